import { useFormatter } from 'use-intl';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS, MINUTE_SECONDS } from '#contract/durations.ts';

type Unit = 'day' | 'hour' | 'minute' | 'second';

const DAYS_MATTER_FROM = 2 * DAY_SECONDS;
const SECONDS_MATTER_BELOW = 5 * MINUTE_SECONDS;

/** Formats a duration in milliseconds, in its two largest units. */
export function useDuration(): (ms: number) => string {
  const format = useFormatter();
  return (ms) =>
    unitsOf(ms)
      .map(([value, unit]) => format.number(value, { style: 'unit', unit, unitDisplay: 'short' }))
      .join(' ');
}

/** Says a number of minutes, at least one; a dash where there is none. */
export function useMinutes(): (minutes: number | null) => string {
  const duration = useDuration();
  return (minutes) =>
    minutes === null ? '–' : duration(Math.max(1, Math.round(minutes)) * MINUTE_MS);
}

/** The relevant units of a duration, seconds rounded up. */
export function unitsOf(ms: number): Part[] {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds >= DAYS_MATTER_FROM)
    return spoken([
      [Math.floor(seconds / DAY_SECONDS), 'day'],
      [Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS), 'hour'],
    ]);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  return spoken([
    [Math.floor(seconds / HOUR_SECONDS), 'hour'],
    [minutes, 'minute'],
    [seconds < SECONDS_MATTER_BELOW ? seconds % MINUTE_SECONDS : 0, 'second'],
  ]);
}

type Part = [value: number, unit: Unit];

function spoken(parts: Part[]): Part[] {
  const said = parts.filter(([value]) => value > 0);
  return said.length > 0 ? said : [[0, 'second']];
}
