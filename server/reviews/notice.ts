import { portraitUrl } from '#contract/portraits.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { maskContacts } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import { findProfessionals, professionNumbered } from '#server/professionals/professionals.ts';
import { shortName } from './present.ts';
import { findShownById } from './queries.ts';

/** A review with what its two sides may be notified of. */
export interface ReviewNotice {
  id: string;
  requestId: string | null;
  rating: number;
  comment: string | null;
  answer: string | null;
  profession: Profession;
  /** Null once they have left. */
  author: { userId: string; shownAs: string } | null;
  professional: {
    id: string;
    userId: string | null;
    name: string;
    /** The address of their portrait. */
    face: string;
  };
}

/** The current data of a review for notices, or undefined where it was hidden or deleted. */
export async function findReviewForNotice(
  db: Db,
  reviewId: string,
): Promise<ReviewNotice | undefined> {
  const row = await findShownById(db, reviewId);
  if (!row) return undefined;
  const { professional_id: id, author_id: authorId } = row;
  const professional = (await findProfessionals(db, [id])).get(id);
  if (!professional) return undefined;
  const { name, avatar } = professional.card;
  const author = authorId && (await findUsers(db, [authorId])).get(authorId);
  return {
    id: row.id,
    requestId: row.request_id,
    rating: row.rating,
    comment: row.comment && maskContacts(row.comment),
    answer: row.answer && maskContacts(row.answer),
    profession: professionNumbered(row.profession_id),
    author: author ? { userId: author.id, shownAs: shortName(author.name) } : null,
    professional: { id, userId: professional.userId, name, face: portraitUrl(id, avatar) },
  };
}
