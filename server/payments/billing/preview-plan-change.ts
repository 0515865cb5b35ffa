import type { Stripe } from 'stripe';
import type { PaidPlanId, PlanChange } from '#contract/billing/subscriptions.ts';
import { isoOfSeconds } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { namedPlan } from '#server/subscriptions/subscriptions.ts';
import { itemOf, prorationOf } from './change-plan.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { assertAllowed, findStanding } from '#server/payments/find-standing.ts';
import { accountOf, callStripe } from '#server/payments/stripe/call-stripe.ts';
import { planPriceId } from '#server/payments/stripe/plan-price.ts';
import { planOf } from '#server/payments/sync/subscription-state.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';

/**
 * Previews what changing to another paid plan would cost today, and from when; changes nothing.
 * @throws Refusal `not_subscribed`, `payments_unavailable`, `payments_unreachable`
 */
export async function previewPlanChange(
  platform: Platform,
  call: OwnCall,
  planId: PaidPlanId,
): Promise<PlanChange> {
  const { db } = platform;
  const { professionalId } = call.session;
  accountOf(platform);
  await limit(platform, call, 'billing');
  const subscribed = assertAllowed(await findStanding(db, professionalId), 'change_plan');
  const offered = await namedPlan(db, planId, call.language);
  const { due, credit, periodEnd, kept } = await costs(
    platform,
    subscribed.stripe_subscription_id,
    planId,
  ).catch((error: unknown) => {
    if (error instanceof StripeRefused) throw new Refusal('not_subscribed');
    throw error;
  });
  const plan = { ...offered, ...(kept !== null && { price: kept / 100 }) };
  return {
    plan,
    dueNow: due / 100,
    nextCharge: {
      amount: Math.max(0, plan.price - credit / 100),
      at: isoOfSeconds(periodEnd),
    },
  };
}

/**
 * The cost in cents, and the end of the period in seconds. `kept`: what is paid for this very plan already,
 * and stays.
 */
async function costs(platform: Platform, subscriptionId: string, planId: PaidPlanId) {
  const subscription = await callStripe(platform, (stripe) =>
    stripe.subscriptions.retrieve(subscriptionId),
  );
  const item = itemOf(subscription);
  const periodEnd = item.current_period_end;
  const isSame = planOf(subscription, accountOf(platform).prices) === planId;
  const kept = isSame ? item.price.unit_amount : null;
  if (isSame || subscription.status === 'trialing') return { due: 0, credit: 0, periodEnd, kept };
  const price = await planPriceId(platform, planId);
  const invoice = await callStripe(platform, (stripe) =>
    stripe.invoices.createPreview(wanted(subscription, item.id, price)),
  );
  const { amount_due: due, total, starting_balance: balance } = invoice;
  // A negative balance is a credit; unused time adds to it where it is worth more.
  return { due, credit: Math.max(0, -(balance + total)), periodEnd, kept };
}

function wanted(
  subscription: Stripe.Subscription,
  item: string,
  price: string,
): Stripe.InvoiceCreatePreviewParams {
  return {
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item, price }],
      proration_behavior: prorationOf(subscription),
    },
  };
}
