import * as z from 'zod/mini';
import { DAY_MINUTES } from '../durations.ts';

/**
 * A weekly span of working hours, in the professional's time zone: `weekday` from Monday 1 to
 * Sunday 7. One that closes no later than it opens continues past midnight; 24:00 is midnight
 * itself.
 */
export const workingSpan = z
  .strictObject({
    weekday: z.int().check(z.minimum(1), z.maximum(7)),
    opens: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
    closes: z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)),
  })
  .check(z.refine(({ opens, closes }) => opens !== closes, 'opens when it closes'));
export type WorkingSpan = z.output<typeof workingSpan>;

/** The hours of a week; none means always. */
export const workingHours = z
  .array(workingSpan)
  .check(z.maxLength(21), z.refine(isApart, 'hours that overlap'));

/** Days off, both inclusive, in the professional's time zone. */
export const dayOff = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .check(z.refine(({ from, to }) => from > '0001' && from <= to, 'no days of a calendar'));
export type DayOff = z.output<typeof dayOff>;
export const daysOff = z.array(dayOff).check(z.maxLength(50));

/** The name of a time zone, such as America/Toronto. */
export const timeZone = z
  .string()
  .check(z.maxLength(64), z.regex(/^[A-Za-z][\w+/-]*$/), z.refine(isTimeZone, 'no time zone'));

const WEEK = 7 * DAY_MINUTES;

/**
 * The beginning and end of each span, in minutes since Monday 00:00; past midnight it continues
 * counting.
 */
export function minutesOf({ weekday, opens, closes }: WorkingSpan): { from: number; to: number } {
  const midnight = (weekday - 1) * DAY_MINUTES;
  const [from, to] = [clockMinutes(opens), clockMinutes(closes)];
  return { from: midnight + from, to: midnight + (to > from ? to : to + DAY_MINUTES) };
}

function clockMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function isApart(hours: readonly WorkingSpan[]): boolean {
  const spans = hours.map(minutesOf).toSorted((one, other) => one.from - other.from);
  const [first] = spans;
  return spans.every(({ to }, index) => {
    const next = spans[index + 1]?.from ?? (first?.from ?? 0) + WEEK;
    return to <= next;
  });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
