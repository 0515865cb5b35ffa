import type { Review, StarCounts } from '#contract/requests/reviews.ts';
import type { Db } from '#server/platform/database/db.ts';
import { composeReviews, findStarCounts } from './read.ts';
import { findShownFrom } from './queries-pages.ts';

/** The number of a professional's public reviews, in all and by stars. */
export async function countShownReviews(
  db: Db,
  professionalId: string,
): Promise<{ counts: StarCounts; total: number }> {
  const counts = await findStarCounts(db, professionalId);
  return { counts, total: counts.reduce((sum, { count }) => sum + count, 0) };
}

/** Public reviews of a professional, newest first. */
export async function listShownReviews(
  db: Db,
  of: { professionalId: string; offset: number; limit: number },
): Promise<Review[]> {
  return composeReviews(db, await findShownFrom(db, of), null);
}
