import type { Stripe } from 'stripe';
import type { BegunSubscription, PaidPlanId } from '#contract/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { namedPlan } from '#server/subscriptions/subscriptions.ts';
import { presentBegun } from './begun.ts';
import { begin, TRIAL_DAYS, type Beginning } from './begin.ts';
import { expireOpen } from './checkout-sessions.ts';
import { endAtOnce, secretOf } from './live.ts';
import { createOnce } from './once.ts';
import type { OwnCall } from './own-call.ts';
import { askStripe } from './reach.ts';

/** A card-less trial begun longer ago would cut the promised days short. */
const FRESH_MS = 3_600_000;

/**
 * Begins a paid plan whose card is then given in the payment form. What was begun and not finished is
 * gone on with, so that two clicks or a way back make one subscription.
 * @throws as begin
 */
export function createSubscription(
  platform: Platform,
  call: OwnCall,
  asked: { professionalId?: string | undefined; planId: PaidPlanId },
): Promise<BegunSubscription> {
  return begin(platform, call, asked, async (beginning) => {
    await expireOpen(platform, beginning.row.stripe_customer_id);
    const subscription = await begun(platform, beginning);
    const clientSecret = secretOf(subscription);
    // Nothing is left to pay: a credit or a card from before has paid already.
    if (clientSecret === undefined) throw new Refusal('already_subscribed');
    const plan = await namedPlan(platform.db, beginning.planId, call.language);
    return presentBegun(subscription, clientSecret, plan);
  });
}

async function begun(platform: Platform, beginning: Beginning): Promise<Stripe.Subscription> {
  const now = platform.clock.now();
  const kept = beginning.unfinished.find((one) => canGoOn(one, beginning, now));
  await endAtOnce(
    platform,
    beginning.unfinished.filter((one) => one !== kept),
  );
  if (!kept) return create(platform, beginning);
  return priceOf(kept) === beginning.price ? kept : choose(platform, kept, beginning);
}

/** The price of what waits for its first payment cannot be changed, that of a trial can. */
function canGoOn(
  subscription: Stripe.Subscription,
  { hasTrial, price }: Beginning,
  now: Date,
): boolean {
  if (secretOf(subscription) === undefined) return false;
  if (subscription.status === 'incomplete') return !hasTrial && priceOf(subscription) === price;
  const isFresh = now.getTime() - subscription.created * 1000 < FRESH_MS;
  return hasTrial && isFresh;
}

function priceOf({ items }: Stripe.Subscription): string | undefined {
  return items.data[0]?.price.id;
}

function choose(
  platform: Platform,
  { id, items }: Stripe.Subscription,
  { price, professionalId, planId }: Beginning,
): Promise<Stripe.Subscription> {
  return askStripe(platform, (stripe) =>
    stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]!.id, price }],
      proration_behavior: 'none',
      metadata: { professionalId, planId },
      expand: ['pending_setup_intent'],
    }),
  );
}

function create(platform: Platform, beginning: Beginning): Promise<Stripe.Subscription> {
  const { row, professionalId, planId, price, hasTrial } = beginning;
  const wanted: Stripe.SubscriptionCreateParams = {
    customer: row.stripe_customer_id,
    items: [{ price }],
    ...(hasTrial && {
      trial_period_days: TRIAL_DAYS,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    }),
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { professionalId, planId },
    expand: ['pending_setup_intent', 'latest_invoice.confirmation_secret'],
  };
  const once = { what: 'subscription', professionalId, attempt: row.attempt } as const;
  return createOnce(platform, once, wanted, (stripe, options) =>
    stripe.subscriptions.create(wanted, options),
  );
}
