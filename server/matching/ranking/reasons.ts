import type { Reason } from '#contract/requests/leads.ts';
import type { Candidate } from '#server/professionals/professionals.ts';
import { isNewcomer, isRested } from './ranking.ts';

const nearKm = 15;

type Known = Omit<Candidate, 'distanceKm'>;

/**
 * Why a professional was chosen, as shown to both sides. `isOpenNow`: within their declared hours.
 */
export function reasonsFor(
  candidate: Candidate,
  { now, placeIsExact, isOpenNow }: { now: Date; placeIsExact: boolean; isOpenNow: boolean },
): Reason[] {
  return [
    placeReason(candidate.distanceKm, placeIsExact),
    ...(isOpenNow ? [{ code: 'open_now' } as const] : []),
    ...reasonsWithoutPlace(candidate, now),
  ];
}

/** Reasons that do not depend on the place. */
export function reasonsWithoutPlace(candidate: Known, now: Date): Reason[] {
  return [...ratingReason(candidate), ...answersReason(candidate), ...turnReason(candidate, now)];
}

/** Rounded to kilometres: two distances to the metre would reveal an address. */
function placeReason(km: number, placeIsExact: boolean): Reason {
  if (!placeIsExact && km <= nearKm) return { code: 'same_area' };
  return { code: 'near', km: Math.max(1, Math.round(km)) };
}

function ratingReason({ ratingMean, reviewCount }: Known): Reason[] {
  if (reviewCount < 3 || ratingMean < 4.5) return [];
  return [{ code: 'well_rated', rating: Math.round(ratingMean * 10) / 10, reviews: reviewCount }];
}

function answersReason({ acceptedCount, deniedCount }: Known): Reason[] {
  const answers = acceptedCount + deniedCount;
  const percent = Math.round((100 * acceptedCount) / Math.max(1, answers));
  return answers >= 5 && percent >= 70 ? [{ code: 'answers', percent }] : [];
}

function turnReason(candidate: Known, now: Date): Reason[] {
  if (isNewcomer(candidate)) return [{ code: 'newcomer' }];
  return isRested(candidate, now) ? [{ code: 'fresh_turn' }] : [];
}
