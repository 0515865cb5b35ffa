import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';

export async function findWritten(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select reviews.created_at as at, professionals.name as professional, rating, comment, answer,
      request_id as "requestId"
    from reviews join professionals on professionals.id = reviews.professional_id
    where author_id = ${userId} order by reviews.created_at, reviews.id`.execute(db);
  return rows;
}

/** As public: without the author. */
export async function findReceived(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as at, rating, comment, answer, answered_at as "answeredAt"
    from reviews where professional_id = ${professionalId} and hidden_at is null
    order by created_at, id`.execute(db);
  return rows;
}

/** Keeps the rating, because it counts; deletes author and text, and a professional's answers. */
export async function anonymizeReviews(
  db: Db,
  { userId, professionalId }: PersonRef,
): Promise<void> {
  await sql`
    update reviews set
      comment = case when author_id = ${userId} then null else comment end,
      answer = case when professional_id = ${professionalId} then null else answer end,
      answered_at = case when professional_id = ${professionalId} then null else answered_at end,
      author_id = nullif(author_id, ${userId}::uuid)
    where author_id = ${userId} or professional_id = ${professionalId}`.execute(db);
}
