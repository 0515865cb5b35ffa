import type { DateRange } from '#contract/requests/schedule.ts';

/** A day in the calendar of the person. */
export type Day = Temporal.PlainDate;

/** The day of a moment, in the time zone of the server. */
export function dayOf(moment: Date): Day {
  return new Temporal.PlainDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

export function rangeOf(from: Day, to: Day = from): DateRange {
  return { from: from.toString(), to: to.toString() };
}

/** The next such day of the year, today included; null where the month has none. */
export function nextDate(today: Day, month: number, day: number, year?: number): Day | null {
  for (const each of year ? [year] : [today.year, today.year + 1]) {
    const date = dateIn(each, month, day);
    if (date && Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return null;
}

/** The next day of this number, today included, in whatever month has one. */
export function nextDayNumbered(today: Day, day: number): Day {
  let month = today.with({ day: 1 });
  for (;;) {
    const date = dateIn(month.year, month.month, day);
    if (date && Temporal.PlainDate.compare(date, today) >= 0) return date;
    month = month.add({ months: 1 });
  }
}

/** The next such weekday (Monday 1), not today. */
export function nextWeekday(today: Day, weekday: number): Day {
  return today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 });
}

/** Monday to Sunday around a day. */
export function weekAround(day: Day): [Day, Day] {
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return [monday, monday.add({ days: 6 })];
}

/** How many days from the first to the second. */
export function daysBetween(from: Day, to: string): number {
  return from.until(to, { largestUnit: 'days' }).days;
}

function dateIn(year: number, month: number, day: number): Day | null {
  const first = new Temporal.PlainDate(year, month, 1);
  return day <= first.daysInMonth ? first.with({ day }) : null;
}
