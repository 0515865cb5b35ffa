import { DAY_MINUTES, MINUTE_MS } from '#contract/durations.ts';

/** A message that could not leave for so many minutes says nothing new. */
const STALE_MINUTES: Readonly<Record<string, number>> = { signInCode: 10, invitation: DAY_MINUTES };
const OTHERS_STALE_MINUTES = 3 * DAY_MINUTES;

/** When a message of this kind, or of any without a haste of its own, was written that is news still. */
export function freshSince(now: Date, kind = ''): Date {
  return new Date(now.getTime() - (STALE_MINUTES[kind] ?? OTHERS_STALE_MINUTES) * MINUTE_MS);
}
