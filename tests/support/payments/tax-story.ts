import type { Stripe } from 'stripe';
import {
  createSubscription,
  getSubscription,
  refreshSubscription,
} from '#contract/billing/subscriptions.ts';
import type { AnAdmin } from '#tests/support/admin/admins.ts';
import { chooseTaxes } from '#tests/support/admin/choose-taxes.ts';
import type { StartedApp } from '#tests/support/app.ts';
import type { Professional } from '#tests/support/people.ts';
import { giveCard } from './card-form.ts';

const DAY = 86_400;
const body = { planId: 'professional' } as const;

interface Cast {
  site: StartedApp;
  owner: AnAdmin;
  ann: Professional;
}

/** An owner who chooses taxes, and a professional who pays for a plan with them. */
export function taxStory({ site, owner, ann }: Cast) {
  const own = () => ann.call(getSubscription);

  /** Chooses taxes, and waits for what follows at Stripe. */
  async function choose(choice: Parameters<typeof chooseTaxes>[1]): Promise<void> {
    await owner.signIn();
    await chooseTaxes(owner, choice);
    await site.drainJobs();
  }

  async function startTrial() {
    const begun = await ann.call(createSubscription, { body });
    await giveCard(site, begun.clientSecret);
    await ann.call(refreshSubscription);
    return begun;
  }

  /** Lets it pass, in steps, so that the session goes on. */
  async function endTrial(): Promise<void> {
    for (const days of [8, 7]) {
      await site.advance(days * DAY);
      await ann.call(refreshSubscription);
    }
  }

  const nextMonth = () => site.advance(31 * DAY);

  /** Begins the Professional plan, and pays its first month. */
  async function pay(): Promise<void> {
    await startTrial();
    await endTrial();
  }

  /** What was charged, the newest first, as Stripe has it. */
  async function charged(): Promise<Stripe.Invoice[]> {
    const stripe = await site.platform.stripe!.loadClient();
    const { data } = await stripe.invoices.list({ limit: 100 });
    return data.filter(({ total }) => total !== 0);
  }
  const totals = async () => (await charged()).map(({ amount_paid: cents }) => cents);

  return { own, choose, startTrial, endTrial, nextMonth, pay, charged, totals };
}
