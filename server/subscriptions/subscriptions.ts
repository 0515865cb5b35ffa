import { inBatches } from '#server/platform/batches.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import { closeQuota, recordQuotasReopened } from '#server/professionals/professionals.ts';
import { change, type Change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { monthOf, quotaOf } from './quota.ts';
import {
  updateBegunMonth,
  updateRefunded,
  upsertPlan,
  upsertTaken,
  type RefundReason,
  type Taking,
} from './queries.ts';

export { grantContacts } from './grant.ts';
export { eraseQuota, exportQuota } from './personal-data.ts';
export { applyPlanQuota } from './apply-plan-quota.ts';
export { readPlan, setPlan, type PlanChoice } from './edit-plan.ts';
export { followPlans, planName, reloadPlans } from './plan-words.ts';
export {
  defaultPriceOf,
  isOffered,
  namedPlan,
  offeredPlans,
  stripePriceOf,
  trialDaysOfPlan,
} from './plans.ts';
export { findPlanInForce, getPlan, lockPlans, updateStripePrice } from './queries-plans.ts';
export { setTaxes, type TaxesChoice } from './taxes/edit-taxes.ts';
export {
  forgetStripeRates,
  getTaxes,
  lockTaxes,
  updateStripeRates,
} from './taxes/queries-taxes.ts';
export { readTaxes, taxField } from './taxes/taxes.ts';
export { quotaOf };

export type { PlanId } from '#contract/billing/plans.ts';

/**
 * Charges one contact of this calendar month (UTC) for each lead, with its line of the ledger:
 * exact under concurrency. `taken` lacks the professionals without quota; `usedUp` are those who
 * used their last one.
 */
export async function chargeQuota(
  db: Db,
  contacts: Omit<Taking, 'month'>,
): Promise<{ taken: Set<string>; usedUp: string[] }> {
  const rows = await upsertTaken(db, { ...contacts, month: monthOf(contacts.at) });
  return {
    taken: new Set(rows.map((row) => row.professional_id)),
    usedUp: rows.filter((row) => row.used_up).map((row) => row.professional_id),
  };
}

/**
 * Refunds the contacts of leads that came to nothing to the month of their charge. Idempotent per lead; charges of an earlier month have expired anyway. @returns the professionals whose quota has room again, to pass to professionals' front
 * door
 */
export async function refundQuota(
  db: Db,
  leadIds: readonly string[],
  reason: RefundReason,
  at: Date,
): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const rows = await updateRefunded(db, { leadIds, reason, at });
  return rows.map((row) => row.professional_id);
}

/**
 * Starts a professional on a plan. Used quota stays: one who has used more than the new plan
 * includes is not contacted before the next month.
 */
export async function startPlan(
  change: Pick<Change, 'tx' | 'record'>,
  professionalId: string,
  planId: PlanId,
  now: Date,
): Promise<void> {
  await upsertPlan(change.tx, { professionalId, planId, month: monthOf(now) });
  const { left } = await quotaOf(change.tx, professionalId, now);
  if (left === 0) await closeQuota(change.tx, professionalId);
  else await recordQuotasReopened(change, [professionalId]);
}

/** Run by a timer: starts the new month for everybody who used something of an earlier one. */
export async function reopenQuotas(platform: Platform): Promise<void> {
  const month = monthOf(platform.clock.now());
  await inBatches(1000, (limit) =>
    change(platform, async (change) => {
      const rows = await updateBegunMonth(change.tx, month, limit);
      const ids = rows.map((row) => row.professional_id);
      await recordQuotasReopened(change, ids);
      return rows.length;
    }),
  );
}
