import { nextWeekday } from './calendar.ts';
import { weekOf } from './calendar-rules.ts';
import { rule, type DateRule, type Named } from './date-rule.ts';
import { isInOrder, lengthOf, one, stretch, weekendWith, type NamedDays } from './named-days.ts';

/** A date of a past year is further ahead, being read as the next one. */
const SOON_AHEAD = 60;
/** So many days are a month. */
const LONG = 20;
const NEARLY_A_YEAR = 300;
const SMALL = '(?:[LPSICf] )*';

/** Days told by other days, and what the words around days make of them. */
export const RELATION_RULES: readonly DateRule[] = [
  rule('v (?:L )?@(\\d+) ', ([, day], { at }) => one(at(day).from.subtract({ days: 1 }))),
  rule('n (?:L )?@(\\d+) ', ([, day], { at }) => one(at(day).to.add({ days: 1 }))),
  rule('(?<![FcD] )(?:A |N(\\d+) )(N2 )?([DKU]) ([BFk]) (?:[LP] )*@(\\d+) ', (said, named) =>
    awayFrom(said, named),
  ),
  rule('@(\\d+) B (?:L )?@(\\d+) ', ([, weekday, day], { at, today }) =>
    weekdayBeside(at(weekday), at(day), -1, today),
  ),
  rule('@(\\d+) F (?:L )?@(\\d+) ', ([, weekday, day], { at, today }) =>
    weekdayBeside(at(weekday), at(day), 1, today),
  ),
  rule('(?:L )?([EK]) ([BF]) (?:[LP] )*@(\\d+) ', ([, unit, side, day], { at }) =>
    stretchBeside(unit!, side === 'B' ? -1 : 1, at(day)),
  ),
  rule('E (?:[LP] )*@(\\d+) ', ([, day], { at }) =>
    at(day).rank < 3 ? null : isOneDay(at(day)) ? weekendWith(at(day).from) : at(day),
  ),
  // "Not before Monday", "not until Monday" is from Monday on.
  rule('! [Bu] (?:[LPS] )*@(\\d+) ', ([, day], { at }) => at(day)),
  // "Until Monday I can't" is from Monday on.
  rule('(?:u|^-) (?:[LPS] )*@(\\d+) (?:x )?[!Q] ', ([, day], { at }) => at(day)),
  rule(
    `(?:! ${SMALL}@(\\d+)|@(\\d+) !) (?:[.,f&x] ){0,4}${SMALL}(?:q|C|X) (?:@\\d+ )?(?:C )?`,
    ([, one, other], { at }) => weekLater(at(one ?? other)),
  ),
  rule('^i (?:[LPSf] )*@(\\d+) (?=[.] $)', ([, day], { at }) => at(day)),
  rule('w (?:[LPx] ){0,3}@(\\d+) (?:[-PB] )(?:L )?@(\\d+) ', ([, , day], { at }) => ({
    ...at(day),
    isMeant: true,
  })),
  rule('i (?:[LPSf] )*@(\\d+) (?!&)', ([, day], { at, today }) =>
    isAhead(at(day), today) ? at(day) : out(at(day)),
  ),
  rule('[!Qil] (?:[LPSf] )*@(\\d+) (?:& @\\d+ )?', ([, day], { at }) => out(at(day))),
  rule('@(\\d+) (?:P )?(?:[Qil]|!(?= [,.])) ', ([, day], { at }) => out(at(day))),
  rule('r (?:[.] )?@(\\d+) ', ([, day], { at }) => out(at(day))),
  rule('p (?:[-xLPAISf] ){0,5}@(\\d+) ', ([, day], { at, today }) =>
    isOfThisYear(at(day), today) ? out(at(day)) : null,
  ),
  rule('@(\\d+) (?:[xLP] ){0,2}p ', ([, day], { at, today }) =>
    isOfThisYear(at(day), today) ? out(at(day)) : null,
  ),
  rule('a @(\\d+) ', ([, day], { at }) => (at(day).rank === 2 ? out(at(day)) : null)),
  rule('F (?:[LPSf] )*@(\\d+) ', ([, day], { at }) => ({
    from: at(day).to.add({ days: 1 }),
    to: at(day).to.add({ days: 1 }),
    rank: 1,
    isVague: true,
  })),
  rule('K (?:L )?@(\\d+) ', ([, day], { at }) => (at(day).rank === 3 ? weekOf(at(day)) : null)),
  rule(
    '(?:R )?@(\\d+) (?:t )?(?:, )?([-uB&]) (?:[LPRt] )*@(\\d+) ',
    ([, first, sign, last], { at }) => together(at(first), at(last), sign!),
  ),
  rule('@(\\d+) B (?=[,.&fg])', ([, day], { at, today }) => deadline(at(day), today)),
  // "Before my surgery on the 10th".
  rule('B (?:[LPAISfgp] ){0,3}x (?:[xLPAISfgp] ){0,4}@(\\d+) ', ([, day], { at, today }) =>
    deadline(at(day), today),
  ),
  rule('[BuJ] (?:[LPS] )*@(\\d+) ', ([, day], { at, today }) => deadline(at(day), today)),
  rule('o (?:[LPSx] ){0,4}@(\\d+) |@(\\d+) o (?=[,.])', ([, day, other], { at }) => ({
    ...at(day ?? other),
    isMeant: true,
  })),
];

