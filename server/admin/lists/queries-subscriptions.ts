import { sql, type Selectable } from 'kysely';
import type { listSubscriptions } from '#contract/admin/subscriptions.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import type { ReadDb, Tables } from '#server/platform/database/db.ts';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import { where, type ListSource, type Page, type Sql } from './queries-source.ts';
import { findPage } from './queries-page.ts';
import { professionalNamed, searchConditions } from './queries-search-conditions.ts';

/** The filters of the list of subscriptions. */
export type SubscriptionsAsked = Omit<Parsed<typeof listSubscriptions>['query'], 'after' | 'limit'>;

interface SubscriptionRow {
  id: string;
  professionalName: string;
  plan_id: PaidPlanId | null;
  planInForce: PlanId;
  status: Selectable<Tables['subscriptions']>['status'];
  has_payment_method: boolean;
  trialEnd: Date | null;
  periodEnd: Date | null;
  cancels_at: Date | null;
  entitled_since: Date | null;
  priceCents: number | null;
  /** Null where no owner ever chose taxes. */
  includedTaxCents: number | null;
  nextTaxCents: number | null;
  overdueCents: number | null;
  createdAt: Date;
  key: string;
}

/** A page of all subscriptions ever begun. */
export async function findSubscriptions(
  db: ReadDb,
  asked: SubscriptionsAsked,
  page: Page,
): Promise<SubscriptionRow[]> {
  const found = await findPage(db, [subscriptionSource(asked)], page);
  const { rows } = await sql<SubscriptionRow>`
    select page.id, page.key_text as key, professionals.name as "professionalName",
      subscriptions.plan_id, coalesce(quota.plan_id, 'free') as "planInForce", subscriptions.status,
      subscriptions.has_payment_method, subscriptions.trial_end as "trialEnd",
      subscriptions.period_end as "periodEnd", subscriptions.cancels_at,
      subscriptions.entitled_since, subscriptions.overdue_cents as "overdueCents",
      case when subscriptions.active then coalesce(subscriptions.price_cents,
        (select (price_usd * 100)::int from plans where plans.id = subscriptions.plan_id)) end
        as "priceCents",
      case when (select version > 0 from plan_taxes) then subscriptions.included_tax_cents end
        as "includedTaxCents",
      subscriptions.next_charge_tax_cents as "nextTaxCents",
      subscriptions.created_at as "createdAt"
    from ${found}
    join subscriptions on subscriptions.professional_id = page.id
    join professionals on professionals.id = page.id
    left join professional_quotas quota on quota.professional_id = page.id
    order by page.place`.execute(db);
  return rows;
}

function subscriptionSource({ q, planId, state }: SubscriptionsAsked): ListSource {
  return {
    table: sql`subscriptions`,
    id: sql`subscriptions.professional_id`,
    key: sql`subscriptions.created_at`,
    from: sql`subscriptions join professionals on professionals.id = subscriptions.professional_id`,
    search: searchConditions(q, {
      ids: [sql`subscriptions.professional_id`],
      text: sql`professionals.sought`,
      named: professionalNamed,
    }),
    where: [
      sql`subscriptions.stripe_subscription_id is not null`,
      ...where(planId && sql`subscriptions.plan_id = ${planId}`, state && STATES[state]),
    ],
  };
}

const IS_LIVE = sql`subscriptions.active`;

const STATES: Record<NonNullable<SubscriptionsAsked['state']>, Sql> = {
  live: IS_LIVE,
  trialing: sql`${IS_LIVE} and subscriptions.status = 'trialing'
    and subscriptions.cancels_at is null`,
  past_due: sql`subscriptions.status = 'past_due' and subscriptions.cancels_at is null`,
  ending: sql`${IS_LIVE} and subscriptions.cancels_at is not null`,
  ended: sql`not ${IS_LIVE} and subscriptions.entitled_since is not null`,
};
