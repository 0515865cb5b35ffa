import type { Day } from './calendar.ts';

const DAY_OF_YEAR = /^(?:E|(\d\d)-(\d\d)(?:<W(\d))?|(\d\d)#(\d)W(\d))([+-]\d+)?$/;

/**
 * The next days of a feast, today included. It is written "12-25", "10#2W1" for the second Monday of
 * October, "05-24<W1" for the last Monday up to May 24, "E" for Easter; with days added or taken
 * ("E-2"), and from one to another ("12-24..01-02"). Of several with "|" between them the nearest counts.
 */
export function feastDays(feast: string, today: Day): { from: Day; to: Day } {
  const all = feast.split('|').flatMap((one) => years(today).map((year) => daysIn(one, year)));
  return all
    .filter(({ to }) => Temporal.PlainDate.compare(to, today) >= 0)
    .reduce((one, other) => (Temporal.PlainDate.compare(one.from, other.from) <= 0 ? one : other));
}

function years({ year }: Day): number[] {
  return [year - 1, year, year + 1];
}

function daysIn(feast: string, year: number): { from: Day; to: Day } {
  const [first = '', last = first] = feast.split('..');
  const from = dayIn(first, year);
  const to = dayIn(last, year);
  return { from, to: Temporal.PlainDate.compare(from, to) <= 0 ? to : dayIn(last, year + 1) };
}

function dayIn(feast: string, year: number): Day {
  const [, month, day, weekday, ofMonth, nth, weekdayOfMonth, days = '0'] =
    DAY_OF_YEAR.exec(feast) ?? [];
  return baseDay().add({ days: Number(days) });

  function baseDay(): Day {
    if (ofMonth)
      return nthWeekday(
        new Temporal.PlainDate(year, Number(ofMonth), 1),
        Number(weekdayOfMonth),
        Number(nth),
      );
    if (!month) return easter(year);
    const date = new Temporal.PlainDate(year, Number(month), Number(day));
    return weekday ? date.subtract({ days: (date.dayOfWeek - Number(weekday) + 7) % 7 }) : date;
  }
}

/** The nth such weekday (Monday 1) of the month of a day; the last one where it has fewer, or for -1. */
export function nthWeekday(month: Day, weekday: number, nth: number): Day {
  const first = month.with({ day: 1 });
  const offset = (weekday - first.dayOfWeek + 7) % 7;
  const count = Math.floor((first.daysInMonth - 1 - offset) / 7) + 1;
  const weeks = nth < 0 ? count - 1 : Math.min(nth, count) - 1;
  return first.add({ days: offset + 7 * weeks });
}

/** Easter Sunday, by the Gregorian calendar. */
function easter(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) %
    30;
  const moon =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const days = moon - weekday;
  const month = 3 + Math.floor((days + 40) / 44);
  return new Temporal.PlainDate(year, month, days + 28 - 31 * Math.floor(month / 4));
}
