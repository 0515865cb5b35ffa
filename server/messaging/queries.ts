import { sql } from 'kysely';
import type { MessageVia } from '#contract/requests/messages.ts';
import type { Db } from '#server/platform/database/db.ts';

/** A message as it is stored. */
export interface MessageRow {
  id: string;
  request_id: string;
  professional_id: string | null;
  sender_user_id: string;
  sender_type: 'user' | 'professional';
  content: string;
  attachment_count: number;
  /** Null where it was written in the app. */
  via: MessageVia | null;
  created_at: Date;
}

export type NewMessage = MessageRow & {
  idempotency_key: string | null;
  /** What a professional wrote while accepting. */
  said_accepting: boolean;
};

/** The columns of a message that are read. */
export const messageColumns = [
  'id',
  'request_id',
  'professional_id',
  'sender_user_id',
  'sender_type',
  'content',
  'attachment_count',
  'via',
  'created_at',
] as const;

/**
 * Stores messages, except those whose sender used their idempotency key before, or that are a second
 * note of an acceptance, or name a professional without a lead: returns the stored ones by id. Without
 * a professional one goes to the request's, if any, as in the parties of a request. Stored in the order
 * of their keys, which prevents deadlocks.
 */
export async function insertMessages(
  db: Db,
  messages: readonly NewMessage[],
): Promise<Map<string, MessageRow>> {
  const { rows } = await sql<Pick<MessageRow, 'id' | 'professional_id'>>`
    insert into messages (id, request_id, professional_id, sender_user_id, sender_type, content,
      message_type, attachment_count, via, idempotency_key, said_accepting, created_at)
    select said.id, request_id, coalesce(said.professional_id, requests.professional_id),
      sender_user_id, sender_type, content, 'text', attachment_count, via, said.idempotency_key,
      said_accepting, said.created_at
    from jsonb_to_recordset(${JSON.stringify(messages)}) as said (id uuid, request_id uuid,
      professional_id uuid, sender_user_id uuid, sender_type text, content text,
      attachment_count smallint, via text, idempotency_key text, said_accepting boolean,
      created_at timestamptz)
    join requests on requests.id = request_id
    where said.professional_id is null or exists (select from leads
      where leads.request_id = said.request_id and leads.professional_id = said.professional_id)
    order by sender_user_id, said.idempotency_key
    on conflict do nothing returning id, professional_id`.execute(db);
  const stored = new Map(rows.map(({ id, professional_id }) => [id, professional_id]));
  return new Map(
    messages
      .filter(({ id }) => stored.has(id))
      .map((message) => [
        message.id,
        { ...message, professional_id: stored.get(message.id) ?? null },
      ]),
  );
}

export function findByIdempotencyKey(db: Db, senderUserId: string, key: string) {
  return db
    .selectFrom('messages')
    .select(messageColumns)
    .where('sender_user_id', '=', senderUserId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function findById(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').select(messageColumns).where('id', '=', id).executeTakeFirst();
}

/** Moves a reader's mark forward, never back; true where it moved. */
export async function upsertRead(
  db: Db,
  read: { request_id: string; professional_id: string; reader: 'user' | 'professional' },
  { until, now }: { until: Date; now: Date },
): Promise<boolean> {
  const moved = await db
    .insertInto('conversation_reads')
    .values({ ...read, read_until: until, read_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', 'professional_id', 'reader'])
        .doUpdateSet({ read_until: until, read_at: now })
        .where('conversation_reads.read_until', '<', until),
    )
    .returning('reader')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The messages to a reader since a moment, oldest first, at most a hundred. */
export async function findUnreadIds(
  db: Db,
  read: { request_id: string; professional_id: string; reader: 'user' | 'professional' },
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('request_id', '=', read.request_id)
    .where('professional_id', '=', read.professional_id)
    .where('sender_type', '<>', read.reader)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
