import { MINUTE_MS } from '#contract/durations.ts';
import { MAX_ACTIVE_LEADS } from '#server/matching/policy.ts';
import type { Outcome } from './market.ts';

/** Of some requests; shares from 0 to 1, minutes from submission to the first acceptance. */
export interface MarketFigures {
  requests: number;
  /** Somebody accepted. */
  filled: number;
  /** Three were asked at once. */
  threeAsked: number;
  medianMinutes: number | null;
  p90Minutes: number | null;
}

export function figuresOf(outcomes: readonly Outcome[]): MarketFigures {
  const minutes = outcomes
    .flatMap(({ firstYesAt, request }) =>
      firstYesAt === null ? [] : [(firstYesAt - request.at) / MINUTE_MS],
    )
    .toSorted((one, other) => one - other);
  const three = outcomes.filter(({ askedAtFirst }) => askedAtFirst >= MAX_ACTIVE_LEADS);
  const share = (count: number) => (outcomes.length === 0 ? 0 : count / outcomes.length);
  return {
    requests: outcomes.length,
    filled: share(minutes.length),
    threeAsked: share(three.length),
    medianMinutes: quantile(minutes, 0.5),
    p90Minutes: quantile(minutes, 0.9),
  };
}

function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
}
