import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** A lead that was accepted, and when. */
export interface AcceptedLead {
  id: string;
  requestId: string;
  professionalId: string;
  acceptedAt: Date;
}

/** The leads whose customer has not written to the professional since they accepted. */
export async function findUnansweredLeads<Lead extends AcceptedLead>(
  db: Db,
  leads: readonly Lead[],
): Promise<Lead[]> {
  if (leads.length === 0) return [];
  const column = <Key extends keyof AcceptedLead>(key: Key) => leads.map((lead) => lead[key]);
  const { rows } = await sql<{ id: string }>`
    select asked.id
    from unnest(${column('id')}::uuid[], ${column('requestId')}::uuid[],
      ${column('professionalId')}::uuid[], ${column('acceptedAt')}::timestamptz[]
    ) as asked (id, request_id, professional_id, accepted_at)
    where not exists (
      select from messages
      where messages.request_id = asked.request_id
        and messages.professional_id = asked.professional_id
        and messages.sender_type = 'user' and messages.created_at >= asked.accepted_at
    )`.execute(db);
  const unanswered = new Set(rows.map(({ id }) => id));
  return leads.filter(({ id }) => unanswered.has(id));
}
