import { sql } from 'kysely';
import type { Reason } from '#contract/requests/leads.ts';
import type { DeclineReason, EndReason, LeadStatus } from '#contract/requests/statuses.ts';
import type { Db } from '#server/platform/database/db.ts';

interface LeadRow {
  id: string;
  professionalId: string;
  professionalName: string;
  claimed: boolean;
  status: LeadStatus;
  rank: number;
  distanceKm: number | null;
  reasons: Reason[];
  sentAt: Date;
  seenAt: Date | null;
  expiresAt: Date;
  respondedAt: Date | null;
  professionalResponse: string | null;
  declineReason: DeclineReason | null;
  endedBecause: EndReason | null;
  endedNote: string | null;
  replaces: string | null;
  messages: number;
}

/** The leads of a request, in the order of contact, 100 at most. */
export async function findLeads(db: Db, requestId: string): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`
    select leads.id, professional_id as "professionalId", professionals.name as "professionalName",
      user_id is not null as claimed, status, rank, distance_km as "distanceKm", reasons,
      sent_at as "sentAt", seen_at as "seenAt", expires_at as "expiresAt",
      responded_at as "respondedAt", professional_response as "professionalResponse",
      decline_reason as "declineReason", ended_because as "endedBecause",
      ended_note as "endedNote", replaces, coalesce(written.messages, 0) as messages
    from leads
    join professionals on professionals.id = professional_id
    left join (
      select professional_id, count(*)::int as messages from messages
      where request_id = ${requestId} group by professional_id
    ) written using (professional_id)
    where leads.request_id = ${requestId}
    order by rank limit 100`.execute(db);
  return rows;
}

/** Whether a professional was contacted for a request. */
export async function wasContacted(
  db: Db,
  { requestId, professionalId }: { requestId: string; professionalId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from leads where request_id = ${requestId} and professional_id = ${professionalId}
  `.execute(db);
  return rows.length > 0;
}
