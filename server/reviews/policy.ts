import type { Review } from '#contract/requests/reviews.ts';
import type { RequestStatus } from '#contract/requests/statuses.ts';

/** The request and professional of a review, as its author names them. */
interface Claim {
  status: RequestStatus;
  /** The hired professional, once the request is completed. */
  hiredId: string | null;
  namedId: string | null | undefined;
}

/** Only the hired professional is reviewed, and only once the work is done. */
export function isEligible({ status, hiredId, namedId }: Claim): boolean {
  return status === 'completed' && hiredId !== null && (namedId ?? hiredId) === hiredId;
}

/** The addresses that identify a person. */
interface Identity {
  userId: string | null;
  emails: readonly (string | null | undefined)[];
  phones: readonly (string | null | undefined)[];
}

/** Whether two accounts belong to one person by their addresses: prevents reviews of oneself. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  const share = (of: 'emails' | 'phones') =>
    one[of].some((address) => typeof address === 'string' && other[of].includes(address));
  return one.userId === other.userId || share('emails') || share('phones');
}

/** The reader of a review; null without a session. */
export type Reader = { userId: string; professionalId: string | null } | null;

/** Actions a reader may take on a review. */
export function reviewActions(
  review: { professional_id: string; author_id: string | null; answer: string | null },
  reader: Reader,
): Review['allowedActions'] {
  if (!reader || reader.userId === review.author_id) return [];
  const isAboutThem = reader.professionalId === review.professional_id;
  return isAboutThem && review.answer === null ? ['answer', 'report'] : ['report'];
}
