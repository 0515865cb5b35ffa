import { nextDate, nextDayNumbered, nextWeekday, weekAround, type Day } from './calendar.ts';

/** Days a text names. `rank` 3 is a day of the calendar, 2 a day of the week, 1 a stretch of time. */
export type NamedDays = {
  from: Day;
  to: Day;
  rank: 1 | 2 | 3;
  isDeadline?: boolean;
  isFeast?: boolean;
};

type Groups = readonly (string | undefined)[];
/** What a pattern over the atoms of `date-atoms.ts` names; null where it is no date after all. */
type DateRule = readonly [RegExp, (groups: Groups, today: Day) => NamedDays | null];

const YEAR = '(?:(?:, )?Y(\\d+) )?';
const WEEKDAY = '(?:[Ww]\\d (?:C )?(?:, )?)?';
const FOLLOWED = '(?=[-ftPIJBSX&,.!])';
const THROUGH = '[-B&] (?:L )?';

/** Days in the order they are looked for: what one rule has found is no longer there for the next. */
export const DATE_RULES: readonly DateRule[] = [
  rule(
    `(?:R )?${WEEKDAY}(?:L )?[NOV](\\d+) ${THROUGH}${WEEKDAY}[NOV](\\d+) [Mm](\\d+) ${YEAR}`,
    ([, from, to, month, year], today) =>
      stretch(dateOf(today, month, from, year), dateOf(today, month, to, year)),
  ),
  rule(
    `(?:R )?[Mm](\\d+) [NOV](\\d+) ${THROUGH}[NO](\\d+) ${FOLLOWED}`,
    ([, month, from, to], today) => stretch(dateOf(today, month, from), dateOf(today, month, to)),
  ),
  rule(`R (?:L )?[NO](\\d+) & (?:L )?[NO](\\d+) ${FOLLOWED}`, ([, from, to], today) =>
    stretch(nextDayNumbered(today, Number(from)), nextDayNumbered(today, Number(to))),
  ),
  // "The first one December 6" names the 6th.
  rule(
    `${WEEKDAY}(?:L )?[NOV](\\d+) [Mm](\\d+) (?!(?<=[NV]1 M\\d+ )N\\d)${YEAR}`,
    ([, day, month, year], today) => one(dateOf(today, month, day, year)),
  ),
  rule(`${WEEKDAY}[Mm](\\d+) (?:L )?[NOV](\\d+) ${YEAR}(?![DKUM])`, ([, month, day, year], today) =>
    one(dateOf(today, month, day, year)),
  ),
  rule('G(\\d+-\\d+-\\d+) ', ([, date], today) => isoDate(date!, today)),
  rule('H(\\d+)-(\\d+) ', ([, month, day], today) => feast(dateOf(today, month, day))),
  rule(`[Ww](\\d) (?:, )?(?:L )?([NO])(\\d+) ${FOLLOWED}(?!- )`, ([, weekday, kind, day], today) =>
    weekdayNumbered(today, Number(weekday), Number(day), kind === 'O'),
  ),
  rule('k (?:[Ww](\\d)|T(\\d)) ', ([, weekday, days], today) => {
    const day = weekday ? nextWeekday(today, Number(weekday)) : today.add({ days: Number(days) });
    return one(day.add({ weeks: 1 }), 2);
  }),
  rule('T1 & (?:L )?D F ', (_, today) => stretch(today.add({ days: 1 }), today.add({ days: 2 }))),
  rule('T1 & (?:L )?Q ', (_, today) => stretch(today.add({ days: 1 }), today.add({ days: 2 }))),
  // "De hoy en ocho", "el sábado en quince": a week on, and two.
  rule('(?:T0|[Ww](\\d)) I N(8|15) (?:D )?', ([, weekday, days], today) =>
    one(
      (weekday ? nextWeekday(today, Number(weekday)) : today).add({ days: days === '8' ? 7 : 14 }),
      2,
    ),
  ),
  rule('T(\\d) ', ([, days], today) => one(today.add({ days: Number(days) }))),
  rule('S K ', (_, today) => ({ from: today, to: weekAround(today)[1], rank: 1 })),
  rule('[Ww](\\d) [-&] (?:L )?[Ww](\\d) (?:L )?(?:X K|K X|C K|K C|X) ', ([, one, other], today) => {
    const [monday] = weekAround(today.add({ weeks: 1 }));
    const on = (weekday: string | undefined) => monday.add({ days: Number(weekday) - 1 });
    return stretch(on(one), on(other));
  }),
  rule('E (?:L )?[NO](\\d+) (?:[Mm](\\d+) )?(?=[-ftPIJBSX&,.!])', ([, day, month], today) => {
    const named = month ? dateOf(today, month, day) : nextDayNumbered(today, Number(day));
    return named && weekendWith(named);
  }),
  rule('^E (?=[.,])', (_, today) => weekend(today, 0)),
  rule('^N(\\d+) - N(\\d\\d) (?=[.,])', ([, from, to], today) =>
    stretch(nextDayNumbered(today, Number(from)), nextDayNumbered(today, Number(to))),
  ),
  rule('[Ww](\\d) (?:L )?(?:X K|K X|C K|K C|X(?! [UE])) ', ([, weekday], today) =>
    one(weekAround(today.add({ weeks: 1 }))[0].add({ days: Number(weekday) - 1 }), 2),
  ),
  rule('(?:X K|K X|C K|K C) (?:[Ww](\\d) )?', ([, weekday], today) => {
    const [monday] = weekAround(today.add({ weeks: 1 }));
    if (weekday) return one(monday.add({ days: Number(weekday) - 1 }), 2);
    return { from: monday, to: monday.add({ days: 6 }), rank: 1 };
  }),
  rule('(?:X E|E X) ', (_, today) => weekend(today, 1)),
  rule('(?:S|L|P|C) E (?:C )?|E C ', (_, today) => weekend(today, 0)),
  rule('(?:X U|U X|C U|U C) ', (_, today) => monthAround(today.add({ months: 1 }))),
  rule('z (?:L )?(?:S )?U ', (_, today) => partOfMonth(today, 'z')),
  rule('S U ', (_, today) => ({ ...monthAround(today), from: today })),
  rule('([edzh]) (?:L )?[Mm](\\d+) ', ([, part, month], today) =>
    partOfMonth(firstOfMonth(today, Number(month)), part!),
  ),
  rule('([IJB]) N(\\d+) [-&] N(\\d+) ([DKU]) ', ([, , from, to, unit], today) => ({
    ...ahead(today, Number(from), unit!),
    to: ahead(today, Number(to), unit!).to,
  })),
  rule('([JB]) (?:A|N(\\d+)) ([DKU]) ', ([, , count, unit], today) =>
    deadlineIn(today, Number(count ?? 1), unit!),
  ),
  rule('j (?:N(\\d+)) ([DKU]) (?=[PZ.,-])|N(\\d+) ([DKU]) Z ', ([, a, unitA, b, unitB], today) =>
    deadlineIn(today, Number(a ?? b), (unitA ?? unitB)!),
  ),
  rule('I (?:A|N(\\d+)) ([DKU]) ', ([, count, unit], today) =>
    ahead(today, Number(count ?? 1), unit!),
  ),
  rule('(?:[PISXBe] (?:L )?|L |^(?=m\\d+ [.,]))m(\\d+) |M(\\d+) ', ([, unsure, sure], today) => {
    const first = firstOfMonth(today, Number(unsure ?? sure));
    const month = monthAround(first);
    return first.month === today.month && first.year === today.year
      ? { ...month, from: today }
      : month;
  }),
  rule('S W(\\d) |S w(\\d) ', ([, sure, unsure], today) =>
    one(nextWeekday(today.subtract({ days: 1 }), Number(sure ?? unsure)), 2),
  ),
  rule('X [Ww](\\d) ', ([, weekday], today) => {
    const [monday] = weekAround(today.add({ weeks: 1 }));
    return one(monday.add({ days: Number(weekday) - 1 }), 2);
  }),
  rule('W(\\d) C ', ([, weekday], today) => one(nextWeekday(today, Number(weekday)))),
  rule('W(\\d) (?:C )?|w(\\d) (?=[&t.])', ([, sure, unsure], today) =>
    one(nextWeekday(today, Number(sure ?? unsure)), 2),
  ),
  rule('(?<!x )w(\\d) (?=f)', ([, weekday], today) => one(nextWeekday(today, Number(weekday)), 2)),
  rule('L O(\\d+) (?=g)', ([, day], today) => one(nextDayNumbered(today, Number(day)))),
  rule('(?<=[PBC&-] )(?:L )?w(\\d) ', ([, weekday], today) =>
    one(nextWeekday(today, Number(weekday)), 2),
  ),
  rule(
    `L (?:D )?([NO])(\\d+) ${FOLLOWED}|(?<=[PB!&] )(O)(\\d+) ${FOLLOWED}`,
    ([, , day, , other], today) => one(nextDayNumbered(today, Number(day ?? other))),
  ),
];

