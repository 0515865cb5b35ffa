import type { PlanId } from '#contract/billing/plans.ts';
import { inBatches } from '#server/platform/batches.ts';
import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { closeQuotas, recordQuotasReopened } from '#server/professionals/professionals.ts';
import { monthOf } from './quota.ts';
import { lockQuotasOfPlan } from './queries.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'apply-plan-quota': { planId: PlanId };
  }
}

const BATCH = 500;

/**
 * After the quota of a plan was changed: those on it who have some left can be contacted again, those
 * who have none left are not until the next month. Who has used nothing yet has no row and some left.
 * Idempotent.
 */
export async function applyPlanQuota(platform: Platform, planId: PlanId): Promise<void> {
  const month = monthOf(platform.clock.now());
  let after: string | null = null;
  await inBatches(BATCH, (limit) =>
    change(platform, async (change) => {
      const rows = await lockQuotasOfPlan(change.tx, { planId, month, after, limit });
      const idsOf = (open: boolean) =>
        rows.filter((row) => row.is_open === open).map((row) => row.professional_id);
      await closeQuotas(change.tx, idsOf(false));
      await recordQuotasReopened(change, idsOf(true));
      after = rows.at(-1)?.professional_id ?? after;
      return rows.length;
    }),
  );
}
