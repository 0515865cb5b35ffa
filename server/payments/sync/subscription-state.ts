import { isEntitling } from '#server/payments/standing.ts';
import type { Stripe } from 'stripe';
import { PAID_PLAN_IDS, type PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { StripeAccount } from '#server/platform/stripe.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';
import { taxStateOf } from '#server/payments/taxes/tax-state.ts';

/** The stored state of a subscription: Stripe's values under our names. */
export type SubscriptionState = Pick<
  SubscriptionRow,
  | 'stripe_subscription_id'
  | 'plan_id'
  | 'price_cents'
  | 'status'
  | 'has_payment_method'
  | 'card_brand'
  | 'card_last4'
  | 'card_exp_month'
  | 'card_exp_year'
  | 'trial_end'
  | 'period_end'
  | 'cancels_at'
  | 'ended_at'
  | 'next_charge_cents'
  | 'next_charge_at'
  | 'overdue_cents'
  | 'next_attempt_at'
  | 'tax_kind'
  | 'included_tax_cents'
  | 'next_charge_tax_cents'
>;

/** The stored state without a subscription. */
export const NO_SUBSCRIPTION: SubscriptionState = {
  stripe_subscription_id: null,
  plan_id: null,
  price_cents: null,
  status: null,
  has_payment_method: false,
  card_brand: null,
  card_last4: null,
  card_exp_month: null,
  card_exp_year: null,
  trial_end: null,
  period_end: null,
  cancels_at: null,
  ended_at: null,
  next_charge_cents: null,
  next_charge_at: null,
  overdue_cents: null,
  next_attempt_at: null,
  tax_kind: 'none',
  included_tax_cents: 0,
  next_charge_tax_cents: null,
};

const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] as const;

interface StateSources {
  customerPaymentMethod: Stripe.PaymentMethod | null;
  nextInvoice: Stripe.Invoice | null;
  prices: StripeAccount['prices'];
}

/**
 * Maps a Stripe subscription to the stored state: cents, and dates instead of seconds. @throws Error for an unknown status: the stored state stays as it
 * was
 */
export function toSubscriptionState(
  subscription: Stripe.Subscription,
  sources: StateSources,
): SubscriptionState {
  const status = STATUSES.find((known) => known === subscription.status);
  if (!status) throw new Error(`Stripe says ${subscription.status} of a subscription`);
  const method = paymentMethodOf(subscription, sources.customerPaymentMethod);
  return {
    stripe_subscription_id: subscription.id,
    plan_id: planOf(subscription, sources.prices),
    price_cents: subscription.items.data[0]?.price.unit_amount ?? null,
    status,
    has_payment_method: method !== null,
    card_brand: method?.card?.brand ?? null,
    card_last4: method?.card?.last4 ?? null,
    card_exp_month: method?.card?.exp_month ?? null,
    card_exp_year: method?.card?.exp_year ?? null,
    trial_end: toDate(subscription.trial_end),
    period_end: toDate(periodEndOf(subscription)),
    cancels_at: subscription.ended_at === null ? toDate(cancelsAt(subscription)) : null,
    ended_at: toDate(subscription.ended_at),
    ...nextChargeOf(subscription, sources.nextInvoice),
    ...overdueOf(subscription),
    ...taxStateOf(subscription, sources.nextInvoice),
  };
}

/** The payment method of a subscription; null without one. */
export function paymentMethodOf(
  { default_payment_method: own }: Stripe.Subscription,
  customerPaymentMethod: Stripe.PaymentMethod | null,
): Stripe.PaymentMethod | null {
  return typeof own === 'object' && own !== null ? own : customerPaymentMethod;
}

/** Whether a subscription renews at the end of its period, with a charge. */
export function renews(subscription: Stripe.Subscription): boolean {
  return isEntitling(subscription.status) && cancelsAt(subscription) === null;
}

/** The unpaid invoice of a renewal. */
export function overdueInvoice({
  status,
  latest_invoice: invoice,
}: Stripe.Subscription): Stripe.Invoice | null {
  if (status !== 'past_due' && status !== 'unpaid') return null;
  if (typeof invoice !== 'object' || invoice === null || invoice.status !== 'open') return null;
  return invoice;
}

/**
 * Prices may have been replaced since the start of a subscription: then metadata names the plan.
 */
export function planOf(
  { items, metadata }: Stripe.Subscription,
  prices: StripeAccount['prices'],
): PaidPlanId | null {
  const price = items.data[0]?.price;
  const byPrice = PAID_PLAN_IDS.find((plan) => prices[plan] === price?.id);
  const metadataPlans = [price?.metadata['planId'], metadata['planId']];
  return byPrice ?? PAID_PLAN_IDS.find((plan) => metadataPlans.includes(plan)) ?? null;
}

function nextChargeOf(subscription: Stripe.Subscription, invoice: Stripe.Invoice | null) {
  if (!invoice || !renews(subscription)) return { next_charge_cents: null, next_charge_at: null };
  return {
    next_charge_cents: invoice.amount_due,
    next_charge_at: toDate(periodEndOf(subscription)),
  };
}

function overdueOf(subscription: Stripe.Subscription) {
  const invoice = overdueInvoice(subscription);
  return {
    overdue_cents: invoice?.amount_remaining ?? null,
    next_attempt_at: toDate(invoice?.next_payment_attempt ?? null),
  };
}

/** Both ways of cancelling at the end are equivalent for us. */
function cancelsAt(subscription: Stripe.Subscription): number | null {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = subscription;
  return at ?? (atPeriodEnd ? periodEndOf(subscription) : null);
}

function periodEndOf({ items, trial_end: trialEnd }: Stripe.Subscription): number | null {
  return items.data[0]?.current_period_end ?? trialEnd;
}

function toDate(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}
