import { nextDayNumbered, nextWeekday, weekAround } from './calendar.ts';
import { FOLLOWED, rule, type DateRule } from './date-rule.ts';
import { feastDays, nthWeekday } from './feasts.ts';
import {
  dateOf,
  firstOfMonth,
  isoDate,
  monthLeft,
  one,
  partOfMonth,
  stretch,
  weekdayNumbered,
  weekendWith,
  weekOfMonth,
  type NamedDays,
} from './named-days.ts';

const YEAR = '(?:(?:, )?Y(\\d+) )?';
const WEEKDAY = '(?:[Ww]\\d (?:C )?(?:, )?)?';
const THROUGH = '(?:, )?[-uB&] (?:P )?(?:L )?';
/** Days between the first and the last of a list: "les 8, 9 et 10 décembre". */
const LIST = '(?:, (?:L )?[NO]\\d+ ){0,6}';
const NEXT_MONTH = '(?:L )?(?:X U|U X|C U|U C) ';
const NTH = '(?:[OV](\\d)|l)';

/** Days of the calendar. */
export const CALENDAR_RULES: readonly DateRule[] = [
  // "De hoy en ocho", "vendredi en quinze": a week on, and two.
  rule('(?:T(\\d)|[Ww](\\d)) [IP] N(8|15) (?:D )?', ([, days, weekday, count], { today }) => {
    const day = weekday ? nextWeekday(today, Number(weekday)) : today.add({ days: Number(days) });
    return one(day.add({ weeks: count === '8' ? 1 : 2 }), 2);
  }),
  // "Tuesday and Thursday mornings" come again and again.
  rule('[Ww](\\d) (?:(?:, |& |, & )[Ww]\\d ){0,5}b ', ([, weekday], { today }) => ({
    ...one(nextWeekday(today, Number(weekday)), 2)!,
    isOut: true,
  })),
  rule(
    `(?:R )?${WEEKDAY}(?:L )?[NOV](\\d+) ${LIST}${THROUGH}${WEEKDAY}[NOV](\\d+) (?:[IP] )?[Mm](\\d+) ${YEAR}`,
    ([, from, to, month, year], { today }) =>
      stretch(dateOf(today, month, from, year), dateOf(today, month, to, year)),
  ),
  rule(
    `(?:R )?${WEEKDAY}[Mm](\\d+) (?:L )?[NOV](\\d+) ${LIST}${THROUGH}${WEEKDAY}(?:N(\\d+) ${FOLLOWED}|[OV](\\d+) )${YEAR}`,
    ([, month, from, to, ordinal, year], { today }) =>
      stretch(dateOf(today, month, from, year), dateOf(today, month, to ?? ordinal, year)),
  ),
  // Without a month only with an article, for "from 8 to 10" are hours.
  rule(
    `(?:R )?(?:L )?O(\\d+) ${LIST}(?:, )?[-u&] (?:L )?[NO](\\d+) ${FOLLOWED}|(?:R )?L [NO](\\d+) ${LIST}(?:, )?[-u&] (?:L )?[NO](\\d+) ${FOLLOWED}`,
    ([, a, b, from = a, to = b], { today }) =>
      stretch(nextDayNumbered(today, Number(from)), dayNumbered(today, from!, to!)),
  ),
  rule('(?:L )?[NOV](\\d+) (?:[LPI] )?(?:X U|U X|C U|U C|L C U) ', ([, day], { today }) =>
    one(nextDayNumbered(today.with({ day: 1 }).add({ months: 1 }), Number(day))),
  ),
  rule(
    `(?:L )?${NTH} ([DEK]|[Ww]\\d) (?:[PIS] ){0,2}(?:L )?(?:[Mm](\\d+) ${YEAR}(?![NOV])|${NEXT_MONTH})`,
    ([, nth, what, month, year], { today }) => {
      const next = today.with({ day: 1 }).add({ months: 1 });
      const first = month ? firstOfMonth(today, Number(month), year) : next;
      return nthOf(first, what!, nth ? Number(nth) : -1);
    },
  ),
  rule('l D (?:[LS] )?U ', (_, { today }) => one(today.with({ day: today.daysInMonth }))),
  rule('(?:L )?[OV](\\d+) (?:L )?U |L N(1[3-9]|2\\d|3[01]) (?:L )?U ', ([, a, b], { today }) =>
    one(nextDayNumbered(today, Number(a ?? b))),
  ),
  // "Any Saturday in January" is in that month.
  rule(
    '(?:[Ww]\\d|E) (?:(?:[IP] )?M(\\d+)|[IP] m(\\d+)) (?![NOV])',
    ([, sure, unsure], { today }) => monthLeft(firstOfMonth(today, Number(sure ?? unsure)), today),
  ),
  // "The first Saturday of each month" begins with the next one.
  rule(`(?:a )?(?:L )?${NTH} [Ww](\\d) (?:a U|(?:L )?U) `, ([, nth, weekday], { today }) => {
    const dates = [0, 1].map((months) =>
      nthWeekday(today.add({ months }), Number(weekday), nth ? Number(nth) : -1),
    );
    const next = dates.find((date) => Temporal.PlainDate.compare(today, date) <= 0);
    return { ...one(next ?? dates[1]!)!, isVague: true };
  }),
  // "The first one December 6" names the 6th.
  rule(
    `${WEEKDAY}(?:L )?[NOV](\\d+) [Mm](\\d+) (?!(?<=[NV]1 M\\d+ )N\\d)${YEAR}`,
    ([, day, month, year], { today }) => one(dateOf(today, month, day, year)),
  ),
  rule(
    `${WEEKDAY}[Mm](\\d+) (?:L )?[NOV](\\d+) ${YEAR}(?![DKUMc])`,
    ([, month, day, year], { today }) => one(dateOf(today, month, day, year)),
  ),
  // "May 2027": the year says that it is no verb.
  rule('[Mm](\\d+) (?:, )?Y(\\d+) ', ([, month, year], { today }) =>
    monthLeft(firstOfMonth(today, Number(month), year), today),
  ),
  rule('G(\\d+-\\d+-\\d+) ', ([, date], { today }) => isoDate(date!, today)),
  rule('H([^ ]+) ', ([, feast], { today }) => {
    const days = feastDays(feast!, today);
    return { ...days, rank: 3, isFeast: true };
  }),
  rule(
    `[Ww](\\d) (?:, )?(?:P )?(?:L )?(?:D )?([NOV])(\\d+) (?![cDKUMm-]|& N\\d+ (?:[cDKU]|x ))`,
    ([, weekday, kind, day], { today }) =>
      weekdayNumbered(today, Number(weekday), Number(day), kind !== 'N'),
  ),
  rule(
    `E (?:[LP] )?[NO](\\d+) (?:[-&] (?:L )?[NO](\\d+) )?(?:[Mm](\\d+) )?(?=[-ftPIJBSXog&,.!]|$)`,
    ([, day, , month], { today }) => {
      const named = month ? dateOf(today, month, day) : nextDayNumbered(today, Number(day));
      return named && weekendWith(named);
    },
  ),
  rule(`K (?:L )?N(\\d+) ${FOLLOWED}`, ([, day], { today }) =>
    weekOf(one(nextDayNumbered(today, Number(day)))!),
  ),
  rule('z (?:L )?(?:S )?U ', (_, { today }) => partOfMonth(today, 'z')),
  rule('([edzh]) (?:P )?(?:L )?[Mm](\\d+) ', ([, part, month], { today }) =>
    partOfMonth(firstOfMonth(today, Number(month)), part!),
  ),
  rule(`([edzh]) ${NEXT_MONTH}`, ([, part], { today }) =>
    partOfMonth(today.with({ day: 1 }).add({ months: 1 }), part!),
  ),
];

/** The day a list or a stretch ends on, in the month after where its number is less. */
function dayNumbered(today: Parameters<typeof nextDayNumbered>[0], from: string, to: string) {
  return nextDayNumbered(nextDayNumbered(today, Number(from)), Number(to));
}

/** A weekday, a weekend or a week of a month, by its number; the last one for -1. */
function nthOf(month: Parameters<typeof weekOfMonth>[0], what: string, nth: number): NamedDays {
  if (what === 'K') return weekOfMonth(month, nth);
  if (what === 'D') return one(month.with({ day: nth < 0 ? month.daysInMonth : nth }))!;
  if (what === 'E') return weekendWith(nthWeekday(month, 6, nth));
  return one(nthWeekday(month, Number(what.slice(1)), nth))!;
}

/** The week of a day, Monday to Sunday. */
export function weekOf({ from }: NamedDays): NamedDays {
  const [monday, sunday] = weekAround(from);
  return { from: monday, to: sunday, rank: 3 };
}
