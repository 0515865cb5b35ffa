import type { Stripe } from 'stripe';
import { PAID_PLAN_IDS, type PaidPlanId } from '#contract/subscriptions.ts';
import { WEBHOOK_PATH } from '#server/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StripeAccount } from '#server/platform/stripe.ts';
import { namedPlan } from '#server/subscriptions/subscriptions.ts';
import type { Finding } from './doctor-finding.ts';

type Examined = Pick<Platform, 'config' | 'db' | 'stripe'>;

/** Events without which we would hear of a change only in the night; docs/payments.md has them all. */
const NEEDED_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
];

/** Whether plans can be paid for as they should: asks Stripe where there are keys; changes nothing. */
export async function* examinePayments({ config, db, stripe }: Examined): AsyncGenerator<Finding> {
  const what = 'payments';
  if (!stripe) {
    const sandboxed = config.demo && !config.production;
    const none = 'no keys of Stripe: paid plans are shown and cannot be chosen';
    yield { ok: true, what, note: sandboxed ? 'sandbox, nobody is charged' : none };
    return;
  }
  yield { ok: true, what, note: stripe.mode === 'live' ? 'live, real money' : stripe.mode };
  for (const planId of PAID_PLAN_IDS) {
    const { price } = await namedPlan(db, planId, 'en');
    yield await found(`  price of ${planId}`, () => examinePrice(stripe, planId, price * 100));
  }
  const url = `${config.publicUrl}${WEBHOOK_PATH}`;
  yield await found('  webhook', () => examineWebhook(stripe, url));
  yield await found('  billing portal', () => examinePortal(stripe));
}

/** What is wrong, or undefined where it is well. */
type Look = () => Promise<string | undefined>;

async function found(what: string, look: Look): Promise<Finding> {
  const wrong = await look().catch((error: unknown) => cureOf(error));
  return { ok: wrong === undefined, what, note: wrong ?? 'ok' };
}

async function examinePrice(
  { reach, prices, mode }: StripeAccount,
  plan: PaidPlanId,
  cents: number,
) {
  const price = await (await reach()).prices.retrieve(prices[plan]);
  const { unit_amount: amount, currency, recurring, active, livemode } = price;
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  if (livemode !== (mode === 'live')) return `is of ${livemode ? 'live' : 'test'} mode`;
  if (!active) return 'is archived at Stripe: activate it, or name another';
  if (amount === cents && currency === 'usd' && isMonthly) return undefined;
  const every = recurring ? `every ${recurring.interval_count} ${recurring.interval}` : 'once';
  return `is ${amount} ${currency} ${every} at Stripe, and ${cents} usd every 1 month here: make another price and name it in STRIPE_PRICE_${plan.toUpperCase()}`;
}

async function examineWebhook({ reach }: StripeAccount, url: string) {
  const { data } = await (await reach()).webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find((one) => one.url === url);
  if (!endpoint)
    return `none for ${url}: add it at Stripe, and its secret to STRIPE_WEBHOOK_SECRET`;
  if (endpoint.status !== 'enabled') return `is ${endpoint.status} at Stripe: enable it`;
  const chosen: readonly string[] = endpoint.enabled_events;
  const missing = NEEDED_EVENTS.filter((event) => !chosen.includes(event));
  if (chosen.includes('*') || missing.length === 0) return undefined;
  return `does not send ${missing.join(', ')}: choose them too`;
}

async function examinePortal({ reach }: StripeAccount) {
  const wanted = { is_default: true, active: true };
  const { data } = await (await reach()).billingPortal.configurations.list(wanted);
  const features = data[0]?.features;
  if (!features) return 'was never saved: open its settings at Stripe and save them once';
  if (!features.payment_method_update.enabled) return 'lets nobody change a card: switch that on';
  if (!features.subscription_update.enabled) return undefined;
  return 'lets people change plans there, past our own steps: switch that off';
}

/** An error of the SDK says in its type what went wrong; its message may quote the key. */
function cureOf(error: unknown): string {
  const { type, code } = error as Partial<Pick<Stripe.errors.StripeError, 'type' | 'code'>>;
  switch (type) {
    case 'StripeAuthenticationError':
      return 'Stripe refuses STRIPE_SECRET_KEY: copy it again';
    case 'StripePermissionError':
      return 'the restricted key may not look: give it the right to read this';
    case 'StripeConnectionError':
      return 'Stripe cannot be reached from here';
    case 'StripeInvalidRequestError':
      return code === 'resource_missing' ? 'does not exist at Stripe' : `Stripe says ${code}`;
    default:
      return `Stripe did not answer as it should (${type ?? String(error)})`;
  }
}
