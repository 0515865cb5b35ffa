import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';
import { peopleEver } from '#server/professionals/professionals.ts';

/** The leads of a professional; without the customer's data. */
export async function findOwnLeads(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select leads.id, request_id as "requestId", slug as profession, area, urgency,
      starts_on::text as "startsOn", ends_on::text as "endsOn", recurrence,
      destination_area as "destinationArea",
      leads.status, distance_km as "distanceKm", leads.reasons, sent_at as "sentAt",
      seen_at as "seenAt", responded_at as "respondedAt", professional_response as response,
      decline_reason as "declineReason", ended_because as "endedBecause",
      case when ended_because = 'stepped_back' then ended_note end as note
    from leads join requests on requests.id = request_id
    join professions on professions.id = requests.profession_id
    where leads.professional_id = ${professionalId} order by sent_at, leads.id`.execute(db);
  return rows;
}

/** The leads of a customer's requests, and from when on the professional saw their contact. */
export async function findContactedByRequests(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select request_id as "requestId", professionals.name as professional, leads.status,
      sent_at as "askedAt", distance_km as "distanceKm", leads.reasons,
      case when leads.status in ('accepted', 'withdrawn') then responded_at end
        as "sawContactAt",
      professional_response as response,
      case when ended_because = 'released' then ended_note end as note
    from leads join requests on requests.id = request_id
    join professionals on professionals.id = leads.professional_id
    where requests.customer_id = ${userId} order by sent_at, leads.id`.execute(db);
  return rows;
}

/**
 * The leads on a person's requests and those they got, with the people on the other side, and those they
 * work, or worked, with: everybody who ever did for a business, because notices outlast a membership.
 */
export async function findInvolvedLeads(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<{ lead_id: string | null; other_id: string | null }>`
    select leads.id as lead_id, people.user_id as other_id
    from leads join requests on requests.id = request_id
    left join lateral ${peopleEver(sql`leads.professional_id`)} people on true
    where requests.customer_id = ${userId}
    union all
    select leads.id, requests.customer_id
    from leads join requests on requests.id = request_id
    where leads.professional_id = ${professionalId}
    union all
    select null, people.user_id
    from (
      select ${professionalId}::uuid as id
      union select professional_id from team_members where user_id = ${userId}
    ) business
    cross join lateral ${peopleEver(sql`business.id`)} people
    where people.user_id <> ${userId}`.execute(db);
  return rows;
}

/**
 * Deletes a customer's notes when releasing, and a professional's when answering and stepping back.
 */
export async function deletePersonalNotes(
  db: Db,
  { requestIds, professionalId }: { requestIds: readonly string[]; professionalId: string | null },
): Promise<void> {
  await sql`
    update leads set
      ended_note = case
        when professional_id = ${professionalId} and ended_because = 'stepped_back' then null
        when request_id = any(${[...requestIds]}::uuid[]) and ended_because = 'released' then null
        else ended_note end,
      professional_response = case
        when professional_id = ${professionalId} then null else professional_response end
    where professional_id = ${professionalId} or request_id = any(${[...requestIds]}::uuid[])
  `.execute(db);
}
