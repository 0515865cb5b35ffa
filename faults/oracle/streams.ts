import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { SignedIn } from '#faults/site/people.ts';
import type { LiveReader } from '#faults/load/live-reader.ts';

/** What open pages heard of the messages written to them. */
export interface StreamFaults {
  /** Messages of others that a page never heard of. */
  skipped: string[];
  /** How often a page got an event again: it resumes a little earlier, and an event says only what to fetch. */
  repeated: number;
}

/** Compares the stored messages to customers with what their open pages heard. */
export async function compareStreams(
  db: Db,
  pages: readonly { who: SignedIn; reader: LiveReader }[],
): Promise<StreamFaults> {
  const faults: StreamFaults = { skipped: [], repeated: 0 };
  for (const { who, reader } of pages) {
    const { rows } = await sql<{ id: string }>`
      select m.id from messages m join requests r on r.id = m.request_id
      where r.customer_id = ${who.userId} and m.sender_type = 'professional'`.execute(db);
    const heard = new Set(reader.messages);
    faults.skipped.push(...rows.map(({ id }) => id).filter((id) => !heard.has(id)));
    faults.repeated += reader.events.length - new Set(reader.events).size;
  }
  return faults;
}
