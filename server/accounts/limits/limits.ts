import { HOUR_SECONDS } from '#contract/durations.ts';
import { enforceNetworkLimits, countsOfNetworks } from '#server/platform/limits/network-limits.ts';
import type { Counter } from '#server/platform/limits/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countAttempt, type Attempt } from './attempts.ts';

// The numbers of this file are documented in docs/limits.md.

/** Counts a sign-up by these networks. @throws Refusal `too_many` */
export function countSignUp(counter: Counter, caller: string): Promise<void> {
  return enforceNetworkLimits(counter, 'sign-up-from', caller, {
    limit: 10,
    windowSeconds: HOUR_SECONDS,
  });
}

/**
 * Counts an answer "address taken" before it is looked up, because such answers disclose who has an
 * account. Undone where it is not taken.
 */
export function countTakenAddress(counter: Counter, caller: string): Promise<Attempt> {
  const limit = { limit: 5, windowSeconds: HOUR_SECONDS };
  return countAttempt(counter, countsOfNetworks('taken-from', caller, limit));
}

/**
 * Runs work that may find an address taken: counted as if it did, undone if it did not.
 * @throws Refusal `too_many`, and whatever `work` throws
 */
export async function withTakenAddressCount<T>(
  counter: Counter,
  caller: string,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = await countTakenAddress(counter, caller);
  try {
    const done = await work();
    await attempt.succeeded();
    return done;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'email_taken')) await attempt.succeeded();
    throw error;
  }
}
