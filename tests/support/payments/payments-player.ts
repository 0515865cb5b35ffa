import type { Stripe } from 'stripe';
import type { Operations, Outcome } from '#sandbox/stripe/operations.ts';
import type { StartedApp } from '#tests/support/app.ts';
import { cardNamed, type Beginning, type Changing, type PaymentAct } from './payments-story.ts';
import type { Professional } from '#tests/support/people.ts';

/** Expected refusals: the action does not match the current state. */
const EXPECTED = ['already_subscribed', 'not_subscribed', 'card_declined'];

export interface Player {
  site: StartedApp;
  operations: Operations;
  who: Professional;
}

/**
 * Lets one professional act, by our calls and at Stripe itself.
 * @returns whether the last word was a call of ours, which must know then how things stand
 * @throws Error for an answer that nobody should ever get
 */
export async function perform(player: Player, act: PaymentAct): Promise<boolean> {
  switch (act.do) {
    case 'form':
      return payByForm(player, act);
    case 'checkout':
      return payOnPage(player, act);
    case 'refresh':
      return succeeds(player, 'refresh-subscription', undefined);
    case 'card':
    case 'pay':
      return atStripe(player, act);
    default:
      return act.by === 'portal' ? atStripe(player, act) : byCall(player, act);
  }
}

async function payByForm(player: Player, { plan, card, passes }: Beginning): Promise<boolean> {
  const { operations } = player;
  const begun = await ask(player, '/api/create-subscription', { planId: plan });
  if (!begun) return false;
  if (card === 'none') return true;
  const { clientSecret } = begun as { clientSecret: string };
  const intent = await operations.findIntent(clientSecret);
  if (!intent) throw new Error(`Nothing can be paid with ${clientSecret}`);
  const given = { intentId: intent.id, clientSecret, card: cardNamed(card) };
  await finish(player, await operations.confirmIntent(given), passes);
  return false;
}

async function payOnPage(player: Player, { plan, card, passes }: Beginning): Promise<boolean> {
  const { operations } = player;
  const begun = await ask(player, '/api/subscription/checkout', { planId: plan });
  if (!begun) return false;
  if (card === 'none') return true;
  const [sessionId] = /cs_[a-z0-9_]+/i.exec((begun as { url: string }).url) ?? [];
  if (!sessionId) throw new Error('The address of the payment page names no session');
  const given = { sessionId, card: cardNamed(card) };
  await finish(player, await operations.completeCheckout(given), passes);
  return false;
}

function byCall(player: Player, act: Changing): Promise<boolean> {
  if (act.do === 'change') return succeeds(player, 'change-plan', { planId: act.plan });
  return succeeds(player, `${act.do}-subscription`, {});
}

/** Actions in Stripe's portal; we learn of them by events only. */
async function atStripe(
  player: Player,
  act: Exclude<PaymentAct, Beginning | { do: 'refresh' }>,
): Promise<boolean> {
  const { operations, site } = player;
  const customer = await customerOf(player);
  const live = customer === null ? undefined : await findLive(operations, customer);
  if (customer === null || !live) return false;
  const isDue = live.cancel_at !== null || live.cancel_at_period_end;
  switch (act.do) {
    case 'change': {
      const price = site.platform.stripe!.prices[act.plan];
      const isChange = live.status === 'active' && live.items.data[0]?.price.id !== price;
      if (isChange) await finish(player, await operations.switchPrice(live.id, price), true);
      break;
    }
    case 'cancel':
      if (!isDue && live.status !== 'incomplete') await operations.cancelAtPeriodEnd(live.id);
      break;
    case 'resume':
      if (isDue) await operations.resume(live.id);
      break;
    case 'card': {
      const outcome = await operations.setDefaultCard(customer, cardNamed(act.card));
      await finish(player, outcome, act.passes);
      break;
    }
    case 'pay': {
      const owed = (await operations.listInvoices(customer)).find(
        ({ status }) => status === 'open',
      );
      if (owed)
        await finish(player, await operations.payInvoice(owed.id!, cardNamed('good')), true);
    }
  }
  return false;
}

/** Goes through 3-D Secure where required. */
async function finish({ operations }: Player, outcome: Outcome, passed: boolean): Promise<void> {
  if (outcome.outcome !== 'requires_action') return;
  await operations.finishAction({ intentId: outcome.intentId, passed });
}

async function succeeds(player: Player, verb: string, body: object | undefined): Promise<boolean> {
  return Boolean(await ask(player, `/api/professional/${verb}`, body));
}

/** The answer to a call of ours; undefined for an expected refusal. */
async function ask(
  { site, who }: Player,
  path: string,
  body: object | undefined,
): Promise<unknown> {
  const answer = await who.ask('POST', path, body);
  if (answer.status === 200) return answer.body as unknown;
  if (EXPECTED.includes(String((answer.body as { code?: string } | null)?.code))) return undefined;
  const last = site.log.lines.findLast(({ level }) => level === 'error');
  const cause = (last?.facts as { err?: unknown } | undefined)?.err;
  throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`, { cause });
}

export async function customerOf({ site, who }: Pick<Player, 'site' | 'who'>) {
  const row = await site.platform.db
    .selectFrom('subscriptions')
    .select('stripe_customer_id')
    .where('professional_id', '=', who.professionalId)
    .executeTakeFirst();
  return row?.stripe_customer_id ?? null;
}

async function findLive(
  { listSubscriptions }: Operations,
  customer: string,
): Promise<Stripe.Subscription | undefined> {
  const over = ['canceled', 'incomplete_expired'];
  return (await listSubscriptions(customer)).find(({ status }) => !over.includes(status));
}
