import { sql, type Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

type ReplyAddress = Tables['reply_addresses'];

/** A person, and one of their conversations. */
export interface Answerer {
  userId: string;
  requestId: string;
  professionalId: string;
}

/** Stores reply addresses of conversations without one; the ids, by `keyOf`, of those and the known ones. */
export async function upsertReplyAddresses(
  db: Db,
  addresses: readonly Insertable<ReplyAddress>[],
): Promise<Map<string, string>> {
  const { rows } = await sql<Answerer & { id: string }>`
    insert into reply_addresses as known (id, user_id, request_id, professional_id, created_at)
    select id, user_id, request_id, professional_id, created_at
    from jsonb_populate_recordset(null::reply_addresses, ${JSON.stringify(addresses)}) fresh
    where exists (select from requests where requests.id = fresh.request_id)
      and exists (select from professionals where professionals.id = fresh.professional_id)
    order by user_id, request_id, professional_id
    on conflict (user_id, request_id, professional_id) do update set user_id = known.user_id
    returning id, user_id as "userId", request_id as "requestId",
      professional_id as "professionalId"`.execute(db);
  return new Map(rows.map(({ id, ...answerer }) => [keyOf(answerer), id]));
}

/** Tells the conversations of people apart. */
export function keyOf({ userId, requestId, professionalId }: Answerer): string {
  return `${userId} ${requestId} ${professionalId}`;
}

export async function findReplyAddress(db: Db, id: string): Promise<Answerer | undefined> {
  return await db
    .selectFrom('reply_addresses')
    .select(['user_id as userId', 'request_id as requestId', 'professional_id as professionalId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes the addresses under which somebody answered for a business. */
export async function deleteReplyAddressesOfTeam(
  db: Db,
  { userId, professionalId }: { userId: string; professionalId: string },
): Promise<void> {
  await db
    .deleteFrom('reply_addresses')
    .where('user_id', '=', userId)
    .where('professional_id', '=', professionalId)
    .execute();
}

export async function deleteReplyAddresses(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('reply_addresses').where('user_id', '=', userId).execute();
}
