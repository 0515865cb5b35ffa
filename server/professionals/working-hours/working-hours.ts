import { MINUTE_MS } from '#contract/durations.ts';
import { minutesOf, type WorkingSpan } from '#contract/professionals/working-hours.ts';
import { dayAt, workdayFrom, type DaysOff } from './days-off.ts';

/** Working hours of a week (none means always), and days off. */
export interface WorkingTime extends DaysOff {
  hours: readonly WorkingSpan[];
}

/** Milliseconds since the epoch; `to` is exclusive. */
interface Stretch {
  from: number;
  to: number;
}

/**
 * The moment at which this many minutes of working time have passed since `start`. In elapsed time:
 * an hour repeated when clocks go back counts twice.
 */
export function addWorkingTime(start: Date, minutes: number, working: WorkingTime): Date {
  let left = minutes * MINUTE_MS;
  let reached = start.getTime();
  if (isAlwaysWorking(working)) return new Date(reached + left);
  for (const { from, to } of stretchesSince(start, working)) {
    const opens = Math.max(from, reached);
    if (to <= opens) continue;
    if (to - opens >= left) return new Date(opens + left);
    left -= to - opens;
    reached = to;
  }
  throw new Error('a week without working time');
}

/** Whether a moment is within working hours. */
export function isWorking(at: Date, working: WorkingTime): boolean {
  if (isAlwaysWorking(working)) return true;
  const moment = at.getTime();
  for (const { from, to } of stretchesSince(at, working)) {
    if (from > moment) return false;
    if (moment < to) return true;
  }
  return false;
}

function isAlwaysWorking({ hours, daysOff }: WorkingTime): boolean {
  return hours.length === 0 && daysOff.length === 0;
}

const roundTheClock: readonly WorkingSpan[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: '00:00',
  closes: '24:00',
}));

/**
 * Generates working stretches from the day before `start` on, in order: one may have begun then.
 * What begins on a day off is not worked at all, and what reaches into one ends at its midnight.
 */
function* stretchesSince(start: Date, working: WorkingTime): Generator<Stretch> {
  const { hours, daysOff, timeZone } = working;
  const spans = hours.length === 0 ? roundTheClock : hours;
  const inOrder = spans.toSorted((one, other) => minutesOf(one).from - minutesOf(other).from);
  const yesterday = dayAt(start, timeZone).subtract({ days: 1 });
  for (let day = workdayFrom(yesterday, daysOff); ;) {
    const tomorrow = day.add({ days: 1 });
    const next = workdayFrom(tomorrow, daysOff);
    const end = next.equals(tomorrow) ? Infinity : midnightOf(tomorrow, timeZone);
    for (const span of inOrder) {
      if (span.weekday !== day.dayOfWeek) continue;
      const { from, to } = stretchOn(day, span, timeZone);
      yield { from, to: Math.min(to, end) };
    }
    day = next;
  }
}

/** A time skipped when clocks go forward is read in the zone's previous offset. */
function stretchOn(day: Temporal.PlainDate, span: WorkingSpan, timeZone: string): Stretch {
  const { from, to } = minutesOf(span);
  const midnight = day.toPlainDateTime();
  const at = (minutes: number) =>
    midnight.add({ minutes: minutes - (span.weekday - 1) * 1440 }).toZonedDateTime(timeZone)
      .epochMilliseconds;
  return { from: at(from), to: at(to) };
}

function midnightOf(day: Temporal.PlainDate, timeZone: string): number {
  return day.toPlainDateTime().toZonedDateTime(timeZone).epochMilliseconds;
}
