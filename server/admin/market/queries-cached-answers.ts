import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** An answer as it was worked out. */
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

/** Keeps an answer instead of the one before. */
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

/** Forgets what nobody asked for since a moment. */
export async function deleteCachedAnswersBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('market_answers').where('as_of', '<', moment).execute();
}

/** Lets the statements of a transaction take longer than the calls of people may. */
export async function extendStatementTimeout(db: Db, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true),
    set_config('work_mem', '64MB', true)`.execute(db);
}
