import type { PlanId } from '#contract/plans.ts';
import type { Db } from '#server/platform/db.ts';

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
