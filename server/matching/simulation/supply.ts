import { distanceKm } from '#server/places/places.ts';
import type { Candidate } from '#server/professionals/professionals.ts';
import { neededBy } from '#server/matching/contacting/answer-deadline.ts';
import type { Weights } from '#server/matching/ranking/ranking.ts';
import { selectCandidates } from '#server/matching/ranking/select-candidates.ts';
import type { SimulatedProfessional, SimulatedRequest } from './market.ts';

/** As many as a search considers (docs/decisions/0011-matching.md). */
const NEAREST = 200;

/** A professional while the market runs: what is known of them changes. */
export interface Supplied {
  professional: SimulatedProfessional;
  known: SimulatedProfessional['known'];
  /** The calendar month of UTC that `used` counts in, numbered from the year 0. */
  month: number;
  used: number;
}

interface InReach {
  supplied: Supplied;
  km: number;
}

/** The professionals of a running market: who is best for a request, and what they have left. */
export class Supply {
  readonly #all: readonly Supplied[];
  readonly #weights: Weights | undefined;
  readonly #reach = new Map<SimulatedRequest, InReach[]>();

  constructor(professionals: readonly SimulatedProfessional[], weights: Weights | undefined) {
    this.#weights = weights;
    this.#all = professionals.map((professional) => ({
      professional,
      known: { ...professional.known },
      month: 0,
      used: 0,
    }));
  }

  /** The best of those who were not asked and have quota left, best first. */
  best(
    request: SimulatedRequest,
    { asked, count, now }: { asked: readonly string[]; count: number; now: number },
  ): Supplied[] {
    const at = new Date(now);
    const month = monthOf(now);
    const able = this.#inReach(request).filter(
      ({ supplied }) => !asked.includes(supplied.professional.id) && hasQuota(supplied, month),
    );
    if (able.length === 0) return [];
    const { urgency } = request;
    const chosen = selectCandidates(able.map(candidateOf), {
      now: at,
      placeIsExact: true,
      neededBy: neededBy({ urgency, created_at: new Date(request.at) }),
      count,
      weights: this.#weights,
    });
    return chosen.map(
      ({ candidate }) =>
        able.find(({ supplied }) => supplied.professional.id === candidate.id)!.supplied,
    );
  }

  /** Counts a contact. */
  charge(supplied: Supplied, now: number): void {
    const month = monthOf(now);
    if (supplied.month !== month) Object.assign(supplied, { month, used: 0 });
    supplied.used += 1;
    supplied.known.lastContactedAt = now;
  }

  /** Gives a contact of this month back. */
  refund(supplied: Supplied, now: number): void {
    if (supplied.month === monthOf(now)) supplied.used -= 1;
  }

  #inReach(request: SimulatedRequest): InReach[] {
    const known = this.#reach.get(request);
    if (known) return known;
    const found = this.#all
      .filter(
        ({ professional: { trades, since } }) =>
          since <= request.at && trades.includes(request.trade),
      )
      .map((supplied) => ({ supplied, km: distanceKm(request, supplied.professional) }))
      .toSorted((one, other) => one.km - other.km)
      .slice(0, NEAREST)
      .filter(({ supplied, km }) => km <= supplied.professional.radiusKm);
    this.#reach.set(request, found);
    return found;
  }
}

function candidateOf({ supplied: { professional, known }, km }: InReach): Candidate {
  const { id, working } = professional;
  return { id, distanceKm: km, ...known, working };
}

function hasQuota({ professional: { quota }, ...counted }: Supplied, month: number): boolean {
  return quota === null || counted.month !== month || counted.used < quota;
}

function monthOf(moment: number): number {
  const date = new Date(moment);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
