import type { Stripe } from 'stripe';
import type { OwnSubscription, SubscriptionAction } from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withProfessionalLock } from '#server/payments/stripe/professional-lock.ts';
import { assertOwn, assertReachable, type OwnCall } from '#server/payments/own-call.ts';
import { assertAllowed, findStanding, type OwnStanding } from '#server/payments/find-standing.ts';
import { ownSubscription } from './own-subscription.ts';
import { accountOf, callStripe } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';
import { syncCustomer } from '#server/payments/sync/sync-customer.ts';
import { taxRefusalOf } from '#server/payments/taxes/tax-refusal.ts';

/** A change of a subscription. */
interface SubscriptionChange {
  action: Exclude<SubscriptionAction, 'subscribe'>;
  /** Whether the change is already done: makes a repeated call idempotent. */
  isDone(own: OwnStanding): boolean;
  request(subscription: Stripe.Subscription, own: OwnStanding): Promise<unknown>;
}

/**
 * Changes the caller's subscription at Stripe and answers its new state.
 * @throws Refusal `not_yours`, `address_unproven` (not for a cancellation), `not_subscribed`, `card_declined`, `payments_unreachable` …
 */
export async function changeSubscription(
  platform: Platform,
  call: OwnCall,
  asked: { professionalId?: string | undefined },
  change: SubscriptionChange,
): Promise<OwnSubscription> {
  const { professionalId } = call.session;
  assertOwn(call, asked);
  if (change.action !== 'cancel') assertReachable(call);
  accountOf(platform);
  await limit(platform, call, 'billing');
  const customerId = await withProfessionalLock(platform, professionalId, async () => {
    const own = await findStanding(platform.db, professionalId);
    if (change.isDone(own)) return null;
    const subscribed = assertAllowed(own, change.action);
    await withStripeSubscription(platform, subscribed, (subscription) =>
      change.request(subscription, own),
    );
    return subscribed.stripe_customer_id;
  });
  if (customerId !== null) await syncCustomer(platform, customerId);
  return ownSubscription(platform, call);
}

/** Where Stripe refuses other than its taxes, it has ended there and the event has not arrived yet. */
async function withStripeSubscription(
  platform: Platform,
  { stripe_subscription_id: id, stripe_customer_id: customerId }: ReturnType<typeof assertAllowed>,
  request: (subscription: Stripe.Subscription) => Promise<unknown>,
): Promise<void> {
  try {
    await request(await callStripe(platform, (stripe) => stripe.subscriptions.retrieve(id)));
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error;
    const ofTaxes = await taxRefusalOf(platform, error);
    if (ofTaxes) throw ofTaxes;
    await syncCustomer(platform, customerId);
    throw new Refusal('not_subscribed');
  }
}
