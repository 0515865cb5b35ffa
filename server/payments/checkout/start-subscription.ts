import type { Stripe } from 'stripe';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { ensureCustomer, type CustomerRow } from '#server/payments/stripe/stripe-customer.ts';
import { isPaidFor, listOpenSubscriptions } from '#server/payments/stripe/open-subscriptions.ts';
import { withProfessionalLock } from '#server/payments/stripe/professional-lock.ts';
import {
  assertOffered,
  assertOwn,
  assertReachable,
  type OwnCall,
} from '#server/payments/own-call.ts';
import { maySubscribe } from '#server/payments/policy.ts';
import { findStanding } from '#server/payments/find-standing.ts';
import { updateCustomer } from '#server/payments/queries-customers.ts';
import { accountOf } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused, StripeUnavailable } from '#server/payments/stripe/stripe-errors.ts';
import { syncCustomer } from '#server/payments/sync/sync-customer.ts';
import { trialDaysOfPlan } from '#server/subscriptions/subscriptions.ts';
import { planPriceId } from '#server/payments/stripe/plan-price.ts';
import { asTaxRefusal } from '#server/payments/taxes/tax-refusal.ts';
import { findTaxesInForce, type TaxesInForce } from '#server/payments/taxes/tax-rates.ts';
import { isTrialAvailable } from './trial-claims.ts';

/** The start of a paid plan, common to the three calls. */
export interface SubscriptionStart {
  row: CustomerRow;
  professionalId: string;
  planId: PaidPlanId;
  /** The id of the plan's price at Stripe: ours, whatever the caller sends. */
  price: string;
  taxes: TaxesInForce;
  /** 0 where they had their trial. */
  trialDays: number;
  /** Subscriptions begun at Stripe before and never paid for. */
  unfinished: Stripe.Subscription[];
}

/**
 * Common to starting a paid plan: authorization, and that there is a single subscription, whatever was begun elsewhere. `work` creates the form or page; calls of one professional are
 * serialized.
 * @throws Refusal `not_yours`, `address_unproven`, `payments_unavailable`, `already_subscribed`, `payments_unreachable`
 */
export async function startSubscription<T>(
  platform: Platform,
  call: OwnCall,
  asked: { professionalId?: string | undefined; planId: PaidPlanId },
  work: (start: SubscriptionStart) => Promise<T>,
): Promise<T> {
  const { professionalId } = call.session;
  assertOwn(call, asked);
  assertReachable(call);
  accountOf(platform);
  await limit(platform, call, 'subscribing');
  await assertMaySubscribe(platform, professionalId);
  await assertOffered(platform, asked.planId);
  const { planId } = asked;
  const [price, taxes, trialDays] = await Promise.all([
    planPriceId(platform, planId),
    findTaxesInForce(platform),
    trialDaysOfPlan(platform.db, planId),
  ]);
  const asks = { professionalId, planId, price, taxes };
  let customerId: string | undefined;
  let isAway = false;
  try {
    return await withProfessionalLock(platform, professionalId, () =>
      withStripeCustomer(platform, call, async (row) => {
        customerId = row.stripe_customer_id;
        const unfinished = await listOpenSubscriptions(platform, customerId);
        assertThat(!unfinished.some(isPaidFor), 'already_subscribed');
        const hasTrial = await isTrialAvailable(platform, professionalId);
        return work({ ...asks, row, trialDays: hasTrial ? trialDays : 0, unfinished });
      }),
    );
  } catch (error) {
    isAway = error instanceof StripeUnavailable;
    throw await asTaxRefusal(platform, error, taxes);
  } finally {
    // The webhook will report it as well: this only makes the next page correct at once, and nobody
    // waits for it where Stripe has just failed to answer.
    if (customerId && !isAway) await syncCustomer(platform, customerId).catch(() => undefined);
  }
}

async function assertMaySubscribe({ db }: Platform, professionalId: string): Promise<void> {
  const { standing } = await findStanding(db, professionalId);
  assertThat(maySubscribe(standing), 'already_subscribed');
}

/** Runs with the caller's Stripe customer; one that is unknown to Stripe is created again. */
async function withStripeCustomer<T>(
  platform: Platform,
  { session }: OwnCall,
  work: (row: CustomerRow) => Promise<T>,
): Promise<T> {
  try {
    return await work(await ensureCustomer(platform, session));
  } catch (error) {
    const isGone = error instanceof StripeRefused && error.code === 'resource_missing';
    if (!isGone || error.parameter !== 'customer') throw error;
    await updateCustomer(platform.db, session.professionalId, null);
    return work(await ensureCustomer(platform, session));
  }
}