function rule(pattern: string, name: DateRule[1]): DateRule {
  return [RegExp(pattern, 'g'), name];
}

function one(day: Day | null, rank: NamedDays['rank'] = 3): NamedDays | null {
  return day && { from: day, to: day, rank };
}

function feast(day: Day | null): NamedDays | null {
  return day && { from: day, to: day, rank: 3, isFeast: true };
}

function stretch(from: Day | null, to: Day | null): NamedDays | null {
  if (!from || !to) return null;
  const end = Temporal.PlainDate.compare(from, to) <= 0 ? to : null;
  return end && { from, to: end, rank: 3 };
}

function dateOf(
  today: Day,
  month: string | undefined,
  day: string | undefined,
  year?: string,
): Day | null {
  return nextDate(today, Number(month), Number(day), year ? Number(year) : undefined);
}

function isoDate(date: string, today: Day): NamedDays | null {
  try {
    const day = Temporal.PlainDate.from(date, { overflow: 'reject' });
    return Temporal.PlainDate.compare(day, today) < 0 ? null : one(day);
  } catch {
    return null;
  }
}

/** "Friday 27": the next 27th, if it is a Friday; an ordinal ("Sunday the 6th") is a date anyway. */
function weekdayNumbered(
  today: Day,
  weekday: number,
  number: number,
  isOrdinal: boolean,
): NamedDays | null {
  const day = nextDayNumbered(today, number);
  if (day.dayOfWeek === weekday || isOrdinal) return one(day);
  return one(nextWeekday(today, weekday), 2);
}

