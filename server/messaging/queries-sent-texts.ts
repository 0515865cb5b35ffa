import { sql } from 'kysely';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { MessageRow } from './queries.ts';

/** A text, and the conversation it was sent in. */
export type SentText = Pick<
  MessageRow,
  'id' | 'sender_user_id' | 'request_id' | 'professional_id' | 'content'
>;

/** What these people sent since a moment. */
export async function findSentTexts(
  db: Db,
  senderUserIds: readonly string[],
  since: Date,
): Promise<SentText[]> {
  const { rows } = await sql<SentText>`
    select id, sender_user_id, request_id, professional_id, content from messages
    where sender_user_id = any(${arrayOf('uuid', senderUserIds)}) and created_at >= ${since}`.execute(
    db,
  );
  return rows;
}
