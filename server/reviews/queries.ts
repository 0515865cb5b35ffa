import { sql, type Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

export const reviewColumns = [
  'id',
  'request_id',
  'author_id',
  'professional_id',
  'profession_id',
  'rating',
  'would_recommend',
  'comment',
  'answer',
  'answered_at',
  'created_at',
] as const;

/** A review as it is stored. */
export type ReviewRow = Pick<Selectable<Tables['reviews']>, (typeof reviewColumns)[number]>;

export interface NewReview {
  id: string;
  request_id: string;
  author_id: string;
  professional_id: string;
  profession_id: number;
  rating: number;
  comment: string | null;
  created_at: Date;
}

/** Stores a review; false where its request has one. */
export async function insertReview(db: Db, review: NewReview): Promise<boolean> {
  const stored = await db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Stores the answer to a review; false where it has one. */
export async function updateAnswer(
  db: Db,
  { id, answer, at }: { id: string; answer: string; at: Date },
): Promise<boolean> {
  const stored = await db
    .updateTable('reviews')
    .set({ answer, answered_at: at })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** A review that is not hidden. */
export function findShownById(db: Db, id: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
}

/** The reviews of requests, hidden ones too: their author still sees them. */
export function findByRequests(db: Db, requestIds: readonly string[]): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('request_id', '=', sql<string>`any(${requestIds}::uuid[])`)
    .execute();
}

interface Page {
  before: string | undefined;
  limit: number;
}

/** A page of an author's reviews, newest first, older than the review `before`. */
export function findPageByAuthor(
  db: Db,
  { authorId, before, limit }: Page & { authorId: string },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('author_id', '=', authorId)
    .$if(before !== undefined, (query) => query.where(isOlderThan(before)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A page of a professional's public reviews, newest first, older than the review `before`. */
export function findPageByProfessional(
  db: Db,
  { professionalId, before, limit }: Page & { professionalId: string },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('professional_id', '=', professionalId)
    .where('hidden_at', 'is', null)
    .$if(before !== undefined, (query) => query.where(isOlderThan(before)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many of a professional's public reviews gave each rating. */
export async function countByRating(
  db: Db,
  professionalId: string,
): Promise<{ rating: number; count: number }[]> {
  return db
    .selectFrom('reviews')
    .select(['rating', sql<number>`count(*)::int`.as('count')])
    .where('professional_id', '=', professionalId)
    .where('hidden_at', 'is', null)
    .groupBy('rating')
    .execute();
}

function isOlderThan(before: string | undefined) {
  return sql<boolean>`(created_at, id) <
    ((select created_at from reviews where id = ${before}), ${before}::uuid)`;
}
