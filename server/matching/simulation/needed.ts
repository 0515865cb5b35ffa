import type { Profession } from '#contract/professionals/professions.ts';
import { buildTrade } from './build-city.ts';
import type { City } from './city.ts';
import { playMarket } from './play-market.ts';

/** How many professionals a district has, and how many it needs; null where more do not help. */
export interface Need {
  district: string;
  has: number;
  needs: number | null;
  /** The share of its requests that somebody accepted, as it is. */
  filled: number;
}

/** So many are added to a trade at most, and so many in vain. */
const MOST = 300;
const MOST_IN_VAIN = 12;

/**
 * How many professionals of a trade each district needs for a share of its requests to be accepted:
 * one is added at a time in the district that is furthest below the goal, and the market played
 * again, with the same requests and answers.
 */
export function neededIn(city: City, trade: Profession, options: { seed: number; goal: number }) {
  const { seed, goal } = options;
  const extra: Record<string, number> = {};
  const first = filledByDistrict(city, trade, { seed, extra });
  let filled = first;
  let best = { missing: missingIn(first, goal), added: 0 };
  for (let added = 1; added <= MOST && added <= best.added + MOST_IN_VAIN; added += 1) {
    const worst = worstOf(filled, goal);
    if (worst === undefined) break;
    extra[worst] = (extra[worst] ?? 0) + 1;
    filled = filledByDistrict(city, trade, { seed, extra });
    const missing = missingIn(filled, goal);
    if (missing < best.missing) best = { missing, added };
  }
  const present = city.trades.get(trade)!.professionals;
  return city.districts.map(({ name }): Need => {
    const has = present[name] ?? 0;
    const isReached = (filled.get(name) ?? 1) >= goal;
    const needs = isReached ? has + (extra[name] ?? 0) : null;
    return { district: name, has, needs, filled: first.get(name) ?? 1 };
  });
}

/** The share of accepted requests by district; none where nobody asks. */
function filledByDistrict(
  city: City,
  trade: Profession,
  options: { seed: number; extra: Readonly<Record<string, number>> },
): Map<string, number> {
  const run = buildTrade(city, trade, options);
  const outcomes = playMarket(run);
  const districts = Map.groupBy(outcomes, (_, index) => run.requests[index]!.district);
  return new Map(
    [...districts].map(([name, all]) => {
      const filled = all.filter(({ firstYesAt }) => firstYesAt !== null);
      return [name, filled.length / all.length];
    }),
  );
}

/** How far the districts are below the goal, in all. */
function missingIn(filled: ReadonlyMap<string, number>, goal: number): number {
  return [...filled.values()].reduce((sum, share) => sum + Math.max(0, goal - share), 0);
}

function worstOf(filled: ReadonlyMap<string, number>, goal: number): string | undefined {
  const below = [...filled].filter(([, share]) => share < goal);
  return below.toSorted(([, one], [, other]) => one - other)[0]?.[0];
}
