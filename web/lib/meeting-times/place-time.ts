import { MINUTE_MS } from '#contract/durations.ts';

/**
 * The instant, in milliseconds, at which clocks of a time zone show so many minutes after the midnight of
 * a day (YYYY-MM-DD). A time that clocks skip is read in the offset before.
 */
export function instantAt(day: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const guess = wall - offsetAt(wall, timeZone);
  // The offset of the first guess may be that of the other side of a clock change.
  return wall - offsetAt(guess, timeZone);
}

/** The day (YYYY-MM-DD) of an instant in a time zone. */
export function dayIn(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}

/** The minutes since midnight that clocks of a time zone show at an instant. */
export function minutesIn(instant: number, timeZone: string): number {
  const wall = new Date(instant + offsetAt(instant, timeZone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = format.formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const wall = Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}