/** "By Friday"; before a month or the holidays is before they begin. */
function deadline(
  { from, to, rank, isFeast, isVague }: NamedDays,
  today: Named['today'],
): NamedDays {
  const isLong = from.until(to, { largestUnit: 'days' }).days >= LONG;
  const begins = isFeast ? from : isLong ? from.subtract({ days: 1 }) : to;
  const end = isInOrder(today, begins) ? begins : to;
  return { from: today, to: end, rank, isDeadline: true, ...(isVague && { isVague }) };
}

/** A story is told with a date that is nearly a year ahead, or a month that is not near. */
function isOfThisYear({ from, rank }: NamedDays, today: Named['today']): boolean {
  const { days } = today.until(from, { largestUnit: 'days' });
  return days >= (rank === 3 ? NEARLY_A_YEAR : SOON_AHEAD) && rank !== 2;
}

/** "Two weeks before Christmas", "a week from Friday". */
function awayFrom(
  [, count = '1', isTwo, unit, side, day]: readonly (string | undefined)[],
  { at, today }: Named,
): NamedDays | null {
  const length = lengthOf(Number(count) * (isTwo ? 2 : 1), unit!);
  const { from, to, rank } = at(day);
  if (side === 'B') {
    const before = from.subtract(length);
    return isInOrder(today, before) ? one(before, rank) : null;
  }
  return one((side === 'F' ? to : from).add(length), rank);
}

/** "The Saturday before Christmas": of that day the nearest on this side of a date. */
function weekdayBeside(
  { from, rank, to }: NamedDays,
  date: NamedDays,
  side: 1 | -1,
  today: Named['today'],
): NamedDays | null {
  if (rank !== 2 || date.rank < 3 || from.until(to).days > 1) return null;
  const week = side > 0 ? date.to : date.from.subtract({ days: 8 });
  const day = nextWeekday(week, from.dayOfWeek);
  if (!isInOrder(today, day)) return null;
  return isOneDay({ from, to }) ? one(day) : weekendWith(day);
}

/** The weekend or the seven days before a date, or after it. */
function stretchBeside(
  unit: string,
  side: 1 | -1,
  { from, to, rank }: NamedDays,
): NamedDays | null {
  if (rank < 3) return null;
  if (unit === 'K')
    return side < 0
      ? stretch(from.subtract({ days: 7 }), from.subtract({ days: 1 }))
      : stretch(to.add({ days: 1 }), to.add({ days: 7 }));
  return weekendWith(side < 0 ? nextWeekday(from.subtract({ days: 8 }), 6) : nextWeekday(to, 6));
}

/** A week on; of the rest of a week the whole of the next. */
function weekLater({ from, to, rank }: NamedDays): NamedDays {
  const isWeek = rank === 1 && to.dayOfWeek === 7;
  const first = isWeek ? to.subtract({ days: 6 }) : from;
  return { from: first.add({ weeks: 1 }), to: to.add({ weeks: 1 }), rank };
}

function out(days: NamedDays): NamedDays {
  return { ...days, isOut: true };
}

/** Whether a date "since" which something is wanted is yet to come: "desde el 5 de diciembre". */
function isAhead({ from, rank, isFeast }: NamedDays, today: Named['today']): boolean {
  const { days } = today.until(from, { largestUnit: 'days' });
  return rank !== 2 && !isFeast && days > 0 && days <= SOON_AHEAD;
}

/** From one to another; two weekdays with "to" between them are a rhythm or opening hours. */
function together(one: NamedDays, other: NamedDays, sign: string): NamedDays | null {
  if (one.isOut || other.isOut) return null;
  if (sign !== '&' && one.rank === 2 && other.rank === 2) return out(one);
  if (sign !== '&' && one.rank === 1 && other.rank === 1) return out(one);
  const end = isInOrder(one.from, other.to)
    ? other.to
    : other.rank === 2
      ? other.to.add({ weeks: 1 })
      : null;
  return end ? { from: one.from, to: end, rank: one.rank } : one;
}

function isOneDay({ from, to }: Pick<NamedDays, 'from' | 'to'>): boolean {
  return from.equals(to);
}
