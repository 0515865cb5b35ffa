import { nextDayNumbered, nextWeekday, weekAround } from './calendar.ts';
import { FOLLOWED, rule, type DateRule, type Named } from './date-rule.ts';
import {
  ahead,
  deadlineIn,
  firstOfMonth,
  lengthOf,
  monthAround,
  monthLeft,
  one,
  season,
  stretch,
  weekend,
  type NamedDays,
} from './named-days.ts';

/** "Next week", in all orders of words. */
const NEXT_WEEK = '(?:X K|K X|C K|K C)';
const COUNT = '(?:A |N(\\d+) )';

/** Days told from today on. */
export const RELATIVE_RULES: readonly DateRule[] = [
  rule('T1 & (?:L )?(?:D F|n|Q) ', (_, { today }) =>
    stretch(today.add({ days: 1 }), today.add({ days: 2 })),
  ),
  // "A fortnight on Saturday", "Saturday week".
  rule(
    `(?<=(?:^|[,.PIg] ))${COUNT}?(?:N2 )?K (?:P )?(?:[Ww](\\d)|T([01])) `,
    ([whole, count, weekday, days], { today }) => {
      const weeks = Number(count ?? 1) * (whole!.includes('N2 K') ? 2 : 1);
      if (weeks === 1 && !/^[AN]/.test(whole!)) return null;
      return one(dayFrom(today, weekday, days).add({ weeks }), 2);
    },
  ),
  rule('(?:[Ww](\\d)|T([01])) (N2 )?K (?=[,.gf]|$)', ([, weekday, days, isTwo], { today }) => {
    return one(dayFrom(today, weekday, days).add({ weeks: isTwo ? 2 : 1 }), 2);
  }),
  rule('T(\\d) ', ([, days], { today }) => one(today.add({ days: Number(days) }))),
  rule('S K ', (_, { today }) => ({ from: today, to: weekAround(today)[1], rank: 1 })),
  rule(`[Ww](\\d) [-&] (?:L )?[Ww](\\d) (?:L )?(?:${NEXT_WEEK}|X) `, ([, one, other], named) =>
    stretch(inNextWeek(one, named).from, inNextWeek(other, named).from),
  ),
  rule('^E (?=[.,]|$)', (_, { today }) => weekend(today, 0)),
  rule('^N(\\d+) - N(\\d\\d) (?=[.,]|$)', ([, from, to], { today }) =>
    stretch(nextDayNumbered(today, Number(from)), nextDayNumbered(today, Number(to))),
  ),
  rule('(?:X E|E X) F (?:X )?|E F X ', (_, { today }) => weekend(today, 2)),
  rule('K F X ', (_, { today }) => weekAfter(today, 2)),
  rule('U F X ', (_, { today }) => monthAround(today.add({ months: 2 }))),
  rule('[Ww](\\d) F X ', ([, weekday], { today }) =>
    one(nextWeekday(today, Number(weekday)).add({ weeks: 1 }), 2),
  ),
  rule(`[Ww](\\d) (?:L )?(?:${NEXT_WEEK}|X(?! [UE])) `, ([, weekday], named) =>
    inNextWeek(weekday, named),
  ),
  rule(`(?:${NEXT_WEEK}) (?:[IP] )?(?:L )?(?:[Ww](\\d) )?`, ([, weekday], named) =>
    weekday ? inNextWeek(weekday, named) : weekAfter(named.today, 1),
  ),
  rule('(?:X E|E X) ', (_, { today }) => weekend(today, 1)),
  rule('(?:S|L|P|C|I|B|u|J) (?:S )?E (?:C )?(?!@)|E C ', (said, { today }) => ({
    ...weekend(today, 0),
    ...(/^[BuJ]/.test(said[0]!) && { from: today, isDeadline: true }),
  })),
  rule('I N(\\d+) (?:E|[Ww](\\d)) ', ([, count, weekday], { today }) =>
    weekday
      ? one(nextWeekday(today, Number(weekday)).add({ weeks: Number(count) - 1 }), 2)
      : weekend(today, Number(count) - 1),
  ),
  rule('(?:X U|U X|C U|U C) ', (_, { today }) => monthAround(today.add({ months: 1 }))),
  rule('S U ', (_, { today }) => ({ ...monthAround(today), from: today })),
  rule('([IJBu]) (?:P )?N(\\d+) (?:[-&] )?N(\\d+) ([DKU]) ', ([, , from, to, unit], { today }) => ({
    ...ahead(today, Number(from), unit!),
    to: ahead(today, Number(to), unit!).to,
  })),
  rule(`([JBu]) ${COUNT}([DKU]) (?!k)`, ([, , count, unit], { today }) =>
    deadlineIn(today, Number(count ?? 1), unit!),
  ),
  rule('j N(\\d+) ([DKU]) (?=[PZ.,-])|N(\\d+) ([DKU]) Z ', ([, a, unit, b, other], { today }) =>
    deadlineIn(today, Number(a ?? b), (unit ?? other)!),
  ),
  rule(`I ${COUNT}([DKU]) & N(\\d+) (?![DKUMWm@])`, ([, from, unit, to], { today }) => ({
    ...ahead(today, Number(from ?? 1), unit!),
    to: ahead(today, Number(to), unit!).to,
  })),
  rule(`I (?:P )?${COUNT}(N2 )?([DKU]) (?!F|k [@TWw])`, ([, count, isTwo, unit], { today }) =>
    ahead(today, Number(count ?? 1) * (isTwo ? 2 : 1), unit!),
  ),
  rule(`${COUNT}([DKU]) k (?:T0 |(?=[fg.,!]|$))`, ([, count, unit], { today }) =>
    one(today.add(lengthOf(Number(count ?? 1), unit!)), 2),
  ),
  rule(
    '(?:[PISXLe] (?:L )?|(?<=B )|^(?=[^ ]+ [.,g]))s(\\d) (?:C )?|s(\\d) [CX] ',
    ([, a, b], { today }) => season(today, Number(a ?? b)),
  ),
  rule('[Mm](\\d+) [-&] m(\\d+) |m(\\d+) [-&] M(\\d+) ', ([, a, b, c, d], { today }) => {
    const from = firstOfMonth(today, Number(a ?? c));
    const to = firstOfMonth(from, Number(b ?? d));
    return { from, to: monthAround(to).to, rank: 1 };
  }),
  rule('(?:[PISXe] (?:L )?|L |(?<=B )|^(?=m\\d+ [.,]))m(\\d+) |M(\\d+) ', ([, a, b], { today }) =>
    monthLeft(firstOfMonth(today, Number(a ?? b)), today),
  ),
  rule('S W(\\d) (?:C )?|S w(\\d) ', ([, sure, unsure], { today }) => ({
    ...one(dayFrom(today, sure ?? unsure, undefined), 2)!,
    isThis: true,
  })),
  rule('X [Ww](\\d) ', ([, weekday], named) => inNextWeek(weekday, named)),
  rule('q W(\\d) ', ([, weekday], { today }) =>
    one(nextWeekday(today, Number(weekday)).add({ weeks: 1 }), 2),
  ),
  rule('C W(\\d) |W(\\d) C ', ([, before, behind], { today }) =>
    one(nextWeekday(today, Number(before ?? behind))),
  ),
  rule('W(\\d) (?:C )?|w(\\d) (?=[&t.])', ([, sure, unsure], { today }) =>
    one(nextWeekday(today, Number(sure ?? unsure)), 2),
  ),
  rule('(?<!x )w(\\d) (?=f)', ([, weekday], { today }) =>
    one(nextWeekday(today, Number(weekday)), 2),
  ),
  rule('L [OV](\\d+) (?=g)', ([, day], { today }) => one(nextDayNumbered(today, Number(day)))),
  rule('(?<=[PBCo&-] )(?:L )?w(\\d) ', ([, weekday], { today }) =>
    one(nextWeekday(today, Number(weekday)), 2),
  ),
  rule(`(?<=o )(?:- L |- |L )[NO](\\d+) ${FOLLOWED}`, ([, day], { today }) =>
    one(nextDayNumbered(today, Number(day))),
  ),
  rule(
    `L (?:D )?(?:[NO](\\d+)|V([6-9]|\\d\\d)) ${FOLLOWED}|(?<=[PB!&o] )(?:O(\\d+)|V([6-9]|\\d\\d)) ${FOLLOWED}`,
    ([, ...days], { today }) => one(nextDayNumbered(today, Number(days.find(Boolean)))),
  ),
];

/** A weekday, today included, or so many days from today. */
function dayFrom(today: Named['today'], weekday: string | undefined, days: string | undefined) {
  return weekday
    ? nextWeekday(today.subtract({ days: 1 }), Number(weekday))
    : today.add({ days: Number(days) });
}

function inNextWeek(weekday: string | undefined, { today }: Named): NamedDays {
  const [monday] = weekAround(today.add({ weeks: 1 }));
  return one(monday.add({ days: Number(weekday) - 1 }), 2)!;
}

function weekAfter(today: Named['today'], weeks: number): NamedDays {
  const [from, to] = weekAround(today.add({ weeks }));
  return { from, to, rank: 1 };
}
