import { sql } from 'kysely';
import type { Reason } from '#contract/leads.ts';
import type { LeadStatus } from '#contract/statuses.ts';
import type { Db, Tables } from '#server/platform/db.ts';

const columns = [
  'id',
  'request_id',
  'professional_id',
  'status',
  'distance_km',
  'reasons',
  'sent_at',
  'responded_at',
  'professional_response',
] as const;

/** A lead as it is stored. */
export type LeadRow = Omit<Pick<Tables['leads'], (typeof columns)[number]>, 'reasons'> & {
  reasons: Reason[];
};

export interface NewLead {
  id: string;
  professionalId: string;
  rank: number;
  distanceKm: number;
  reasons: Reason[];
}

/** Stores the leads of a request, each with the first line of its history. */
export async function insertLeads(
  db: Db,
  requestId: string,
  leads: readonly NewLead[],
  at: Date,
): Promise<void> {
  await sql`
    with stored as (
      insert into leads
        (id, request_id, professional_id, status, rank, distance_km, reasons, sent_at)
      select id, ${requestId}, professional_id, 'pending', rank, distance_km, reasons, ${at}
      from unnest(
        ${leads.map((lead) => lead.id)}::uuid[],
        ${leads.map((lead) => lead.professionalId)}::uuid[],
        ${leads.map((lead) => lead.rank)}::int[],
        ${leads.map((lead) => lead.distanceKm)}::float8[],
        ${leads.map((lead) => JSON.stringify(lead.reasons))}::jsonb[]
      ) as lead (id, professional_id, rank, distance_km, reasons)
      returning id, request_id, status, sent_at
    )
    insert into request_history (request_id, lead_id, event, actor, to_status, at)
    select request_id, id, 'contact', 'system', status, sent_at from stored`.execute(db);
}

/** Moves leads of one request and writes their history; all were `from`. */
export async function updateLeads(
  db: Db,
  move: {
    ids: readonly string[];
    event: string;
    actor: 'professional' | 'system';
    from: LeadStatus;
    to: LeadStatus;
    at: Date;
    response: string | null;
  },
): Promise<void> {
  await sql`
    with moved as (
      update leads set status = ${move.to},
        responded_at = case when ${move.actor} = 'professional' then ${move.at}::timestamptz end,
        professional_response = ${move.response}
      where id = any(${move.ids}::uuid[])
      returning id, request_id
    )
    insert into request_history (request_id, lead_id, event, actor, from_status, to_status, at)
    select request_id, id, ${move.event}, ${move.actor}, ${move.from}, ${move.to}, ${move.at}
    from moved`.execute(db);
}

export async function findById(db: Db, id: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('leads')
    .select(columns)
    .where('id', '=', id)
    .$castTo<LeadRow>()
    .executeTakeFirst();
}

/** All leads of requests, in the order in which people were asked. */
export async function findByRequests(db: Db, requestIds: readonly string[]): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .select(columns)
    .where('request_id', '=', sql<string>`any(${requestIds}::uuid[])`)
    .orderBy('rank')
    .$castTo<LeadRow>()
    .execute();
}

/** A page of a professional's leads, newest first, older than the lead `before`. */
export async function findPageByProfessional(
  db: Db,
  page: { professionalId: string; before: string | undefined; limit: number },
): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .select(columns)
    .where('professional_id', '=', page.professionalId)
    .$if(page.before !== undefined, (query) =>
      query.where(
        sql<boolean>`(sent_at, id) < ((select sent_at from leads where id = ${page.before}), ${page.before}::uuid)`,
      ),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .$castTo<LeadRow>()
    .execute();
}
