import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';

export async function findOwnInbound(db: Db, { userId }: PersonRef) {
  const { rows } = await sql<PersonalDataRow>`
    select received_at as at, channel, sender as "from", outcome as status, request_id as "requestId"
    from inbound_messages where user_id = ${userId} order by received_at, id`.execute(db);
  return rows;
}

/** Also what came from their addresses before these were proven. */
export async function deleteOwnInbound(db: Db, { userId, addresses }: ErasedPerson) {
  await sql`
    delete from inbound_messages
    where user_id = ${userId} or sender = any(${addresses}::text[])`.execute(db);
}
