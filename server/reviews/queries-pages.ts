import { sql } from 'kysely';
import type { ReadDb } from '#server/platform/database/db.ts';
import { reviewColumns, type ReviewRow } from './queries.ts';

/** The public reviews of a professional from the `offset`th on, newest first. */
export function findShownFrom(
  db: ReadDb,
  { professionalId, offset, limit }: { professionalId: string; offset: number; limit: number },
): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .select(reviewColumns)
    .where('professional_id', '=', professionalId)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** When the newest shown review of each of these professionals was written. */
export async function findNewestReviewMoments(
  db: ReadDb,
  professionalIds: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; newest: Date }>`
    select id, newest from unnest(${professionalIds}::uuid[]) as id
    cross join lateral (
      select created_at as newest from reviews
      where professional_id = id and hidden_at is null
      order by created_at desc, reviews.id desc limit 1
    ) of_one`.execute(db);
  return new Map(rows.map(({ id, newest }) => [id, newest]));
}
