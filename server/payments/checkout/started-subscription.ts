import type { Stripe } from 'stripe';
import type { Plan } from '#contract/billing/plans.ts';
import type { BegunSubscription, PaidPlanId } from '#contract/billing/subscriptions.ts';
import { DAY_SECONDS } from '#contract/durations.ts';
import { isoOfSeconds } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { namedPlan } from '#server/subscriptions/subscriptions.ts';
import {
  listOpenSubscriptions,
  clientSecretOf,
} from '#server/payments/stripe/open-subscriptions.ts';
import { planOf } from '#server/payments/sync/subscription-state.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { findSubscription } from '#server/payments/queries.ts';
import { taxOfSubscription } from '#server/payments/taxes/tax-state.ts';
import { accountOf } from '#server/payments/stripe/call-stripe.ts';

/**
 * The caller's own subscription of a client secret, while it waits for a card. A forged, foreign or finished one is answered as
 * unknown.
 * @throws Refusal `not_found`, `payments_unavailable`, `payments_unreachable`
 */
export async function findStartedSubscription(
  platform: Platform,
  call: OwnCall,
  clientSecret: string,
): Promise<BegunSubscription> {
  const { prices } = accountOf(platform);
  await limit(platform, call, 'billing');
  const row = await findSubscription(platform.db, call.session.professionalId);
  const customerId = row?.stripe_customer_id;
  assertThat(Boolean(customerId), 'not_found');
  const live = await listOpenSubscriptions(platform, customerId!);
  const begun = live.find((one) => clientSecretOf(one) === clientSecret);
  const planId = begun && planOf(begun, prices);
  assertThat(begun !== undefined && Boolean(planId), 'not_found');
  const plan = await namedPlan(platform.db, planId!, call.language);
  return presentStartedSubscription(begun!, clientSecret, plan);
}

/**
 * A subscription that waits for its card, with what it costs and when: its own price and trial, which the
 * owner may have changed for others since.
 */
export function presentStartedSubscription(
  subscription: Stripe.Subscription,
  clientSecret: string,
  plan: Pick<Plan, 'id' | 'name' | 'price' | 'trialDays'>,
): BegunSubscription {
  const { status, trial_end: trialEnd, items } = subscription;
  const isTrial = status === 'trialing';
  // The first period of a trial is the trial itself.
  const { price, current_period_end: periodEnd } = items.data[0]!;
  const planPrice = price.unit_amount === null ? plan.price : price.unit_amount / 100;
  const tax = taxOfSubscription(subscription);
  const amount = tax?.total ?? planPrice;
  return {
    clientSecret,
    type: isTrial ? 'setup' : 'payment',
    planId: plan.id as PaidPlanId,
    planName: plan.name,
    planPrice,
    ...(tax && { tax }),
    currency: 'usd',
    trialDays: isTrial ? trialDaysOf(subscription) : plan.trialDays,
    trialEnd: trialEnd === null ? null : isoOfSeconds(trialEnd),
    dueNow: isTrial ? 0 : amount,
    nextCharge: { amount, at: isoOfSeconds(periodEnd) },
  };
}

/** The days of a begun trial. */
export function trialDaysOf({ trial_start: start, trial_end: end }: Stripe.Subscription): number {
  return start === null || end === null ? 0 : Math.round((end - start) / DAY_SECONDS);
}
