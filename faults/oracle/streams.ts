import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { SignedIn } from '#faults/site/people.ts';
import type { LiveReader } from '#faults/load/live-reader.ts';

/** What open pages heard of the messages written to them. */
export interface StreamFaults {
  /** Messages of others that a page never heard of. */
  skipped: string[];
  /** In words: each page that did not hear of some. */
  deaf: string[];
  /** How often a page got an event again: it resumes a little earlier, and an event says only what to fetch. */
  repeated: number;
}

/** Compares the stored messages to customers with what their open pages heard. */
export async function compareStreams(
  db: Db,
  pages: readonly { who: SignedIn; reader: LiveReader }[],
): Promise<StreamFaults> {
  const faults: StreamFaults = { skipped: [], deaf: [], repeated: 0 };
  for (const { who, reader } of pages) {
    const { rows } = await sql<{ id: string; at: string }>`
      select m.id, m.created_at::text as at from messages m join requests r on r.id = m.request_id
      where r.customer_id = ${who.userId} and m.sender_type = 'professional'
      order by m.created_at`.execute(db);
    const heard = new Set(reader.messages);
    const skipped = rows.filter(({ id }) => !heard.has(id));
    faults.skipped.push(...skipped.map(({ id }) => id));
    const [first, last] = [skipped[0], skipped.at(-1)];
    if (first && last) {
      const span = `${skipped.length} from ${first.at} to ${last.at}`;
      faults.deaf.push(`${span} by a page that is ${reader.state()}`);
    }
    faults.repeated += reader.events.length - new Set(reader.events).size;
  }
  return faults;
}
