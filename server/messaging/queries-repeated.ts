import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { MessageRow } from './queries.ts';

/** Whether its sender wrote the text of a message in that conversation before, since a moment. */
export async function hasSentInConversation(
  db: Db,
  { id, sender_user_id, request_id, professional_id, content }: MessageRow,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from messages
    where sender_user_id = ${sender_user_id} and created_at >= ${since}
      and request_id = ${request_id} and professional_id is not distinct from ${professional_id}
      and content = ${content} and id <> ${id}
    limit 1`.execute(db);
  return rows.length > 0;
}
