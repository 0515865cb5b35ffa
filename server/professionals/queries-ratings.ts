import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/**
 * Counts one more rating of a professional, whose row it locks. The total is a whole number, so it
 * comes back exactly out of the stored mean (of seven digits) up to a million ratings: no error adds up.
 */
export async function recordRating(
  db: Db,
  { id, rating }: { id: string; rating: number },
): Promise<void> {
  await db
    .updateTable('professionals')
    .set({
      rating_mean: sql`(round(rating_mean::float8 * review_count) + ${rating}::int)
        / (review_count + 1)`,
      review_count: sql`review_count + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes a rating that was counted back, as exactly: without any the mean is nothing. */
export async function takeBackRating(
  db: Db,
  { id, rating }: { id: string; rating: number },
): Promise<void> {
  await db
    .updateTable('professionals')
    .set({
      rating_mean: sql`coalesce((round(rating_mean::float8 * review_count) - ${rating}::int)
        / nullif(review_count - 1, 0), 0)`,
      review_count: sql`review_count - 1`,
    })
    .where('id', '=', id)
    .where('review_count', '>', 0)
    .execute();
}
