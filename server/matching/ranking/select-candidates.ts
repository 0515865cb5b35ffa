import type { Reason } from '#contract/requests/leads.ts';
import { isDayOff, isWorking, type Candidate } from '#server/professionals/professionals.ts';
import { canAnswerBy } from '#server/matching/contacting/answer-deadline.ts';
import { MAX_ACTIVE_LEADS } from '#server/matching/policy.ts';
import { isNewcomer, rank, type Scored, type Weights } from './ranking.ts';
import { reasonsFor } from './reasons.ts';

/** A chosen candidate, with the reasons shown to both sides. */
export interface Ranked extends Scored {
  reasons: Reason[];
}

export interface SelectionOptions {
  now: Date;
  /** False where the place is known by its area only: then a distance would reveal too much. */
  placeIsExact: boolean;
  /**
   * Where it is very urgent, until when a professional is needed; null elsewhere: only days off
   * count.
   */
  neededBy: Date | null;
  /** How many to contact. */
  count: number;
  /** Other weights than those of this version: in a simulation. */
  weights?: Weights | undefined;
}

/** A newcomer's minimum score relative to the candidate they replace, and their minimum rating. */
const newcomerShareOfScore = 0.85;
const newcomerMinRating = 4;

/**
 * Selects whom to contact, best first: by score; those with a day off today after all who have
 * none; where it is very urgent, those who are closed now after all who are open, and those whose
 * deadline would be too late after everybody else; and of three places the last goes to a newcomer
 * who is good enough where there is none among the three. Deterministic
 * (docs/decisions/0011-matching.md).
 */
export function selectCandidates(
  candidates: readonly Candidate[],
  { count, neededBy, now, placeIsExact, weights }: SelectionOptions,
): Ranked[] {
  const readiness = neededBy ? readinessAt(now, neededBy) : presenceAt(now);
  const ordered = rank(candidates, now, weights);
  const first = readiestFirst(ordered, count, readiness);
  return withNewcomer(first, ordered, readiness).map((scored) => {
    const { working } = scored.candidate;
    const isOpenNow = neededBy !== null && working !== null && readiness.isOpen(scored);
    return { ...scored, reasons: reasonsFor(scored.candidate, { now, placeIsExact, isOpenNow }) };
  });
}

interface Readiness {
  isOpen(scored: Scored): boolean;
  /** Whether their deadline is in time. */
  isInTime(scored: Scored): boolean;
}

/** Non-urgent requests wait for working hours, yet not for the end of a vacation. */
function presenceAt(now: Date): Readiness {
  return {
    isOpen: ({ candidate: { working } }) => working === null || !isDayOff(now, working),
    isInTime: () => true,
  };
}

function readinessAt(now: Date, until: Date): Readiness {
  return {
    isOpen: ({ candidate: { working } }) => working === null || isWorking(now, working),
    isInTime: ({ candidate: { working } }) => working === null || canAnswerBy(until, now, working),
  };
}

/**
 * Computes the hours of no more candidates than needed: time zones are slow, and there may be 200.
 */
function readiestFirst(
  ordered: readonly Scored[],
  count: number,
  { isOpen, isInTime }: Readiness,
): Scored[] {
  const [open, closed] = partitionUntil(count, ordered, isOpen);
  const [inTime, late] = partitionUntil(count - open.length, closed, isInTime);
  return [...open, ...inTime, ...late].slice(0, count);
}

/** Partitions lazily: those who fit and those before them who do not, until enough fit. */
function partitionUntil(enough: number, all: readonly Scored[], fits: (one: Scored) => boolean) {
  const [fitting, others]: [Scored[], Scored[]] = [[], []];
  for (const one of all) {
    if (fitting.length === enough) break;
    (fits(one) ? fitting : others).push(one);
  }
  return [fitting, others] as const;
}

function withNewcomer(
  first: Scored[],
  ordered: readonly Scored[],
  { isOpen, isInTime }: Readiness,
): Scored[] {
  const last = first.at(-1);
  const places = first.length;
  if (!last || places < MAX_ACTIVE_LEADS) return first;
  if (first.some(({ candidate }) => isNewcomer(candidate))) return first;
  const newcomer = ordered.find(
    (one) =>
      isNewcomer(one.candidate) &&
      one.score >= newcomerShareOfScore * last.score &&
      one.candidate.bayesianRating >= newcomerMinRating &&
      (isOpen(one) || !isOpen(last)) &&
      (isInTime(one) || !isInTime(last)),
  );
  return newcomer ? [...first.slice(0, -1), newcomer] : first;
}
