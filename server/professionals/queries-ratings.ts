import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/**
 * Adds a rating to a professional's mean, locking the row. The total is an integer, so it can be
 * recovered exactly from the stored mean (of seven digits) up to a million ratings: no error
 * accumulates.
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

/** Subtracts a rating, as exactly; without ratings the mean is zero. */
export async function removeRating(
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
