import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Db } from '#server/platform/database/db.ts';
import { getStanding } from '#server/professionals/professionals.ts';
import { findSubscription } from './queries.ts';
import { entitledPlan } from './standing.ts';

/** A subscription with what notices may say of it; amounts in US cents. */
export interface SubscriptionNotice {
  userId: string;
  plan: PaidPlanId;
  isEntitled: boolean;
  isTrial: boolean;
  nextCharge: { cents: number; taxCents: number | null; at: Date } | null;
  overdue: { cents: number; nextAttemptAt: Date | null } | null;
  timeZone: string;
}

/**
 * The current data of a subscription for notices; undefined where there is none, or nobody to
 * notify.
 */
export async function findSubscriptionForNotice(
  db: Db,
  professionalId: string,
): Promise<SubscriptionNotice | undefined> {
  const row = await findSubscription(db, professionalId);
  if (!row?.plan_id) return undefined;
  // Also of professionals without a place: they pay all the same.
  const { userId, timeZone } = await getStanding(db, professionalId);
  if (!userId) return undefined;
  const { next_charge_cents: next, next_charge_tax_cents: taxCents, next_charge_at: at } = row;
  const { overdue_cents: overdue } = row;
  return {
    userId,
    plan: row.plan_id,
    isEntitled: entitledPlan(row) !== null,
    isTrial: row.status === 'trialing',
    nextCharge: next === null || at === null ? null : { cents: next, taxCents, at },
    overdue: overdue === null ? null : { cents: overdue, nextAttemptAt: row.next_attempt_at },
    timeZone,
  };
}
