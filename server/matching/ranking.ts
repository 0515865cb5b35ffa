import type { Reason } from '#contract/leads.ts';
import type { Candidate } from '#server/professionals/professionals.ts';

/** A candidate with their score (higher is better) and the reasons that both sides are shown. */
export interface Ranked {
  candidate: Candidate;
  score: number;
  reasons: Reason[];
}

export interface Circumstances {
  now: Date;
  /** False where the place is known by its area only: then a distance would say too much. */
  placeIsExact: boolean;
}

/** What each consideration is worth; the plan somebody pays for is none of them. */
const weights = { distance: 0.4, rating: 0.25, answers: 0.2, turn: 0.15, newcomer: 0.1 };

const restHours = 72;
const nearKm = 15;

/**
 * Puts candidates in the order in which they are asked: the best first, equals by distance, then by
 * id, so that the order never depends on chance. The formula is explained in
 * docs/decisions/0011-matching.md.
 */
export function rank(candidates: readonly Candidate[], circumstances: Circumstances): Ranked[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, circumstances.now) }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.candidate.distanceKm - other.candidate.distanceKm ||
        (one.candidate.id < other.candidate.id ? -1 : 1),
    )
    .map(({ candidate, score }) => ({
      candidate,
      score,
      reasons: reasonsFor(candidate, circumstances),
    }));
}

function scoreOf(candidate: Candidate, now: Date): number {
  return (
    weights.distance * closeness(candidate.distanceKm) +
    weights.rating * ratingShare(candidate.bayesianRating) +
    weights.answers * expectedAcceptance(candidate) +
    weights.turn * restedShare(candidate.lastContactedAt, now) +
    weights.newcomer * unknownShare(candidate)
  );
}

/** 1 at the door, one half at 10 km, one quarter at 30 km. */
function closeness(km: number): number {
  return 10 / (10 + km);
}

/** A rating (already weighed by the number of reviews) from 3 to 5 as 0 to 1. */
function ratingShare(rating: number): number {
  return Math.min(1, Math.max(0, (rating - 3) / 2));
}

/** The share of requests they will accept, as if three of five had been accepted before (Laplace). */
function expectedAcceptance({ acceptedCount, deniedCount }: Candidate): number {
  return (acceptedCount + 3) / (acceptedCount + deniedCount + 5);
}

/** 0 right after being contacted, 1 after three days: the others have their turn. */
function restedShare(lastContactedAt: number | null, now: Date): number {
  if (lastContactedAt === null) return 1;
  const hours = (now.getTime() - lastContactedAt) / 3_600_000;
  return Math.min(1, Math.max(0, hours / restHours));
}

/** 1 for somebody nobody has tried, 0 after ten reviews or answers: new people must be found out. */
function unknownShare({ reviewCount, acceptedCount, deniedCount }: Candidate): number {
  return Math.max(0, 1 - (reviewCount + acceptedCount + deniedCount) / 10);
}

function reasonsFor(candidate: Candidate, { now, placeIsExact }: Circumstances): Reason[] {
  return [
    placeReason(candidate.distanceKm, placeIsExact),
    ...ratingReason(candidate),
    ...answersReason(candidate),
    ...turnReason(candidate, now),
  ];
}

/** Whole kilometres: two distances to the metre would betray an address. */
function placeReason(km: number, placeIsExact: boolean): Reason {
  if (!placeIsExact && km <= nearKm) return { code: 'same_area' };
  return { code: 'near', km: Math.max(1, Math.round(km)) };
}

function ratingReason({ ratingMean, reviewCount }: Candidate): Reason[] {
  if (reviewCount < 3 || ratingMean < 4.5) return [];
  return [{ code: 'well_rated', rating: Math.round(ratingMean * 10) / 10, reviews: reviewCount }];
}

function answersReason({ acceptedCount, deniedCount }: Candidate): Reason[] {
  const answers = acceptedCount + deniedCount;
  const percent = Math.round((100 * acceptedCount) / Math.max(1, answers));
  return answers >= 5 && percent >= 70 ? [{ code: 'answers', percent }] : [];
}

function turnReason(candidate: Candidate, now: Date): Reason[] {
  if (unknownShare(candidate) > 0.5) return [{ code: 'newcomer' }];
  return restedShare(candidate.lastContactedAt, now) === 1 ? [{ code: 'fresh_turn' }] : [];
}
