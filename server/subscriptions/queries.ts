import { sql } from 'kysely';
import type { QUOTA_REASONS } from '#contract/billing/quota.ts';
import type { Db } from '#server/platform/database/db.ts';

/** Why a contact was refunded. */
export type RefundReason = Exclude<(typeof QUOTA_REASONS)[number], 'contacted' | 'operator'>;

/** A charged contact of one lead; `professionId` and `area` are for its line of the ledger. */
export interface ChargedLead {
  id: string;
  professionalId: string;
  professionId: number;
  area: string;
}

/** The contacts of different professionals. */
export interface Taking {
  leads: readonly ChargedLead[];
  /** The first day of the month. */
  month: string;
  at: Date;
}

/**
 * Charges one contact for each lead, with its line of the ledger, in the order of the
 * professionals' ids which prevents deadlocks. Those without quota left are missing from the
 * result.
 */
export async function upsertTaken(db: Db, { leads, month, at }: Taking) {
  const { rows } = await sql<{ professional_id: string; used_up: boolean }>`
    with asked as (
      select * from unnest(
        ${leads.map((lead) => lead.professionalId)}::uuid[],
        ${leads.map((lead) => lead.id)}::uuid[],
        ${leads.map((lead) => lead.professionId)}::int[],
        ${leads.map((lead) => lead.area)}::text[]
      ) as lead (professional_id, lead_id, profession_id, area)
    ), counted as (
      insert into professional_quotas as quota (professional_id, month, used)
      select professional_id, ${month}::date, 1 from asked order by professional_id
      on conflict (professional_id) do update set
        month = greatest(quota.month, excluded.month),
        used = case when quota.month < excluded.month then 1 else quota.used + 1 end,
        granted = case when quota.month < excluded.month then 0 else quota.granted end
      where quota.month < excluded.month or quota.used < ${mostOf('quota')}
      returning professional_id, month, used >= ${mostOf('quota')} as used_up
    ), noted as (
      insert into quota_entries
        (professional_id, lead_id, kind, reason, month, profession_id, area, at)
      select professional_id, lead_id, 'taken', 'contacted', month, profession_id, area, ${at}
      from counted join asked using (professional_id)
    )
    select professional_id, used_up from counted`.execute(db);
  return rows;
}

/** Including this month's grant. A plan without a number is unlimited. */
function mostOf(quota: string) {
  const [planId, granted] = [sql.ref(`${quota}.plan_id`), sql.ref(`${quota}.granted`)];
  return sql`coalesce(
    (select max_requests + ${granted} from plans where plans.id = ${planId}), 2147483647)`;
}

/**
 * Refunds the contact of each lead, once: a unique index allows one such line a lead. The counter
 * follows unless the month is over. Returns those who have quota left again.
 */
export async function updateRefunded(
  db: Db,
  given: { leadIds: readonly string[]; reason: RefundReason; at: Date },
) {
  const { rows } = await sql<{ professional_id: string }>`
    with returned as (
      insert into quota_entries
        (professional_id, lead_id, kind, reason, month, profession_id, area, at)
      select professional_id, lead_id, 'returned', ${given.reason}, month, profession_id, area,
        ${given.at}
      from quota_entries
      where kind = 'taken' and lead_id = any(${given.leadIds}::uuid[])
      order by lead_id
      on conflict (lead_id, kind) do nothing
      returning professional_id, month
    ), counted as (
      select professional_id, month, count(*)::int as returns from returned group by 1, 2
    ), locked as (
      select quota.professional_id, returns
      from professional_quotas quota
      join counted using (professional_id, month)
      order by quota.professional_id for no key update of quota
    ), lowered as (
      update professional_quotas quota set used = greatest(used - returns, 0)
      from locked where quota.professional_id = locked.professional_id
      returning quota.professional_id, quota.used < ${mostOf('quota')} as is_open
    )
    select professional_id from lowered where is_open`.execute(db);
  return rows;
}

/** Resets the month of those who used anything in an earlier one; at most `limit` at a time. */
export async function updateBegunMonth(db: Db, month: string, limit: number) {
  const { rows } = await sql<{ professional_id: string }>`
    update professional_quotas quota set used = 0, granted = 0, month = ${month}::date
    from (
      select professional_id from professional_quotas
      where used > 0 and month < ${month}::date
      order by professional_id limit ${limit} for update
    ) old
    where quota.professional_id = old.professional_id
    returning quota.professional_id`.execute(db);
  return rows;
}

export async function upsertPlan(
  db: Db,
  { professionalId, planId, month }: { professionalId: string; planId: string; month: string },
): Promise<void> {
  await db
    .insertInto('professional_quotas')
    .values({ professional_id: professionalId, plan_id: planId, month })
    .onConflict((conflict) => conflict.column('professional_id').doUpdateSet({ plan_id: planId }))
    .execute();
}

/**
 * The quotas of those on a plan, in the order of the professionals, after one of them; locked, so that a
 * refund waits. `is_open`: something is left this month.
 */
export async function lockQuotasOfPlan(
  db: Db,
  page: { planId: string; month: string; after: string | null; limit: number },
) {
  const { rows } = await sql<{ professional_id: string; is_open: boolean }>`
    select professional_id,
      case when quota.month < ${page.month}::date then 0 else quota.used end
        < ${mostOf('quota')} as is_open
    from professional_quotas quota
    where plan_id = ${page.planId}
      and (${page.after}::uuid is null or professional_id > ${page.after}::uuid)
    order by professional_id limit ${page.limit} for no key update`.execute(db);
  return rows;
}

export interface QuotaRow {
  plan_id: string;
  used: number;
  granted: number;
  max_requests: number | null;
}

/**
 * The used quota of a professional in a month, and the maximum of their plan; null without limit.
 */
export async function findQuota(db: Db, professionalId: string, month: string) {
  const { rows } = await sql<QuotaRow>`
    select plans.id as plan_id, plans.max_requests,
      case when quota.month >= ${month}::date then quota.used else 0 end as used,
      case when quota.month >= ${month}::date then quota.granted else 0 end as granted
    from (select ${professionalId}::uuid as id) one
    left join professional_quotas quota on quota.professional_id = one.id
    join plans on plans.id = coalesce(quota.plan_id, 'free')`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the free plan is gone');
  return found;
}

/** The newest lines of a professional's ledger. */
export function findEntries(db: Db, professionalId: string, limit: number) {
  return db
    .selectFrom('quota_entries')
    .select(['at', 'kind', 'reason', 'amount', 'lead_id', 'profession_id', 'area'])
    .where('professional_id', '=', professionalId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
