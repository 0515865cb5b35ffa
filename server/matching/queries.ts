import { sql, type Selectable } from 'kysely';
import type { Reason } from '#contract/requests/leads.ts';
import type {
  DeclineReason,
  EndReason,
  LeadStage,
  LeadStatus,
  LifeActor,
} from '#contract/requests/statuses.ts';
import { batchedRows } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';
import { isInStage } from './queries-stages.ts';

/** The columns of a lead that are read. */
export const leadColumns = [
  'id',
  'request_id',
  'professional_id',
  'status',
  'distance_km',
  'reasons',
  'sent_at',
  'responded_at',
  'professional_response',
  'seen_at',
  'expires_at',
  'ended_because',
  'ended_note',
  'replaces',
  'responded_by',
  'assigned_to',
  'assignments',
] as const;

/** A lead as it is stored. */
export type LeadRow = Omit<
  Pick<Selectable<Tables['leads']>, (typeof leadColumns)[number]>,
  'reasons'
> & {
  reasons: Reason[];
};

export interface NewLead {
  id: string;
  requestId: string;
  professionalId: string;
  rank: number;
  /** Null where the place is not known. */
  distanceKm: number | null;
  reasons: Reason[];
  expiresAt: Date;
  /** The ended lead this one replaces. */
  replaces: string | null;
}

/** Stores leads, each with the first row of its history. */
export async function insertLeads(
  db: Db,
  leads: readonly NewLead[],
  { at, by }: { at: Date; by: 'system' | 'operator' },
): Promise<void> {
  await sql`
    with stored as (
      insert into leads
        (id, request_id, professional_id, status, rank, distance_km, reasons, sent_at, expires_at, replaces)
      select id, request_id, professional_id, 'pending', rank, distance_km, reasons, ${at}, expires_at, replaces
      from unnest(
        ${leads.map((lead) => lead.id)}::uuid[],
        ${leads.map((lead) => lead.requestId)}::uuid[],
        ${leads.map((lead) => lead.professionalId)}::uuid[],
        ${leads.map((lead) => lead.rank)}::int[],
        ${leads.map((lead) => lead.distanceKm)}::float8[],
        ${leads.map((lead) => JSON.stringify(lead.reasons))}::jsonb[],
        ${leads.map((lead) => lead.expiresAt)}::timestamptz[],
        ${leads.map((lead) => lead.replaces)}::uuid[]
      ) as lead (id, request_id, professional_id, rank, distance_km, reasons, expires_at, replaces)
      returning id, request_id, rank, status, sent_at
    )
    insert into request_history (request_id, lead_id, event, actor, to_status, at)
    select request_id, id, 'contact', ${by}::text, status, sent_at from stored order by rank`.execute(
    db,
  );
}

/** What a professional answered, and who of theirs did; null where it is not known. */
export interface LeadMoveAnswer {
  response: string | null;
  declineReason: DeclineReason | null;
  by: string | null;
}

export interface LeadMove {
  ids: readonly string[];
  event: string;
  actor: LifeActor;
  to: LeadStatus;
  at: Date;
  /** Why a lead is withdrawn. */
  because: EndReason | null;
  /** The professional's answer, where they are the ones who move it. */
  answer: LeadMoveAnswer | null;
  /** The note written with it. */
  note: string | null;
}

/** A moved lead in its new state; `was` is its previous status. */
export interface MovedLead {
  id: string;
  professional_id: string;
  was: LeadStatus;
  seen_at: Date | null;
}

/** Moves leads of one request, whose row is locked, and writes their history. */
export async function updateLeads(db: Db, move: LeadMove): Promise<MovedLead[]> {
  const { answer } = move;
  const { rows } = await sql<MovedLead>`
    with before as (select id, status from leads where id = any(${arrayOf('uuid', move.ids)})),
    moved as (
      update leads set status = ${move.to}, ended_because = ${move.because},
        ended_note = case when ${move.because !== null} then ${move.note}::text end,
        responded_at = case when ${answer !== null} then ${move.at}::timestamptz else responded_at end,
        professional_response = coalesce(${answer?.response ?? null}, professional_response),
        decline_reason = ${answer?.declineReason ?? null},
        responded_by = coalesce(${answer?.by ?? null}::uuid, responded_by),
        assigned_to = case when ${move.to === 'accepted'} then coalesce(assigned_to, ${answer?.by ?? null}::uuid)
          else assigned_to end
      from before where leads.id = before.id
      returning leads.id, request_id, professional_id, rank, seen_at, before.status as was
    ),
    noted as (
      insert into request_history
        (request_id, lead_id, event, actor, from_status, to_status, note, at)
      select request_id, id, ${move.event}, ${move.actor}, was, ${move.to}, ${move.note}::text, ${move.at}
      from moved order by rank
    )
    select id, professional_id, was, seen_at from moved`.execute(db);
  return rows;
}

const findLeads = batchedRows(
  (db, ids) =>
    db
      .selectFrom('leads')
      .select(leadColumns)
      .where('id', '=', sql<string>`any(${arrayOf('uuid', ids)})`)
      .$castTo<LeadRow>()
      .execute(),
  ({ id }) => id,
);

export async function findLead(db: Db, id: string): Promise<LeadRow | undefined> {
  return (await findLeads(db, [id]))[0];
}

/** All leads of requests, each in the order of contact. */
export const findLeadsByRequests = batchedRows(
  (db, requestIds) =>
    db
      .selectFrom('leads')
      .select(leadColumns)
      .where('request_id', '=', sql<string>`any(${arrayOf('uuid', requestIds)})`)
      .orderBy('rank')
      .$castTo<LeadRow>()
      .execute(),
  ({ request_id }) => request_id,
);

/** A page of a professional's leads, newest first, older than the lead `before`. */
export async function listLeadsByProfessional(
  db: Db,
  page: {
    professionalId: string;
    status?: LeadStatus | undefined;
    stage?: LeadStage | undefined;
    before: string | undefined;
    limit: number;
  },
): Promise<LeadRow[]> {
  const { status, stage } = page;
  return db
    .selectFrom('leads')
    .select(leadColumns)
    .where('professional_id', '=', page.professionalId)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(stage !== undefined, (query) => query.where(isInStage(stage!)))
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
