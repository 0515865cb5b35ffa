import type { Stripe } from 'stripe';
import type { BegunSubscription, PaidPlanId } from '#contract/billing/subscriptions.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { namedPlan } from '#server/subscriptions/subscriptions.ts';
import { presentStartedSubscription, trialDaysOf } from './started-subscription.ts';
import { startSubscription, type SubscriptionStart } from './start-subscription.ts';
import { expireOpenSessions } from '#server/payments/stripe/checkout-sessions.ts';
import { cancelImmediately, clientSecretOf } from '#server/payments/stripe/open-subscriptions.ts';
import { createOnce } from '#server/payments/stripe/create-once.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';
import { hasTaxes, taxParameters } from '#server/payments/taxes/align-taxes.ts';

/** TTL of an unfinished subscription: an older trial would be shorter than promised. */
const REUSABLE_FOR_MS = HOUR_MS;

/**
 * Creates a subscription whose card is then given in the payment form. Idempotent: an unfinished one is reused, so that two clicks or going back make one
 * subscription.
 * @throws as startSubscription, and Refusal `payment_page_needed` where taxes depend on an address
 */
export function createSubscription(
  platform: Platform,
  call: OwnCall,
  asked: { professionalId?: string | undefined; planId: PaidPlanId },
): Promise<BegunSubscription> {
  return startSubscription(platform, call, asked, async (start) => {
    assertThat(start.taxes.mode !== 'automatic', 'payment_page_needed');
    await expireOpenSessions(platform, start.row.stripe_customer_id);
    const subscription = await reuseOrCreate(platform, start);
    const clientSecret = clientSecretOf(subscription);
    // Nothing is left to pay: a credit or a stored card has paid already.
    if (clientSecret === undefined) throw new Refusal('already_subscribed');
    const plan = await namedPlan(platform.db, start.planId, call.language);
    return presentStartedSubscription(subscription, clientSecret, plan);
  });
}

async function reuseOrCreate(
  platform: Platform,
  start: SubscriptionStart,
): Promise<Stripe.Subscription> {
  const now = platform.clock.now();
  const reusable = start.unfinished.find((one) => isReusable(one, start, now));
  await cancelImmediately(
    platform,
    start.unfinished.filter((one) => one !== reusable),
  );
  if (!reusable) return create(platform, start);
  const isSame = priceOf(reusable) === start.price && isTaxedAlike(reusable, start);
  return isSame ? reusable : switchPrice(platform, reusable, start);
}

/** Price and taxes of an incomplete subscription cannot be changed, those of a trial can. */
function isReusable(
  subscription: Stripe.Subscription,
  start: SubscriptionStart,
  now: Date,
): boolean {
  const { trialDays, price } = start;
  if (clientSecretOf(subscription) === undefined) return false;
  if (subscription.status === 'incomplete') {
    const isSame = priceOf(subscription) === price && isTaxedAlike(subscription, start);
    return trialDays === 0 && isSame;
  }
  const isFresh = now.getTime() - subscription.created * 1000 < REUSABLE_FOR_MS;
  return trialDays > 0 && trialDaysOf(subscription) === trialDays && isFresh;
}

function priceOf({ items }: Stripe.Subscription): string | undefined {
  return items.data[0]?.price.id;
}

function isTaxedAlike(subscription: Stripe.Subscription, { taxes }: SubscriptionStart): boolean {
  return !taxes.isChosen || hasTaxes(subscription, taxes);
}

function switchPrice(
  platform: Platform,
  { id, items }: Stripe.Subscription,
  { price, professionalId, planId, taxes }: SubscriptionStart,
): Promise<Stripe.Subscription> {
  return callStripe(platform, (stripe) =>
    stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]!.id, price, ...(taxes.isChosen && { tax_rates: '' }) }],
      proration_behavior: 'none',
      metadata: { professionalId, planId },
      ...(taxes.isChosen && taxParameters(taxes)),
      expand: ['pending_setup_intent'],
    }),
  );
}

function create(platform: Platform, start: SubscriptionStart): Promise<Stripe.Subscription> {
  const { row, professionalId, planId, price, taxes, trialDays } = start;
  const wanted: Stripe.SubscriptionCreateParams = {
    customer: row.stripe_customer_id,
    items: [{ price }],
    ...(taxes.rateIds.length > 0 && { default_tax_rates: [...taxes.rateIds] }),
    ...(trialDays > 0 && {
      trial_period_days: trialDays,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    }),
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { professionalId, planId },
    expand: ['pending_setup_intent', 'latest_invoice.confirmation_secret'],
  };
  const scope = { what: 'subscription', professionalId, attempt: row.attempt } as const;
  return createOnce(platform, scope, wanted, (stripe, options) =>
    stripe.subscriptions.create(wanted, options),
  );
}
