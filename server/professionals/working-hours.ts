import { minutesOf, type WorkingSpan } from '#contract/working-hours.ts';

/** When somebody works: hours of a week (none means always), and the zone in which they are meant. */
export interface WorkingTime {
  hours: readonly WorkingSpan[];
  /** An IANA name. */
  timeZone: string;
}

/** Milliseconds since the epoch; `to` is no longer part of it. */
interface Stretch {
  from: number;
  to: number;
}

const MINUTE = 60_000;

/**
 * The moment at which so many minutes of working time have passed since `start`. Real minutes: in
 * the night in which clocks go back, an hour that is there twice counts twice.
 */
export function addWorkingTime(
  start: Date,
  minutes: number,
  hours: readonly WorkingSpan[],
  timeZone: string,
): Date {
  let left = minutes * MINUTE;
  let reached = start.getTime();
  if (hours.length === 0) return new Date(reached + left);
  for (const { from, to } of stretchesSince(start, { hours, timeZone })) {
    const opens = Math.max(from, reached);
    if (to <= opens) continue;
    if (to - opens >= left) return new Date(opens + left);
    left -= to - opens;
    reached = to;
  }
  throw new Error('a week without working time');
}

/** Whether somebody works at a moment. */
export function isWorking(at: Date, { hours, timeZone }: WorkingTime): boolean {
  if (hours.length === 0) return true;
  const moment = at.getTime();
  for (const { from, to } of stretchesSince(at, { hours, timeZone })) {
    if (from > moment) return false;
    if (moment < to) return true;
  }
  return false;
}

/** Every working stretch from the day before `start` on, in order: one may have begun then. */
function* stretchesSince(start: Date, { hours, timeZone }: WorkingTime): Generator<Stretch> {
  const inOrder = hours.toSorted((one, other) => minutesOf(one).from - minutesOf(other).from);
  const today = Temporal.Instant.fromEpochMilliseconds(start.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  for (let day = today.subtract({ days: 1 }); ; day = day.add({ days: 1 })) {
    for (const span of inOrder) {
      if (span.weekday === day.dayOfWeek) yield stretchOn(day, span, timeZone);
    }
  }
}

/** A time that the clocks leave out is that of the clock that was not put forward. */
function stretchOn(day: Temporal.PlainDate, span: WorkingSpan, timeZone: string): Stretch {
  const { from, to } = minutesOf(span);
  const midnight = day.toPlainDateTime();
  const at = (minutes: number) =>
    midnight.add({ minutes: minutes - (span.weekday - 1) * 1440 }).toZonedDateTime(timeZone)
      .epochMilliseconds;
  return { from: at(from), to: at(to) };
}
