import type { Stripe } from 'stripe';
import type { OwnSubscription, PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeSubscription } from './change-subscription.ts';
import { assertOffered, type OwnCall } from '#server/payments/own-call.ts';
import { accountOf, callStripe } from '#server/payments/stripe/call-stripe.ts';
import { planPriceId } from '#server/payments/stripe/plan-price.ts';
import { planOf } from '#server/payments/sync/subscription-state.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';

/**
 * Changes to another paid plan at once. During the trial nothing is charged; later the difference
 * for the rest of the period is charged or credited, and a declined card changes nothing.
 * @throws as changeSubscription
 */
export function changePlan(
  platform: Platform,
  call: OwnCall,
  asked: { professionalId?: string | undefined; planId: PaidPlanId },
): Promise<OwnSubscription> {
  const { planId } = asked;
  const { professionalId } = call.session;
  return changeSubscription(platform, call, asked, {
    action: 'change_plan',
    isDone: () => false,
    request: async (subscription) => {
      const item = itemOf(subscription);
      // Who stays on a plan keeps the price they agreed to.
      if (planOf(subscription, accountOf(platform).prices) === planId) return;
      await assertOffered(platform, planId);
      const price = await planPriceId(platform, planId);
      await callStripe(platform, (stripe) =>
        stripe.subscriptions.update(subscription.id, {
          items: [{ id: item.id, price }],
          metadata: { professionalId, planId },
          proration_behavior: prorationOf(subscription),
          payment_behavior: 'error_if_incomplete',
        }),
      );
    },
  });
}

/** The single item of a subscription. @throws StripeRefused where it has ended */
export function itemOf({ status, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item || !['trialing', 'active'].includes(status)) throw new StripeRefused('ended');
  return item;
}

/** The rest of the trial is free on either plan. */
export function prorationOf({ status }: Stripe.Subscription): 'none' | 'always_invoice' {
  return status === 'trialing' ? 'none' : 'always_invoice';
}
