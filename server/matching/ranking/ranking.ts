import { HOUR_MS } from '#contract/durations.ts';
import type { Candidate } from '#server/professionals/professionals.ts';

type Counts = Pick<Candidate, 'reviewCount' | 'acceptedCount' | 'deniedCount'>;

/** A candidate with their score: higher is better. */
export interface Scored {
  candidate: Candidate;
  score: number;
}

/** What each consideration is worth; the plan somebody pays for is none of them. */
const weights = { distance: 0.4, rating: 0.25, answers: 0.2, turn: 0.15, newcomer: 0.1 };

const restHours = 72;

/**
 * Puts candidates in the order of their score, equals by distance, then by id, so that the order
 * never depends on chance. The formula is explained in docs/decisions/0011-matching.md.
 */
export function rank(candidates: readonly Candidate[], now: Date): Scored[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, now) }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.candidate.distanceKm - other.candidate.distanceKm ||
        (one.candidate.id < other.candidate.id ? -1 : 1),
    );
}

/** Whether next to nothing is known of them: fewer than five reviews and answers. */
export function isNewcomer(candidate: Counts): boolean {
  return unknownShare(candidate) > 0.5;
}

/** Whether everybody else has been asked since. */
export function isRested(
  { lastContactedAt }: Pick<Candidate, 'lastContactedAt'>,
  now: Date,
): boolean {
  return restedShare(lastContactedAt, now) === 1;
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
  const hours = (now.getTime() - lastContactedAt) / HOUR_MS;
  return Math.min(1, Math.max(0, hours / restHours));
}

/** 1 for somebody nobody has tried, 0 after ten reviews or answers: new people must be found out. */
function unknownShare({ reviewCount, acceptedCount, deniedCount }: Counts): number {
  return Math.max(0, 1 - (reviewCount + acceptedCount + deniedCount) / 10);
}
