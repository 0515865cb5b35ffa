import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** A lead that was accepted, and when. */
export interface AcceptedLead {
  id: string;
  requestId: string;
  professionalId: string;
  acceptedAt: Date;
}

/**
 * The ids of the leads whose customer has written in their conversation since they were accepted.
 */
export async function listAnsweredLeads(db: Db, leads: readonly AcceptedLead[]): Promise<string[]> {
  const column = <Key extends keyof AcceptedLead>(key: Key) => leads.map((lead) => lead[key]);
  const { rows } = await sql<{ id: string }>`
    select asked.id
    from unnest(${column('id')}::uuid[], ${column('requestId')}::uuid[],
      ${column('professionalId')}::uuid[], ${column('acceptedAt')}::timestamptz[]
    ) as asked (id, request_id, professional_id, accepted_at)
    where exists (
      select from messages
      where messages.request_id = asked.request_id
        and messages.professional_id = asked.professional_id
        and messages.sender_type = 'user' and messages.created_at >= asked.accepted_at
    )`.execute(db);
  return rows.map(({ id }) => id);
}
