import { sql } from 'kysely';
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
  created_at: Date;
}

export type NewMessage = MessageRow & {
  idempotency_key: string | null;
  /** What a professional wrote while accepting. */
  said_accepting: boolean;
};

const columns = [
  'id',
  'request_id',
  'professional_id',
  'sender_user_id',
  'sender_type',
  'content',
  'attachment_count',
  'created_at',
] as const;

/**
 * Stores a message, unless its sender used this idempotency key before, or it is a second note of
 * an acceptance: then undefined. Without a professional it goes to the request's, if any, as in the
 * parties of a request.
 */
export async function insertMessage(db: Db, message: NewMessage): Promise<MessageRow | undefined> {
  const { rows } = await sql<Pick<MessageRow, 'professional_id'>>`
    insert into messages (id, request_id, professional_id, sender_user_id, sender_type, content,
      message_type, attachment_count, idempotency_key, said_accepting, created_at)
    select ${message.id}, id, coalesce(${message.professional_id}::uuid, professional_id),
      ${message.sender_user_id}, ${message.sender_type}, ${message.content}, 'text',
      ${message.attachment_count}, ${message.idempotency_key}, ${message.said_accepting},
      ${message.created_at}
    from requests where id = ${message.request_id}
    on conflict do nothing returning professional_id`.execute(db);
  return rows[0] && { ...message, ...rows[0] };
}

export function findByIdempotencyKey(db: Db, senderUserId: string, key: string) {
  return db
    .selectFrom('messages')
    .select(columns)
    .where('sender_user_id', '=', senderUserId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function findById(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst();
}

export interface Conversation {
  requestId: string;
  /** Null before any acceptance: only what the customer wrote to everybody contacted. */
  professionalId: string | null;
}

/** The newest messages of a conversation before the message `before`, newest first. */
export function findConversationPage(
  db: Db,
  conversation: Conversation,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .select(columns)
    .where('request_id', '=', conversation.requestId)
    .where((where) =>
      where.or([
        where('professional_id', 'is', null),
        where('professional_id', '=', conversation.professionalId),
      ]),
    )
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < ((select created_at from messages where id = ${before}), ${before}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
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

/** How far each side has read a conversation. */
export function findReads(db: Db, conversation: Conversation) {
  return db
    .selectFrom('conversation_reads')
    .select(['reader', 'read_until', 'read_at'])
    .where('request_id', '=', conversation.requestId)
    .where('professional_id', '=', conversation.professionalId)
    .execute();
}
