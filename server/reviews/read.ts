import type { OwnReview, Review, StarCounts } from '#contract/requests/reviews.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals, isPublicProfessional } from '#server/professionals/professionals.ts';
import type { Reader } from './policy.ts';
import { presentCounts, presentOwnReview, presentReview } from './present.ts';
import {
  countByRating,
  findByRequests,
  findPageByAuthor,
  findPageByProfessional,
  findShownById,
  type ReviewRow,
} from './queries.ts';

const PAGE = 20;

/** A page of a customer's reviews, newest first, before the review `before`. */
export async function listOwnReviews(
  db: Db,
  { userId }: { userId: string },
  before: string | undefined,
): Promise<OwnReview[]> {
  return composeOwn(db, await findPageByAuthor(db, { authorId: userId, before, limit: PAGE }));
}

/** The reviews of requests, by the id of the request. */
export async function findReviewsByRequests(
  db: Db,
  requestIds: readonly string[],
): Promise<Map<string, OwnReview>> {
  if (requestIds.length === 0) return new Map();
  const own = await composeOwn(db, await findByRequests(db, requestIds));
  return new Map(own.map((review) => [review.serviceRequestId ?? '', review]));
}

/**
 * A page of a professional's reviews before `before`, for a reader, and the counts of all. @throws Refusal `not_found` where the profile is not public, except for its
 * owner
 */
export async function listReviews(
  db: Db,
  reader: Reader,
  { id: professionalId, before }: { id: string; before: string | undefined },
): Promise<{ reviews: Review[]; counts: StarCounts }> {
  const isOwn = reader?.professionalId === professionalId;
  assertThat(isOwn || (await isPublicProfessional(db, professionalId)), 'not_found');
  const [rows, counts] = await Promise.all([
    findPageByProfessional(db, { professionalId, before, limit: PAGE }),
    findStarCounts(db, professionalId),
  ]);
  return { reviews: await composeReviews(db, rows, reader), counts };
}

/** How many of a professional's reviews gave each number of stars, five first. */
export async function findStarCounts(db: Db, professionalId: string): Promise<StarCounts> {
  return presentCounts(await countByRating(db, professionalId));
}

/** A visible review that can be reported, with its author. */
export async function findReportableReview(
  db: Db,
  id: string,
): Promise<{ authorId: string | null; requestId: string | null } | undefined> {
  const row = await findShownById(db, id);
  return row && { authorId: row.author_id, requestId: row.request_id };
}

/** Reviews for a reader, in order. */
export async function composeReviews(
  db: Db,
  rows: readonly ReviewRow[],
  reader: Reader,
): Promise<Review[]> {
  const authors = await findUsers(
    db,
    rows.flatMap((row) => row.author_id ?? []),
  );
  return rows.map((row) => presentReview(row, authors.get(row.author_id ?? '')?.name, reader));
}

async function composeOwn(db: Db, rows: readonly ReviewRow[]): Promise<OwnReview[]> {
  const professionals = await findProfessionals(
    db,
    rows.map((row) => row.professional_id),
  );
  return rows.flatMap((row) => {
    const professional = professionals.get(row.professional_id);
    return professional ? [presentOwnReview(row, professional.card)] : [];
  });
}
