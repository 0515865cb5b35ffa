import { MINUTE_MS } from '#contract/durations.ts';
import { makeChance, type Chance } from '#server/platform/simulation/chance.ts';
import type { SimulatedAnswer } from './market.ts';

/** How somebody answers: shares from 0 to 1 (the rest is silence), and delays in minutes. */
export interface Habit {
  yes: number;
  no: number;
  /** Median of the delay, and the standard deviation of its logarithm. */
  medianMinutes: number;
  spread: number;
}

/** What somebody with a habit does, with a delay of a log-normal distribution. */
export function answerBy(
  { yes, no, medianMinutes, spread }: Habit,
  chance: Chance,
): SimulatedAnswer {
  const drawn = chance.draw();
  if (drawn >= yes + no) return { kind: 'silence' };
  const after = medianMinutes * Math.exp(spread * chance.normal()) * MINUTE_MS;
  return { kind: drawn < yes ? 'yes' : 'no', after };
}

/**
 * Random numbers for one question, such as what a professional says to a request: the same for the same
 * seed whoever else is asked, so that two runs differ by what was changed and not by luck.
 */
export function chanceOf(seed: number, ...names: readonly string[]): Chance {
  // FNV-1a, 32 bits (Fowler, Noll, Vo 1991).
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of names.join('\n')) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  }
  return makeChance(hash);
}
