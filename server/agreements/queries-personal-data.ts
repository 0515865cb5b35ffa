import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';

export async function findOwnChangeOrders(db: Db, { userId, professionalId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select change_orders.id, change_orders.request_id as "requestId", quote_id as "quoteId", number,
      change_orders.status, terms::text as terms, total_before as "totalBefore",
      total_after as "totalAfter", sent_at as "sentAt", change_orders.ended_at as "endedAt",
      decline_reason as "whyDeclined"
    from change_orders join requests on requests.id = change_orders.request_id
    where customer_id = ${userId} or change_orders.professional_id = ${professionalId}
    order by sent_at, number`.execute(db);
  return rows;
}

/** Deletes the change orders of these, except accepted ones. */
export async function deleteUnacceptedChangeOrders(
  db: Db,
  { professionalId, requestIds }: { professionalId: string | null; requestIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from change_orders
    where status <> 'accepted'
      and (professional_id = ${professionalId} or request_id = any(${[...requestIds]}::uuid[]))`.execute(
    db,
  );
}
