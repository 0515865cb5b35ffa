import {
  enforceRateLimit,
  undoHits,
  type Count,
  type Counter,
} from '#server/platform/limits/rate-limits.ts';

/** An attempt that counts as a failure until it succeeds. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/**
 * Counts a failure before the attempt is checked: exact under concurrency. @throws Refusal
 * `too_many`
 */
export async function countAttempt(counter: Counter, counts: readonly Count[]): Promise<Attempt> {
  for (const [bucket, limit] of counts) await enforceRateLimit(counter, bucket, limit);
  return {
    succeeded: () => undoHits(counter, counts),
  };
}
