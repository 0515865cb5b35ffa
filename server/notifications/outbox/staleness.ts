import { DAY_MINUTES, MINUTE_MS } from '#contract/durations.ts';

/** After how many minutes an unsent message of a kind is stale. */
const STALE_MINUTES: Readonly<Record<string, number>> = { signInCode: 10, invitation: DAY_MINUTES };
const OTHERS_STALE_MINUTES = 3 * DAY_MINUTES;

/** Messages of this kind written before this moment are stale; the default without a kind. */
export function staleBefore(now: Date, kind = ''): Date {
  return new Date(now.getTime() - (STALE_MINUTES[kind] ?? OTHERS_STALE_MINUTES) * MINUTE_MS);
}
