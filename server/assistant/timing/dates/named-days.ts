import { nextDate, nextDayNumbered, nextWeekday, weekAround, type Day } from './calendar.ts';

/** Days a text names. `rank` 3 is a day of the calendar, 2 a day of the week, 1 a stretch of time. */
export type NamedDays = {
  from: Day;
  to: Day;
  rank: 1 | 2 | 3;
  isDeadline?: boolean;
  isFeast?: boolean;
  /** Past, or ruled out. */
  isOut?: boolean;
  /** Said to be meant, instead of another. */
  isMeant?: boolean;
  /** Said to be the one at hand: "this Sunday". */
  isThis?: boolean;
  /** Too vague for days; it tells only how much time is left. */
  isVague?: boolean;
  /** The feast or the month it is told by: no single day though it may be one. */
  month?: boolean;
};

export function one(day: Day | null, rank: NamedDays['rank'] = 3): NamedDays | null {
  return day && { from: day, to: day, rank };
}

export function stretch(from: Day | null, to: Day | null): NamedDays | null {
  if (!from || !to) return null;
  const end = isInOrder(from, to) ? to : null;
  return end && { from, to: end, rank: 3 };
}

export function isInOrder(one: Day, other: Day): boolean {
  return Temporal.PlainDate.compare(one, other) <= 0;
}

export function dateOf(
  today: Day,
  month: string | undefined,
  day: string | undefined,
  year?: string,
): Day | null {
  return nextDate(today, Number(month), Number(day), year ? Number(year) : undefined);
}

export function isoDate(date: string, today: Day): NamedDays | null {
  try {
    const day = Temporal.PlainDate.from(date, { overflow: 'reject' });
    return isInOrder(today, day) ? one(day) : null;
  } catch {
    return null;
  }
}

/** "Friday 27": the next 27th, if it is a Friday; an ordinal ("Sunday the 6th") is a date anyway. */
export function weekdayNumbered(
  today: Day,
  weekday: number,
  number: number,
  isOrdinal: boolean,
): NamedDays | null {
  const day = nextDayNumbered(today, number);
  if (day.dayOfWeek === weekday) return one(day);
  const later = nextDayNumbered(day.add({ days: 1 }), number);
  if (later.dayOfWeek === weekday) return one(later);
  return isOrdinal ? one(day) : one(nextWeekday(today, weekday), 2);
}

export function weekend(today: Day, weeks: number): NamedDays {
  const [, sunday] = weekAround(today.add({ weeks }));
  const saturday = sunday.subtract({ days: 1 });
  return { from: isInOrder(today, saturday) ? saturday : today, to: sunday, rank: 2 };
}

/** The weekend of the week of a day. */
export function weekendWith(day: Day): NamedDays {
  const sunday = day.add({ days: 7 - day.dayOfWeek });
  return { from: sunday.subtract({ days: 1 }), to: sunday, rank: 3 };
}

export function monthAround(day: Day): NamedDays {
  return { from: day.with({ day: 1 }), to: day.with({ day: day.daysInMonth }), rank: 1 };
}

/** A month from today on, where it has begun. */
export function monthLeft(day: Day, today: Day): NamedDays {
  const month = monthAround(day);
  return isInOrder(today, month.from) ? month : { ...month, from: today };
}

export function firstOfMonth(today: Day, month: number, year?: string): Day {
  const first = today.with({ month, day: 1 });
  if (year) return first.with({ year: Number(year) });
  return month >= today.month ? first : first.add({ years: 1 });
}

export function partOfMonth(day: Day, part: string): NamedDays {
  const last = day.daysInMonth;
  const [from, to] = { e: [1, 10], d: [11, 20], z: [21, last], h: [1, 15] }[part] ?? [1, last];
  return { from: day.with({ day: from! }), to: day.with({ day: to! }), rank: 1 };
}

/** The nth week of a month by its days, or the last seven. */
export function weekOfMonth(day: Day, nth: number): NamedDays {
  const { daysInMonth: last } = day;
  const from = nth < 0 ? last - 6 : Math.min(7 * (nth - 1) + 1, last - 6);
  return { from: day.with({ day: from }), to: day.with({ day: from + 6 }), rank: 1 };
}

/** Months of a season, from today on; where it is over, those of the next year. */
export function season(today: Day, number: number): NamedDays {
  const start = today.with({ month: 3 * number, day: 1 });
  const years = isInOrder(today, start.add({ months: 3 }).subtract({ days: 1 })) ? 0 : 1;
  const from = start.add({ years });
  const to = from.add({ months: 3 }).subtract({ days: 1 });
  return { from: isInOrder(today, from) ? from : today, to, rank: 1, isVague: true };
}

export function ahead(today: Day, count: number, unit: string): NamedDays {
  if (unit === 'D') return one(today.add({ days: count }), 2)!;
  if (unit === 'U') return monthAround(today.add({ months: count }));
  const [from, to] = weekAround(today.add({ weeks: count }));
  return { from, to, rank: 1 };
}

/** A length of time from a day on, or before it. */
export function lengthOf(count: number, unit: string): Temporal.DurationLike {
  return { D: { days: count }, K: { weeks: count }, U: { months: count } }[unit]!;
}

export function deadlineIn(today: Day, count: number, unit: string): NamedDays {
  return { from: today, to: today.add(lengthOf(count, unit)), rank: 2, isDeadline: true };
}
