import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PlanId } from '#contract/billing/plans.ts';

/** A plan in effect without an active subscription was granted. */
const NOT_PAID_FOR = sql`not exists (select from subscriptions
  where subscriptions.professional_id = quota.professional_id and subscriptions.active)`;

/** The counts of the overview. */
export async function countAll(db: Db) {
  const { rows } = await sql<{
    totalUsers: number;
    totalProfessionals: number;
    totalRequests: number;
    totalFeedback: number;
    activeSubscriptions: number;
    grantedPlans: number;
  }>`
    select (select count(*) from users where erased_at is null)
        + (select count(*) from admins) as "totalUsers",
      (select count(*) from professionals where erased_at is null) as "totalProfessionals",
      (select count(*) from requests) as "totalRequests",
      (select count(*) from reviews) as "totalFeedback",
      (select count(*) from subscriptions where active) as "activeSubscriptions",
      (select count(*) from professional_quotas quota join professionals on professionals.id = quota.professional_id
        where plan_id <> 'free' and erased_at is null and ${NOT_PAID_FOR}) as "grantedPlans"`.execute(
    db,
  );
  const [counted] = rows;
  if (!counted) throw new Error('counting gave no row');
  return counted;
}

/** How many are on each plan: paying, on trial, past due, or granted; `paidCents` without taxes. */
export async function countByPlan(db: Db) {
  const { rows } = await sql<{
    planId: PlanId;
    subscribers: number;
    paying: number;
    trialing: number;
    pastDue: number;
    granted: number;
    paidCents: number;
  }>`
    with on_it as (
      select coalesce(subscriptions.plan_id, quota.plan_id, 'free') as plan_id, subscriptions.status,
        subscriptions.price_cents, subscriptions.included_tax_cents
      from professionals
      left join professional_quotas quota on quota.professional_id = professionals.id
      left join subscriptions on subscriptions.professional_id = professionals.id
        and subscriptions.active
      where professionals.erased_at is null
    )
    select plans.id as "planId", count(on_it.plan_id) as subscribers,
      count(*) filter (where on_it.status = 'active') as paying,
      count(*) filter (where on_it.status = 'trialing') as trialing,
      count(*) filter (where on_it.status = 'past_due') as "pastDue",
      count(*) filter (where on_it.status is null and on_it.plan_id <> 'free') as granted,
      coalesce(sum(coalesce(on_it.price_cents, (plans.price_usd * 100)::int)
        - on_it.included_tax_cents)
        filter (where on_it.status = 'active'), 0)::int as "paidCents"
    from plans left join on_it on on_it.plan_id = plans.id
    group by plans.id`.execute(db);
  return rows;
}
