import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';

/** First messages of chats on one day of UTC that were read alike. */
export interface IntakeCount {
  day: string;
  language: Language;
  professionId: number | null;
  messages: number;
}

/**
 * Adds to what was counted before. The rows are locked in the order of their key, so that two nodes
 * that add at once never wait for each other.
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

/** What was typed since a day, by day and by the trade that was understood; all languages together. */
export async function listIntakeCounts(
  db: Db,
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

/** What tells counts apart. */
export function keyOf({ day, language, professionId }: Omit<IntakeCount, 'messages'>): string {
  return [day, language, professionId].join();
}
