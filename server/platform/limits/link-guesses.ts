import { HOUR_SECONDS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countsOfNetworks } from '#server/platform/limits/network-limits.ts';
import { countHit, enforceRateLimit, undoHits } from '#server/platform/limits/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';

// The numbers of this file are documented in docs/limits.md.
const missesFrom = { limit: 20, windowSeconds: HOUR_SECONDS };
const alertedAt = 500;

type Counter = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

/**
 * Looks up a personal link, counted as a wrong one of these networks until it turns out to be right: exact under concurrency. Above the limit right ones are refused as well, because the refusal would distinguish
 * them.
 * @throws Refusal `too_many`, and whatever `lookUp` throws: `not_found` is a wrong one
 */
export async function limitLinkGuesses<T>(
  counter: Counter,
  caller: string,
  lookUp: () => Promise<T>,
): Promise<T> {
  const counts = countsOfNetworks('link-missed-from', caller, missesFrom);
  for (const [bucket, limit] of counts) await enforceRateLimit(counter, bucket, limit);
  try {
    const found = await lookUp();
    await undoHits(counter, counts);
    return found;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') await countMiss(counter);
    else await undoHits(counter, counts);
    throw error;
  }
}

/** Many networks together evade the limit of one: this alerts the operator, once an hour. */
async function countMiss(counter: Counter): Promise<void> {
  const limit = { limit: alertedAt, windowSeconds: HOUR_SECONDS };
  const { hits } = await countHit(counter, ['links-missed'], limit);
  if (hits !== alertedAt) return;
  counter.log.error({ misses: hits, seconds: HOUR_SECONDS }, 'somebody guesses personal links');
}
