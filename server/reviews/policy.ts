import type { Review } from '#contract/requests/reviews.ts';
import type { RequestStatus } from '#contract/requests/statuses.ts';

/** Whom a review would be about, as its author names them. */
interface Claim {
  status: RequestStatus;
  /** The professional of the request: the hired one, once it is completed. */
  hiredId: string | null;
  namedId: string | null | undefined;
}

/** Only the hired professional is reviewed, and only once the work is done. */
export function isEligible({ status, hiredId, namedId }: Claim): boolean {
  return status === 'completed' && hiredId !== null && (namedId ?? hiredId) === hiredId;
}

/** What tells people apart. */
interface Identity {
  userId: string | null;
  emails: readonly (string | null | undefined)[];
  phones: readonly (string | null | undefined)[];
}

/** Whether two accounts are one person's, as far as their addresses show: nobody reviews themselves. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  const share = (of: 'emails' | 'phones') =>
    one[of].some((address) => typeof address === 'string' && other[of].includes(address));
  return one.userId === other.userId || share('emails') || share('phones');
}

/** Whoever reads a review; null for somebody without a session. */
export type Reader = { userId: string; professionalId: string | null } | null;

/** What a reader may do about a review. */
export function reviewActions(
  review: { professional_id: string; author_id: string | null; answer: string | null },
  reader: Reader,
): Review['allowedActions'] {
  if (!reader || reader.userId === review.author_id) return [];
  const isAboutThem = reader.professionalId === review.professional_id;
  return isAboutThem && review.answer === null ? ['answer', 'report'] : ['report'];
}
