import { HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';

/** 03:30 UTC, when little happens in the Americas and Europe. */
const FIRST_SECOND = 3 * HOUR_SECONDS + 30 * MINUTE_SECONDS;

/** After a failure: a disk does not grow within minutes. */
const RETRY_SECONDS = HOUR_SECONDS;

/**
 * Whether a backup is due: none was finished since the last full interval, counted from 03:30 UTC, so
 * that they do not wander through the day, and one that was missed is made up for. After a failure
 * it is tried again an hour later.
 */
export function isDue(
  now: Date,
  everySeconds: number,
  { finishedAt, failedAt }: { finishedAt: Date | undefined; failedAt: Date | undefined },
): boolean {
  if (everySeconds === 0) return false;
  if (failedLately(now, failedAt)) return false;
  const seconds = secondsOf(now);
  const since = FIRST_SECOND + everySeconds * Math.floor((seconds - FIRST_SECOND) / everySeconds);
  return finishedAt === undefined || secondsOf(finishedAt) < since;
}

/** Whether something of a backup failed so shortly ago that it is not tried again yet. */
export function failedLately(now: Date, failedAt: Date | undefined): boolean {
  return failedAt !== undefined && secondsOf(failedAt) > secondsOf(now) - RETRY_SECONDS;
}

function secondsOf(moment: Date): number {
  return moment.getTime() / 1000;
}
