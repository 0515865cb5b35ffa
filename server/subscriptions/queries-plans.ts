import type { PlanId } from '#contract/billing/plans.ts';
import type { Db } from '#server/platform/database/db.ts';

/** The plans that can be chosen, cheapest first. */
export function findOfferedPlans(db: Db) {
  return db
    .selectFrom('plans')
    .select(['price_usd', 'max_requests', 'is_popular', 'is_active'])
    .select((select) => ['created_at', select.ref('id').$castTo<PlanId>().as('id')])
    .where('is_active', '=', true)
    .orderBy('price_usd')
    .execute();
}

/** A plan by its id, on offer or not. */
export function getPlan(db: Db, planId: PlanId) {
  return db
    .selectFrom('plans')
    .select(['price_usd', 'is_active'])
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
}

/** The plan whose quota counts for a professional. */
export async function findPlanInForce(db: Db, professionalId: string): Promise<PlanId> {
  const row = await db
    .selectFrom('professional_quotas')
    .select((select) => select.ref('plan_id').$castTo<PlanId>().as('plan_id'))
    .where('professional_id', '=', professionalId)
    .executeTakeFirst();
  return row?.plan_id ?? 'free';
}
