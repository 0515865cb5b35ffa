import { MINUTE_MS } from '#contract/durations.ts';
import { useDuration } from '#web/lib/i18n/use-duration.ts';

/** Says a number of minutes, at least one; a dash where there is none. */
export function useMinutes(): (minutes: number | null) => string {
  const duration = useDuration();
  return (minutes) =>
    minutes === null ? '–' : duration(Math.max(1, Math.round(minutes)) * MINUTE_MS);
}
