import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import {
  enforceSharedLimit,
  countsOfNetworks,
  readShared,
  type Shared,
} from '#server/platform/limits/network-limits.ts';
import {
  undoHits,
  type Count,
  type Counter,
  type Limit,
} from '#server/platform/limits/rate-limits.ts';
import { countAttempt, type Attempt } from './attempts.ts';
import type { CodeTarget } from './limits-codes.ts';

// The numbers of this file are documented in docs/limits.md.

const guessesFrom: Limit = { limit: 30, windowSeconds: HOUR_SECONDS };
const guessesFor: Limit[] = [
  { limit: 10, windowSeconds: HOUR_SECONDS },
  { limit: 20, windowSeconds: DAY_SECONDS },
];
const allGuesses: Shared = { name: 'guesses', share: 10, windowSeconds: 10 * MINUTE_SECONDS };
const flood = 500;

/**
 * Counts a guess as wrong before it is checked, by network and not by account, which a guesser may
 * not know.
 */
export function countGuessFrom(
  counter: Counter,
  { isKnown }: CodeTarget,
  caller: string,
): Promise<Attempt> {
  return countAttempt(counter, isKnown ? [] : countsOfNetworks('guess-from', caller, guessesFrom));
}

/**
 * As {@link countGuessFrom}, by the address whose code is guessed. After 500 wrong guesses in ten
 * minutes overall, `isFlooded`: where the browser is not known, a code alone no longer opens an
 * account that has a password.
 */
export async function countGuessFor(
  counter: Counter,
  { to, isKnown }: CodeTarget,
  caller: string,
): Promise<Attempt & { isFlooded: boolean }> {
  const bucket = [isKnown ? 'guess-for-own' : 'guess-for', to.target];
  const counts = guessesFor.map((limit): Count => [bucket, limit]);
  const attempt = await countAttempt(counter, counts);
  if (isKnown) return { ...attempt, isFlooded: false };
  const shared = await enforceSharedLimit(counter, allGuesses, caller);
  const { hits } = await readShared(counter, allGuesses);
  const succeeded = () => undoHits(counter, [...counts, ...shared]);
  return { isFlooded: hits > flood, succeeded };
}
