import { sql } from 'kysely';
import type { PlanId } from '#contract/billing/plans.ts';
import type { Db } from '#server/platform/database/db.ts';

/** The monthly prices of a plan's active subscriptions in US cents, highest first, and their number. */
export async function countPaidPrices(db: Db, planId: PlanId) {
  const { rows } = await sql<{ priceCents: number; subscribers: number }>`
    select coalesce(subscriptions.price_cents, (plans.price_usd * 100)::int) as "priceCents",
      count(*)::int as subscribers
    from subscriptions join plans on plans.id = subscriptions.plan_id
    where plan_id = ${planId} and active
    group by 1 order by 1 desc`.execute(db);
  return rows;
}
