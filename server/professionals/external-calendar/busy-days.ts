import { HOUR_MS } from '#contract/durations.ts';
import { minutesOf, type WorkingSpan } from '#contract/professionals/working-hours.ts';
import type { WorkingTime } from '#server/professionals/working-hours/working-hours.ts';
import { without, type Stretch } from './stretches.ts';

/** What a job needs at least. */
const ROOM_MS = 2 * HOUR_MS;

/** The hours of a day that count where no working hours are given. */
const USUAL = { opens: '08:00', closes: '18:00' };

/**
 * The days (YYYY-MM-DD) of a professional on which busy times leave no two hours in a row within their
 * working hours; days they do not work anyway are not among them.
 */
export function busyDaysOf(
  busy: readonly Stretch[],
  { hours, timeZone }: Pick<WorkingTime, 'hours' | 'timeZone'>,
): string[] {
  const [first] = busy;
  const end = busy.at(-1)?.to;
  if (!first || end === undefined) return [];
  const days: string[] = [];
  for (let day = dayOf(first.from, timeZone); midnight(day, timeZone) < end;) {
    const working = stretchesOn(day, hours, timeZone);
    const free = working.flatMap((stretch) => without(stretch, busy));
    const hasRoom = free.some(({ from, to }) => to - from >= ROOM_MS);
    if (working.length > 0 && !hasRoom) days.push(day.toString());
    day = day.add({ days: 1 });
  }
  return days;
}

function stretchesOn(
  day: Temporal.PlainDate,
  hours: readonly WorkingSpan[],
  timeZone: string,
): Stretch[] {
  const weekday = day.dayOfWeek;
  const spans = hours.length === 0 ? [{ weekday, ...USUAL }] : hours;
  return spans
    .filter((span) => span.weekday === weekday)
    .map((span) => {
      const { from, to } = minutesOf(span);
      const at = (minutes: number) =>
        day
          .toPlainDateTime()
          .add({ minutes: minutes - (weekday - 1) * 1440 })
          .toZonedDateTime(timeZone).epochMilliseconds;
      return { from: at(from), to: at(to) };
    });
}

function dayOf(moment: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();
}

function midnight(day: Temporal.PlainDate, timeZone: string): number {
  return day.toZonedDateTime(timeZone).epochMilliseconds;
}
