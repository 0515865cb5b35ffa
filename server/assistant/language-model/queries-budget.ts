import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** Adds tokens to a day unless that exceeds its limit; returns whether it did. */
export async function takeTokens(
  db: Db,
  { day, tokens, limit }: { day: string; tokens: number; limit: number },
): Promise<boolean> {
  const taken = await db
    .insertInto('language_model_days')
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ tokens: sql`language_model_days.tokens + excluded.tokens` })
        .where(sql<boolean>`language_model_days.tokens + excluded.tokens <= ${limit}`),
    )
    .returning('tokens')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Subtracts tokens from a day; a negative number is what a question cost beyond its reservation.
 */
export async function returnTokens(
  db: Db,
  { day, tokens }: { day: string; tokens: number },
): Promise<void> {
  await db
    .updateTable('language_model_days')
    .set({ tokens: sql`greatest(tokens - ${tokens}::integer, 0)` })
    .where('day', '=', day)
    .execute();
}
