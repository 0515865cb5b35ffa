import { sql } from 'kysely';
import type { Db } from '#server/platform/db.ts';
import type { PlanId } from '#contract/plans.ts';

/** How many there are of what the overview counts. */
export async function countAll(db: Db) {
  const { rows } = await sql<{
    totalUsers: number;
    totalProfessionals: number;
    totalRequests: number;
    totalFeedback: number;
    activeSubscriptions: number;
  }>`
    select (select count(*) from users where erased_at is null)
        + (select count(*) from admins) as "totalUsers",
      (select count(*) from professionals where erased_at is null) as "totalProfessionals",
      (select count(*) from requests) as "totalRequests",
      (select count(*) from reviews) as "totalFeedback",
      (select count(*) from subscriptions where stripe_subscription_id is not null
        and (status in ('active', 'past_due') or (status = 'trialing' and has_payment_method)))
        as "activeSubscriptions"`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('counting gave no row');
  return counted;
}

/** How many are on each plan, and how many of those try it, owe for it, or pay for it. */
export async function countByPlan(db: Db) {
  const { rows } = await sql<{
    planId: PlanId;
    subscribers: number;
    trialing: number;
    pastDue: number;
    paying: number;
  }>`
    with paid as (
      select plan_id, count(*) as subscribers from professional_quotas
      where plan_id <> 'free' group by plan_id
    ), billed as (
      select plan_id,
        count(*) filter (where status = 'trialing' and has_payment_method) as trialing,
        count(*) filter (where status = 'past_due') as past_due,
        count(*) filter (where status = 'active') as paying
      from subscriptions where stripe_subscription_id is not null group by plan_id
    )
    select plans.id as "planId", coalesce(trialing, 0) as trialing,
      coalesce(past_due, 0) as "pastDue", coalesce(paying, 0) as paying,
      case when plans.id = 'free'
        then (select count(*) from professionals where erased_at is null)
          - (select coalesce(sum(paid.subscribers), 0) from paid)
        else coalesce(paid.subscribers, 0) end as subscribers
    from plans left join paid on paid.plan_id = plans.id
    left join billed on billed.plan_id = plans.id`.execute(db);
  return rows;
}
