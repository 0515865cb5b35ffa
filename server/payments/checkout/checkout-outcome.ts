import type { Stripe } from 'stripe';
import { PAID_PLAN_IDS } from '#contract/billing/subscriptions.ts';
import { isoOfSeconds } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { namedPlan } from '#server/subscriptions/subscriptions.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { findSubscription } from '#server/payments/queries.ts';
import { accountOf, callStripe } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';

/**
 * The outcome of the caller's payment page; read only. A page of somebody else is answered as an unknown
 * one.
 * @throws Refusal `not_found`, `payments_unavailable`, `payments_unreachable`
 */
export async function checkoutOutcome(platform: Platform, call: OwnCall, sessionId: string) {
  accountOf(platform);
  await limit(platform, call, 'billing');
  const session = await findSession(platform, sessionId);
  const row = await findSubscription(platform.db, call.session.professionalId);
  const customer = session && idOf(session.customer);
  assertThat(Boolean(customer && customer === row?.stripe_customer_id), 'not_found');
  const planId = PAID_PLAN_IDS.find((id) => id === session?.metadata?.['planId']);
  assertThat(planId !== undefined, 'not_found');
  const { name: planName } = await namedPlan(platform.db, planId, call.language);
  const success = session?.status === 'complete' && session.payment_status !== 'unpaid';
  return { success, subscription: { planName, trialEnd: trialEndOf(session) } };
}

async function findSession(
  platform: Platform,
  id: string,
): Promise<Stripe.Checkout.Session | null> {
  // An invalid id is not even requested.
  if (!/^cs_\w+$/.test(id)) return null;
  try {
    return await callStripe(platform, (stripe) =>
      stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] }),
    );
  } catch (error) {
    if (error instanceof StripeRefused) return null;
    throw error;
  }
}

function trialEndOf(session: Stripe.Checkout.Session | null): string | null {
  const subscription = session?.subscription;
  if (typeof subscription !== 'object' || !subscription?.trial_end) return null;
  return isoOfSeconds(subscription.trial_end);
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'object' ? (object?.id ?? null) : object;
}
