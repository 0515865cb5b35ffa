import {
  MAX_RATING,
  type OwnReview,
  type Review,
  type StarCounts,
} from '#contract/requests/reviews.ts';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { maskContacts } from '#server/matching/matching.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import { reviewActions, type Reader } from './policy.ts';
import type { ReviewRow } from './queries.ts';

/** A review for everybody; `authorName` is undefined once its author has left. */
export function presentReview(
  row: ReviewRow,
  authorName: string | undefined,
  reader: Reader,
): Review {
  return {
    ...textsOf(row),
    author: authorName === undefined ? null : shortName(authorName),
    allowedActions: reviewActions(row, reader),
  };
}

/** A review for its author, with its professional. */
export function presentOwnReview(row: ReviewRow, professional: ProfessionalCard): OwnReview {
  return {
    ...textsOf(row),
    userId: row.author_id ?? '',
    serviceRequestId: row.request_id,
    professionalId: row.professional_id,
    professional,
  };
}

/** The number of ratings by stars, five first, zeros included. */
export function presentCounts(counted: readonly { rating: number; count: number }[]): StarCounts {
  return Array.from({ length: MAX_RATING }, (_, index) => {
    const stars = MAX_RATING - index;
    return { stars, count: counted.find(({ rating }) => rating === stars)?.count ?? 0 };
  });
}

/** "Marie-Eve Roy Lavoie" is "Marie-Eve L.": personal, but not identifying. */
export function shortName(name: string): string {
  const [first = '', ...more] = maskContacts(name).split(/\s+/).filter(Boolean);
  const [initial] = more.at(-1) ?? '';
  return initial && /\p{L}/u.test(initial) ? `${first} ${initial.toUpperCase()}.` : first;
}

/** Texts are public, so contacts in them are masked. */
function textsOf(row: ReviewRow) {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment === null ? null : maskContacts(row.comment),
    wouldRecommend: row.would_recommend,
    createdAt: row.created_at.toISOString(),
    profession: professionNumbered(row.profession_id),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : { text: maskContacts(row.answer), at: row.answered_at.toISOString() },
  };
}
