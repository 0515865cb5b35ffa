import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { askStripe } from './reach.ts';
import { StripeRefused } from './stripe-failure.ts';

const OVER = ['canceled', 'incomplete_expired'];

/** More than one customer can gather: what is begun anew ends what was begun before. */
const MOST = 100;

/** The subscriptions of a customer that have not ended, with what a card can be given for. */
export async function listLive(
  platform: Platform,
  customer: string,
): Promise<Stripe.Subscription[]> {
  const { data } = await askStripe(platform, (stripe) =>
    stripe.subscriptions.list({
      customer,
      limit: MOST,
      expand: [
        'data.customer',
        'data.pending_setup_intent',
        'data.latest_invoice.confirmation_secret',
      ],
    }),
  );
  return data.filter(({ status }) => !OVER.includes(status));
}

/** Whether a plan comes of it now: a trial without a card is none. */
export function isPaidFor({
  status,
  customer,
  default_payment_method: card,
}: Stripe.Subscription): boolean {
  if (status !== 'trialing') return status === 'active' || status === 'past_due';
  const settings = typeof customer === 'object' && !customer.deleted && customer.invoice_settings;
  return Boolean(card ?? (settings && settings.default_payment_method));
}

/** What can be entered a card for; undefined where no card is asked for (any more). */
export function secretOf({
  status,
  pending_setup_intent: setup,
  latest_invoice: invoice,
}: Stripe.Subscription): string | undefined {
  if (status === 'trialing')
    return (typeof setup === 'object' && setup?.client_secret) || undefined;
  if (status !== 'incomplete' || typeof invoice !== 'object') return undefined;
  return invoice?.confirmation_secret?.client_secret;
}

/** Ends subscriptions at once; those that ended by themselves meanwhile are fine. */
export async function endAtOnce(
  platform: Platform,
  subscriptions: readonly Stripe.Subscription[],
): Promise<void> {
  for (const { id } of subscriptions) {
    await askStripe(platform, (stripe) => stripe.subscriptions.cancel(id)).catch((error) => {
      if (!(error instanceof StripeRefused)) throw error;
    });
  }
}
