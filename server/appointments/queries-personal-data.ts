import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';

export async function findOwnAppointments(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select appointments.id, request_id as "requestId", appointments.status, starts_at as "startsAt",
      ends_at as "endsAt", agreed_at as "agreedAt", on_the_way_at as "onTheWayAt",
      arrived_at as "arrivedAt", appointments.ended_at as "endedAt", called_off_by as "calledOffBy",
      reason, missed_by as "missedBy"
    from appointments join requests on requests.id = request_id
    where customer_id = ${userId} or appointments.professional_id = ${professionalId}
    order by starts_at`.execute(db);
  return rows;
}

export async function findOwnProposals(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select proposals.id, proposals.request_id as "requestId", proposed_by as "proposedBy",
      proposals.status, times::text as times, note, proposals.sent_at as "sentAt",
      proposals.ended_at as "endedAt"
    from appointment_proposals proposals
    join requests on requests.id = proposals.request_id
    join leads on leads.id = proposals.lead_id
    where customer_id = ${userId} or leads.professional_id = ${professionalId}
    order by proposals.sent_at`.execute(db);
  return rows;
}

export async function findOwnFeed(db: Db, { userId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select made_at as "madeAt", read_at as "lastUsedAt" from calendar_feeds
    where user_id = ${userId}`.execute(db);
  return rows;
}

/** Deletes the proposals of these, and the reasons of their appointments. */
export async function deleteWords(
  db: Db,
  { professionalId, requestIds }: { professionalId: string | null; requestIds: readonly string[] },
): Promise<void> {
  const ids = sql`any(${[...requestIds]}::uuid[])`;
  await sql`
    with wordless as (
      update appointments set reason = null
      where reason is not null and (professional_id = ${professionalId} or request_id = ${ids})
    )
    delete from appointment_proposals
    where request_id = ${ids}
      or lead_id in (select id from leads where professional_id = ${professionalId})`.execute(db);
}
