import { sql } from 'kysely';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';
import { hashOf } from '#server/platform/secrets/hashes.ts';

/**
 * Not keyed: that somebody stopped texts must be known whatever happens to the server's secrets, and
 * longer than their phone is.
 */
const phoneHash = (phone: string) => hashOf(`nearhand stopped phone:${phone}`);

/** Those of these phones (E.164) whose owner stopped texts. */
export async function findStoppedPhones(
  db: Db,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  if (phones.length === 0) return new Set();
  const rows = await db
    .selectFrom('stopped_phones')
    .select('phone_hash')
    .where('phone_hash', '=', sql<Buffer>`any(${arrayOf('bytea', phones.map(phoneHash))})`)
    .execute();
  const stopped = new Set(rows.map((row) => row.phone_hash.toString('hex')));
  return new Set(phones.filter((phone) => stopped.has(phoneHash(phone).toString('hex'))));
}

/** Whether it was not stopped before. */
export async function insertStopped(db: Db, phone: string, at: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('stopped_phones')
    .values({ phone_hash: phoneHash(phone), stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stopped_at')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteStopped(db: Db, phone: string): Promise<void> {
  await db.deleteFrom('stopped_phones').where('phone_hash', '=', phoneHash(phone)).execute();
}
