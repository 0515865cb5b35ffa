import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

export type SecondStepRow = Selectable<Tables['second_steps']>;

export async function insertSecondStep(db: Db, step: Insertable<Tables['second_steps']>) {
  await db.insertInto('second_steps').values(step).execute();
}

/** The sign-in that waits in the browser with this token. */
export async function findSecondStep(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<SecondStepRow | undefined> {
  return db
    .selectFrom('second_steps')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Counts a wrong code; returns how many there were. */
export async function countWrongCode(db: Db, tokenHash: Buffer): Promise<number> {
  const { wrong_codes: wrong } = await db
    .updateTable('second_steps')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('token_hash', '=', tokenHash)
    .returning('wrong_codes')
    .executeTakeFirstOrThrow();
  return wrong;
}

export async function deleteSecondStep(db: Db, tokenHash: Buffer) {
  await db.deleteFrom('second_steps').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSecondStepsExpiredBefore(db: Db, moment: Date) {
  await db.deleteFrom('second_steps').where('expires_at', '<=', moment).execute();
}
