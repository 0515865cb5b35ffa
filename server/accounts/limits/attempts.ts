import {
  countOrRefuse,
  takeBackHits,
  type Count,
  type Counter,
} from '#server/platform/limits/rate-limits.ts';

/** An attempt counted as a failure, until it turns out to be none. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/** Counts a failure before it is looked at: exact however many come at once. @throws Refusal `too_many` */
export async function countAttempt(counter: Counter, counts: readonly Count[]): Promise<Attempt> {
  for (const [bucket, limit] of counts) await countOrRefuse(counter, bucket, limit);
  return {
    succeeded: () => takeBackHits(counter, counts),
  };
}
