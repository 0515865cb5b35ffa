import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Db, ReadDb } from '#server/platform/database/db.ts';

/** First messages of chats on one day of UTC that were understood alike. */
export interface IntakeCount {
  day: string;
  language: UnderstoodLanguage;
  professionId: number | null;
  messages: number;
}

/**
 * Upserts counts by addition. The rows are locked in the order of their key, so that two concurrent
 * nodes cannot deadlock.
 */
export async function addCounts(db: Db, counts: readonly IntakeCount[]): Promise<void> {
  const rows = counts.toSorted(byKey).map(({ professionId, ...count }) => ({
    ...count,
    profession_id: professionId,
  }));
  await db
    .insertInto('intake_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('intake_counts_once').doUpdateSet((be) => ({
        messages: be('intake_counts.messages', '+', be.ref('excluded.messages')),
      })),
    )
    .execute();
}

/** Counts since a day, by day and by the trade understood; all languages together. */
export async function listIntakeCounts(
  db: ReadDb,
  day: string,
): Promise<{ day: string; professionId: number | null; messages: number }[]> {
  return db
    .selectFrom('intake_counts')
    .select(['day', 'profession_id as professionId'])
    .select(({ fn }) => fn.sum<number>('messages').as('messages'))
    .where('day', '>=', day)
    .groupBy(['day', 'profession_id'])
    .execute();
}

function byKey(one: IntakeCount, other: IntakeCount): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

/** The key of a count. */
export function keyOf({ day, language, professionId }: Omit<IntakeCount, 'messages'>): string {
  return [day, language, professionId].join();
}
