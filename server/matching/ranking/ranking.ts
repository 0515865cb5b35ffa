import { HOUR_MS } from '#contract/durations.ts';
import type { Candidate } from '#server/professionals/professionals.ts';

type Counts = Pick<Candidate, 'reviewCount' | 'acceptedCount' | 'deniedCount'>;

/** A candidate with their score: higher is better. */
export interface Scored {
  candidate: Candidate;
  score: number;
}

/** The weight of each criterion; the paid plan is not one of them. */
export const WEIGHTS = { distance: 0.4, rating: 0.25, answers: 0.2, turn: 0.15, newcomer: 0.1 };
export type Weights = typeof WEIGHTS;

const restHours = 72;

/**
 * Sorts candidates by score, ties by distance, then by id, so that the order is deterministic. The
 * formula is explained in docs/decisions/0011-matching.md.
 */
export function rank(
  candidates: readonly Candidate[],
  now: Date,
  weights: Weights = WEIGHTS,
): Scored[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, now, weights) }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        one.candidate.distanceKm - other.candidate.distanceKm ||
        (one.candidate.id < other.candidate.id ? -1 : 1),
    );
}

/** Whether hardly anything is known of them: fewer than five reviews and answers. */
export function isNewcomer(candidate: Counts): boolean {
  return unknownShare(candidate) > 0.5;
}

/** Whether they were not contacted for so long that everybody else had a turn. */
export function isRested(
  { lastContactedAt }: Pick<Candidate, 'lastContactedAt'>,
  now: Date,
): boolean {
  return restedShare(lastContactedAt, now) === 1;
}

function scoreOf(candidate: Candidate, now: Date, weights: Weights): number {
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

/** Maps a rating (already weighted by the number of reviews) from 3..5 to 0..1. */
function ratingShare(rating: number): number {
  return Math.min(1, Math.max(0, (rating - 3) / 2));
}

/**
 * The expected acceptance rate, with a prior of three acceptances in five answers (Laplace
 * smoothing).
 */
function expectedAcceptance({ acceptedCount, deniedCount }: Candidate): number {
  return (acceptedCount + 3) / (acceptedCount + deniedCount + 5);
}

/** 0 right after being contacted, 1 after three days: fairness to the others. */
function restedShare(lastContactedAt: number | null, now: Date): number {
  if (lastContactedAt === null) return 1;
  const hours = (now.getTime() - lastContactedAt) / HOUR_MS;
  return Math.min(1, Math.max(0, hours / restHours));
}

/** 1 for an unknown professional, 0 after ten reviews or answers: an exploration bonus. */
function unknownShare({ reviewCount, acceptedCount, deniedCount }: Counts): number {
  return Math.max(0, 1 - (reviewCount + acceptedCount + deniedCount) / 10);
}
