import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

export interface SentTest {
  channel: 'email' | 'sms' | 'push';
  sent_at: Date | null;
  failed_at: Date | null;
}

/** The messages of one test to a person: one, or one for each of their browsers. */
export async function findTestMessages(db: Db, keys: readonly string[]): Promise<SentTest[]> {
  const { rows } = await sql<SentTest>`
    select channel, sent_at, failed_at from outbox_messages
    where dedupe_key = any(${keys}::text[])`.execute(db);
  return rows;
}
