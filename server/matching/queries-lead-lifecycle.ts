import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { LeadRow } from './queries.ts';

/**
 * Marks leads of one professional as seen, with a row in the history; the first time counts.
 * Returns the leads newly seen.
 */
export async function updateSeen(
  db: Db,
  seen: { professionalId: string; ids: readonly string[]; at: Date },
) {
  const { rows } = await sql<{ id: string; request_id: string }>`
    with unseen as (
      select id as unseen_id from leads
      where id = any(${seen.ids}::uuid[]) and professional_id = ${seen.professionalId}
        and status = 'pending' and seen_at is null
      order by id for no key update
    ),
    seen as (
      update leads set seen_at = ${seen.at} from unseen where id = unseen_id
      returning id, request_id
    ),
    noted as (
      insert into request_history (request_id, lead_id, event, actor, at)
      select request_id, id, 'seen', 'professional', ${seen.at} from seen
    )
    select id, request_id from seen`.execute(db);
  return rows;
}

export async function countOwn(
  db: Db,
  professionalId: string,
  ids: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('professional_id', '=', professionalId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Leads past their answer deadline, oldest first. */
export function findOverdue(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('leads')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** An acceptance of which it is not decided yet whether the customer replied. */
export interface UnsettledAcceptance {
  id: string;
  requestId: string;
  professionalId: string;
  acceptedAt: Date;
}

/** Unsettled acceptances from before a moment, oldest first, whatever their status is now. */
export async function findUnsettledAcceptances(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<UnsettledAcceptance[]> {
  const { rows } = await sql<UnsettledAcceptance>`
    select id, request_id as "requestId", professional_id as "professionalId",
      responded_at as "acceptedAt"
    from leads
    where status in ('accepted', 'withdrawn') and responded_at is not null
      and silence_settled_at is null and responded_at <= ${before}
    order by responded_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Settles unsettled leads, and returns them. */
export async function updateSettled(
  db: Db,
  { leadIds, at }: { leadIds: readonly string[]; at: Date },
) {
  const { rows } = await sql<
    Pick<LeadRow, 'id' | 'request_id' | 'professional_id' | 'ended_because'>
  >`
    with unsettled as (
      select id as unsettled_id from leads
      where id = any(${leadIds}::uuid[]) and silence_settled_at is null
      order by id for no key update
    )
    update leads set silence_settled_at = ${at} from unsettled where id = unsettled_id
    returning id, request_id, professional_id, ended_because`.execute(db);
  return rows;
}

/** The leads of a professional that are pending or accepted. */
export function listActiveLeads(db: Db, professionalId: string) {
  return db
    .selectFrom('leads')
    .select(['id', 'request_id', 'sent_at'])
    .where('professional_id', '=', professionalId)
    .where('status', 'in', ['pending', 'accepted'])
    .execute();
}

/** Of these requests, those a professional was contacted for, whatever the outcome. */
export async function findContactedRequestIds(
  db: Db,
  professionalId: string,
  requestIds: readonly string[],
): Promise<string[]> {
  const leads = await db
    .selectFrom('leads')
    .select('request_id')
    .where('request_id', '=', sql<string>`any(${requestIds}::uuid[])`)
    .where('professional_id', '=', professionalId)
    .execute();
  return leads.map((lead) => lead.request_id);
}
