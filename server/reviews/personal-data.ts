import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import { maskContacts } from '#server/matching/matching.ts';
import * as queries from './queries-personal-data.ts';

/** The reviews a person wrote, and the public ones about them. */
export async function exportReviews(
  db: Db,
  { userId, professionalId }: PersonRef,
): Promise<PersonalData> {
  const received = professionalId === null ? [] : await queries.findReceived(db, professionalId);
  return {
    reviewsWritten: await queries.findWritten(db, userId),
    // Contacts in them are masked for everybody.
    reviewsReceived: received.map((review) => ({
      ...review,
      comment: typeof review['comment'] === 'string' ? maskContacts(review['comment']) : null,
    })),
  };
}

/** Anonymizes the reviews of a person: the ratings stay, without author and text. */
export async function eraseReviews(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.anonymizeReviews(tx, erased);
}
