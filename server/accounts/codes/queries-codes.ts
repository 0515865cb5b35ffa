import { sql, type Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';
import type { CodeUse } from './code-use.ts';

export async function insertCode(db: Db, code: Insertable<Tables['one_time_codes']>) {
  await db.insertInto('one_time_codes').values(code).execute();
}

/** The newest code this browser requested for this purpose, whatever its state. */
export async function findNewestCode(db: Db, { to, purpose }: CodeUse, browserHash: Buffer) {
  return db
    .selectFrom('one_time_codes')
    .select('id')
    .where('channel', '=', to.channel)
    .where('target', '=', to.target)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browserHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Spends one attempt of a code that still has one, and the code itself where the hash is right: of
 * concurrent callers, exactly one gets true.
 */
export async function spendCodeAttempt(
  db: Db,
  id: string,
  { codeHash, maxTries, now }: { codeHash: Buffer; maxTries: number; now: Date },
): Promise<{ right: boolean } | undefined> {
  return db
    .updateTable('one_time_codes')
    .set({
      attempts: sql`attempts + 1`,
      used_at: sql`case when code_hash = ${codeHash} then ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('attempts', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(sql<boolean>`used_at is not null`.as('right'))
    .executeTakeFirst();
}

export async function deleteCodesExpiredBefore(db: Db, moment: Date) {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', moment).execute();
}