function weekend(today: Day, weeks: number): NamedDays {
  const [, sunday] = weekAround(today.add({ weeks }));
  const saturday = sunday.subtract({ days: 1 });
  const from = Temporal.PlainDate.compare(saturday, today) < 0 ? today : saturday;
  return { from, to: sunday, rank: 2 };
}

/** The weekend of the week of a day. */
function weekendWith(day: Day): NamedDays {
  const sunday = day.add({ days: 7 - day.dayOfWeek });
  return { from: sunday.subtract({ days: 1 }), to: sunday, rank: 3 };
}

function monthAround(day: Day): NamedDays {
  return { from: day.with({ day: 1 }), to: day.with({ day: day.daysInMonth }), rank: 1 };
}

function firstOfMonth(today: Day, month: number): Day {
  const first = today.with({ month, day: 1 });
  return month >= today.month ? first : first.add({ years: 1 });
}

function partOfMonth(day: Day, part: string): NamedDays {
  const last = day.daysInMonth;
  const [from, to] = { e: [1, 10], d: [11, 20], z: [21, last], h: [1, 15] }[part] ?? [1, last];
  return { from: day.with({ day: from! }), to: day.with({ day: to! }), rank: 1 };
}

function ahead(today: Day, count: number, unit: string): NamedDays {
  if (unit === 'D') return one(today.add({ days: count }), 2)!;
  if (unit === 'U') return monthAround(today.add({ months: count }));
  const [from, to] = weekAround(today.add({ weeks: count }));
  return { from, to, rank: 1 };
}

function deadlineIn(today: Day, count: number, unit: string): NamedDays {
  const length = { D: { days: count }, K: { weeks: count }, U: { months: count } }[unit]!;
  return { from: today, to: today.add(length), rank: 2, isDeadline: true };
}
