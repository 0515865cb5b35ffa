import { isEntitling } from '#server/payments/standing.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import type { OwnSubscription, Standing } from '#contract/billing/subscriptions.ts';
import { mayBeInQuebec } from '#server/professionals/professionals.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { defaultPriceOf, namedPlan } from '#server/subscriptions/subscriptions.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { findStanding } from '#server/payments/find-standing.ts';
import { subscriptionActions } from '#server/payments/policy.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';
import { isTrialAvailable } from '#server/payments/checkout/trial-claims.ts';
import { isoOrNull } from '#server/platform/clock.ts';

/**
 * The subscription of a professional for themselves: the last snapshot, and the allowed actions.
 */
export async function ownSubscription(
  platform: Platform,
  { session, language }: OwnCall,
): Promise<OwnSubscription> {
  const { db, stripe } = platform;
  const { professionalId, addressProven } = session;
  const [{ row, planId, standing }, hasTrial, frenchTermsFirst] = await Promise.all([
    findStanding(db, professionalId),
    isTrialAvailable(platform, professionalId),
    mayBeInQuebec(db, professionalId),
  ]);
  const isPaid = isEntitling(standing) || standing === 'ending';
  return {
    status: isPaid || standing === 'granted' ? 'active' : 'inactive',
    standing,
    plan: await paidPlan(db, row && isPaid ? row : undefined, { planId, language }),
    autoRenew: isPaid && standing !== 'ending',
    ...(row && isPaid ? paid(row, standing) : nothingPaid),
    trialAvailable: hasTrial,
    trialRefused: row?.trial_refused ?? false,
    addressProven,
    frenchTermsFirst,
    allowedActions: stripe ? [...subscriptionActions(standing)] : [],
  };
}

/**
 * The plan with what its professional pays. Who pays and has no stored price began before prices could be
 * changed.
 */
async function paidPlan(
  db: Db,
  row: SubscriptionRow | undefined,
  { planId, language }: { planId: PlanId; language: Language },
): Promise<OwnSubscription['plan']> {
  const plan = await namedPlan(db, planId, language);
  if (!row) return plan;
  const cents = row.price_cents ?? (await defaultPriceOf(db, planId));
  const { tax_kind: kind } = row;
  return { ...plan, price: cents / 100, ...(kind !== 'none' && { taxKind: kind }) };
}

const nothingPaid = {
  endDate: null,
  trialEnd: null,
  nextCharge: null,
  overdue: null,
  paymentMethod: null,
};

function paid(row: SubscriptionRow, standing: Standing) {
  return {
    endDate: isoOrNull(row.cancels_at ?? row.period_end),
    trialEnd: row.status === 'trialing' ? isoOrNull(row.trial_end) : null,
    nextCharge: standing === 'ending' ? null : nextChargeOf(row),
    overdue:
      standing === 'past_due' && row.overdue_cents !== null
        ? { amount: row.overdue_cents / 100, nextAttemptAt: isoOrNull(row.next_attempt_at) }
        : null,
    paymentMethod: cardOf(row),
  };
}

function nextChargeOf(row: SubscriptionRow) {
  const { next_charge_cents: cents, next_charge_at: at, next_charge_tax_cents: tax } = row;
  if (cents === null || at === null) return null;
  return {
    amount: cents / 100,
    ...(tax !== null && { tax: tax / 100 }),
    at: at.toISOString(),
  };
}

function cardOf(row: SubscriptionRow): OwnSubscription['paymentMethod'] {
  const { card_brand: brand, card_last4: last4, card_exp_month, card_exp_year } = row;
  if (brand === null || last4 === null || !card_exp_month || !card_exp_year) return null;
  return { brand, last4, expMonth: card_exp_month, expYear: card_exp_year };
}
