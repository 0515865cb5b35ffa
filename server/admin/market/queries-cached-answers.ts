import { sql } from 'kysely';
import type { Db, ReadDb } from '#server/platform/database/db.ts';

/** A cached answer. */
interface StoredAnswer {
  as_of: Date;
  took_ms: number;
  answer: unknown;
}

export async function findCachedAnswer(db: Db, asked: string): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('market_answers')
    .select(['as_of', 'took_ms', 'answer'])
    .where('asked', '=', asked)
    .executeTakeFirst();
}

/** Upserts a cached answer. */
export async function storeCachedAnswer(
  db: Db,
  asked: string,
  { answer, ...facts }: StoredAnswer,
): Promise<void> {
  const row = { ...facts, answer: JSON.stringify(answer) };
  await db
    .insertInto('market_answers')
    .values({ asked, ...row })
    .onConflict((conflict) => conflict.column('asked').doUpdateSet(row))
    .execute();
}

/** Deletes answers that nobody asked for since a moment. */
export async function deleteCachedAnswersBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('market_answers').where('as_of', '<', moment).execute();
}

/** Raises the statement timeout of a transaction above that of people's calls. */
export async function extendStatementTimeout(db: ReadDb, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true),
    set_config('work_mem', '64MB', true)`.execute(db);
}
