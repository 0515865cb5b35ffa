import { sql } from 'kysely';
import type { Db } from '#server/platform/db.ts';

/**
 * Counts one contact for each, in the order of their ids so that two changes never wait on each
 * other. Whoever has none left this month is missing from the answer. `month` is its first day.
 */
export async function upsertTaken(db: Db, ids: readonly string[], month: string) {
  const { rows } = await sql<{ professional_id: string; used_up: boolean }>`
    insert into professional_quotas as quota (professional_id, month, used)
    select id, ${month}::date, 1 from unnest(${ids}::uuid[]) as asked (id) order by id
    on conflict (professional_id) do update set
      month = greatest(quota.month, excluded.month),
      used = case when quota.month < excluded.month then 1 else quota.used + 1 end
    where quota.month < excluded.month or quota.used < ${mostOf('quota')}
    returning professional_id, used >= ${mostOf('quota')} as used_up`.execute(db);
  return rows;
}

/** A plan without a number of its own is unlimited. */
function mostOf(quota: string) {
  return sql`coalesce(
    (select max_requests from plans where plans.id = ${sql.ref(`${quota}.plan_id`)}), 2147483647)`;
}

/** Gives one contact back for each lead, unless its month is over. Answers whose. */
export async function updateGivenBack(
  db: Db,
  leads: readonly { professionalId: string; month: string }[],
) {
  const { rows } = await sql<{ professional_id: string }>`
    update professional_quotas quota set used = greatest(quota.used - 1, 0)
    from (
      select professional_id, asked.month
      from professional_quotas
      join unnest(
        ${leads.map(({ professionalId }) => professionalId)}::uuid[],
        ${leads.map(({ month }) => month)}::date[]
      ) as asked (id, month) on asked.id = professional_id
      order by professional_id for update of professional_quotas
    ) given
    where quota.professional_id = given.professional_id and quota.month = given.month
    returning quota.professional_id`.execute(db);
  return rows;
}

/** Begins the month for those who used anything in an earlier one; at most `limit` at a time. */
export async function updateBegunMonth(db: Db, month: string, limit: number) {
  const { rows } = await sql<{ professional_id: string }>`
    update professional_quotas quota set used = 0, month = ${month}::date
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
