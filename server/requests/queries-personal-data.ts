import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import { ERASED_TEXT } from '#server/platform/erased-placeholder.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

export async function findOwnRequests(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select requests.id, slug as profession, description, extra_answers as "extraAnswers",
      location, area, lat, lon, urgency,
      starts_on::text as "startsOn", ends_on::text as "endsOn", recurrence, destination,
      direct_to as "askedProfessionalId", direct_others as "askedOthers", language, status, contact_email as "contactEmail", contact_phone as "contactPhone",
      created_at as "createdAt", hired_at as "hiredAt", ended_at as "endedAt",
      cancel_reason as "cancelReason"
    from requests join professions on professions.id = profession_id
    where customer_id = ${userId} order by created_at, requests.id`.execute(db);
  return rows;
}

/**
 * The history of a person's requests, and their own rows in the histories of requests they were
 * contacted for.
 */
export async function findOwnHistory(
  db: Db,
  { userId, professionalId }: { userId: string; professionalId: string | null },
) {
  const { rows } = await sql<PersonalDataRow>`
    select history.at, history.request_id as "requestId", history.event, history.actor, case
        when (history.actor = 'customer') = (requests.customer_id = ${userId}) then history.note
      end as note
    from request_history history join requests on requests.id = history.request_id
    where requests.customer_id = ${userId} or (history.actor = 'professional'
      and history.lead_id in (select id from leads where professional_id = ${professionalId}))
    order by history.id`.execute(db);
  return rows;
}

/** Ids of a person's requests, or of open ones alone. */
export async function findOwnIds(db: Db, userId: string, onlyOpen: boolean): Promise<string[]> {
  const rows = await db
    .selectFrom('requests')
    .select('id')
    .where('customer_id', '=', userId)
    .$if(onlyOpen, (query) =>
      query.where('status', 'in', ['sent', 'pending', 'accepted', 'in_progress']),
    )
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Keeps of a customer's requests what their professionals were contacted for: trade, areas, urgency,
 * days, states and times.
 */
export async function anonymizeRequests(db: Db, requestIds: readonly string[]): Promise<void> {
  const ids = sql`any(${[...requestIds]}::uuid[])`;
  await sql`
    with notes as (
      update request_history set note = null
      where request_id = ${ids} and note is not null and actor <> 'professional'
    )
    update requests set description = ${ERASED_TEXT}, extra_answers = '[]', location = area, destination = destination_area, location_place_id = null,
      lat = null, lon = null, contact_email = null, contact_phone = null, idempotency_key = null,
      fingerprint = sha256(id::text::bytea), cancel_reason = null, photo_count = 0
    where id = ${ids}`.execute(db);
}

/** Deletes a professional's notes in the histories of others' requests. */
export async function deleteNotesOfLeads(db: Db, leadIds: readonly string[]): Promise<void> {
  await sql`
    update request_history set note = null
    where lead_id = any(${[...leadIds]}::uuid[]) and actor = 'professional' and note is not null
  `.execute(db);
}
