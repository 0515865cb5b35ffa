import { sql } from 'kysely';
import type { Db, Tx } from '#server/platform/database/db.ts';

/** Says who has a lead; null for nobody. */
export async function updateAssigned(
  db: Db,
  { leadId, to, at }: { leadId: string; to: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('leads')
    .set({ assigned_to: to, assigned_at: at, assignments: sql`assignments + 1` })
    .where('id', '=', leadId)
    .execute();
}

/** Whether an open request of a customer is with a professional. */
export async function hasOpenLead(
  db: Db,
  { customerId, professionalId }: { customerId: string; professionalId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select leads.id from requests join leads on leads.request_id = requests.id
    where customer_id = ${customerId} and leads.professional_id = ${professionalId}
      and leads.status in ('pending', 'accepted')
      and requests.status not in ('completed', 'cancelled') limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Gives the open leads of somebody who leaves a team back to nobody; what is over keeps their name.
 * Returns them.
 */
export async function unassignLeads(
  tx: Tx,
  { professionalId, userId, at }: { professionalId: string; userId: string; at: Date },
): Promise<{ id: string; request_id: string; assignments: number }[]> {
  const { rows } = await sql<{ id: string; request_id: string; assignments: number }>`
    update leads set assigned_to = null, assigned_at = ${at}, assignments = assignments + 1
    from requests
    where requests.id = request_id and leads.professional_id = ${professionalId}
      and assigned_to = ${userId} and leads.status in ('pending', 'accepted')
      and requests.status not in ('completed', 'cancelled')
    returning leads.id, request_id, assignments`.execute(tx);
  return rows;
}
