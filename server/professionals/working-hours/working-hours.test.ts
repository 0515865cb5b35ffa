import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  workingHours,
  type DayOff,
  type WorkingSpan,
} from '#contract/professionals/working-hours.ts';
import { isDayOff } from './days-off.ts';
import { addWorkingTime, isWorking, type WorkingTime } from './working-hours.ts';

const montreal = 'America/Toronto';
const week = (opens: string, closes: string, days = [1, 2, 3, 4, 5]): WorkingSpan[] =>
  days.map((weekday) => ({ weekday, opens, closes }));
const officeHours = week('09:00', '17:00');

/** A moment in local time of Montréal. */
const at = (text: string, timeZone = montreal) =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds);
const after = (
  start: string,
  minutes: number,
  hours: WorkingSpan[],
  { timeZone = montreal, daysOff = [] as DayOff[] } = {},
) =>
  Temporal.Instant.fromEpochMilliseconds(
    addWorkingTime(at(start, timeZone), minutes, { hours, daysOff, timeZone }).getTime(),
  )
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

describe('working time', () => {
  test.each([
    ['is all time where no hours are declared', '2026-11-20T23:50', 30, [], '2026-11-21T00:20'],
    ['passes while it is open', '2026-11-18T10:00', 240, officeHours, '2026-11-18T14:00'],
    ['may end when the day does', '2026-11-18T13:00', 240, officeHours, '2026-11-18T17:00'],
    ['waits for the morning', '2026-11-18T20:00', 30, officeHours, '2026-11-19T09:30'],
    ['goes on the next day', '2026-11-18T16:45', 30, officeHours, '2026-11-19T09:15'],
    ['skips the weekend', '2026-11-20T16:00', 240, officeHours, '2026-11-23T12:00'],
    [
      'leaves out a lunch',
      '2026-11-18T11:00',
      120,
      [...week('13:00', '18:00'), ...week('08:00', '12:00')],
      '2026-11-18T14:00',
    ],
    ['goes past midnight', '2026-11-18T23:30', 60, week('22:00', '06:00', [3]), '2026-11-19T00:30'],
    [
      'began yesterday where the night is open',
      '2026-11-19T01:00',
      60,
      week('22:00', '06:00', [3]),
      '2026-11-19T02:00',
    ],
    [
      'goes from Sunday night into Monday',
      '2026-11-23T00:30',
      30,
      week('22:00', '02:00', [7]),
      '2026-11-23T01:00',
    ],
    [
      'runs on where one day follows the other',
      '2026-11-18T23:00',
      120,
      week('00:00', '24:00', [1, 2, 3, 4, 5, 6, 7]),
      '2026-11-19T01:00',
    ],
  ])('%s', (_, start, minutes, hours, end) => {
    expect(after(start, minutes, hours)).toBe(end);
  });

  test('skips the hour lost when clocks go forward', () => {
    const nights = week('01:00', '04:00', [7]);
    expect(after('2026-03-08T01:00', 90, nights)).toBe('2026-03-08T03:30');
    expect(after('2026-03-08T01:00', 150, nights)).toBe('2026-03-15T01:30');
  });

  test('counts the hour twice when they go back', () => {
    const nights = week('00:00', '03:00', [7]);
    expect(after('2026-11-01T00:00', 240, nights)).toBe('2026-11-01T03:00');
  });

  test('is that of the zone of the professional', () => {
    expect(after('2026-11-18T08:00', 30, officeHours, { timeZone: 'Europe/Paris' })).toBe(
      '2026-11-18T09:30',
    );
    const start = new Date('2026-11-18T09:00:00Z');
    const inZone = (timeZone: string) => ({ hours: officeHours, daysOff: [], timeZone });
    expect(addWorkingTime(start, 60, inZone('Europe/Paris'))).not.toEqual(
      addWorkingTime(start, 60, inZone(montreal)),
    );
  });
});

describe('days off', () => {
  const vacation = [{ from: '2026-12-24', to: '2027-01-03' }];
  test.each([
    ['put off what was begun', '2026-12-23T16:45', 30, officeHours, vacation, '2027-01-04T09:15'],
    [
      'are whole days where no hours are declared',
      '2026-12-23T23:45',
      30,
      [],
      vacation,
      '2027-01-04T00:15',
    ],
    [
      'end a night at midnight',
      '2026-12-23T22:00',
      180,
      week('22:00', '06:00', [1, 2, 3]),
      vacation,
      '2027-01-04T23:00',
    ],
    [
      'take the night along that they begin',
      '2027-01-03T23:30',
      60,
      week('22:00', '06:00', [7, 1]),
      vacation,
      '2027-01-04T23:00',
    ],
    [
      'follow one another',
      '2026-12-31T12:00',
      30,
      officeHours,
      [...vacation, { from: '2027-01-04', to: '2027-01-06' }],
      '2027-01-07T09:30',
    ],
    [
      'may overlap',
      '2026-12-24T12:00',
      30,
      officeHours,
      [{ from: '2026-12-20', to: '2026-12-26' }, ...vacation],
      '2027-01-04T09:30',
    ],
    [
      'do not matter when they are over',
      '2027-01-04T10:00',
      30,
      officeHours,
      vacation,
      '2027-01-04T10:30',
    ],
  ])('%s', (_, from, count, hours, off, end) => {
    expect(after(from, count, hours, { daysOff: off })).toBe(end);
  });

  test('last 23 hours where clocks go forward', () => {
    const off = [{ from: '2026-03-08', to: '2026-03-08' }];
    expect(after('2026-03-07T23:30', 60, [], { daysOff: off })).toBe('2026-03-09T00:30');
    const [begin, end] = [at('2026-03-08T00:00'), at('2026-03-09T00:00')];
    expect((+end - +begin) / 3_600_000).toBe(23);
    const working = { hours: [], daysOff: off, timeZone: montreal };
    expect(
      [new Date(+begin - 1), begin, new Date(+end - 1), end].map((moment) =>
        isWorking(moment, working),
      ),
    ).toEqual([true, false, false, true]);
  });

  test('are skipped in one step, even eight thousand years of them', () => {
    const off = [{ from: '2026-11-18', to: '9999-12-30' }];
    expect(after('2026-11-18T10:00', 30, [], { daysOff: off })).toBe('9999-12-31T00:30');
  });
});

const zone = fc.constantFrom(montreal, 'Europe/Paris', 'Australia/Lord_Howe', 'Asia/Kolkata');
const clock = fc
  .nat(95)
  .map((quarter) => `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`);
const span = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: clock, closes: clock });
const someHours = fc
  .array(span, { minLength: 1, maxLength: 6 })
  .filter((hours) => workingHours.safeParse(hours).success);
const start = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const minutes = fc.integer({ min: 1, max: 600 });
const daysOff = fc.array(
  fc.tuple(fc.nat(760), fc.nat(20)).map(([after, length]) => {
    const from = Temporal.PlainDate.from('2025-12-15').add({ days: after });
    return { from: String(from), to: String(from.add({ days: length })) };
  }),
  { maxLength: 50 },
);
const pad = (part: number) => String(part).padStart(2, '0');

const aWorkingTime = fc.record({
  hours: fc.oneof(fc.constant([]), someHours),
  daysOff,
  timeZone: zone,
});
const hasDayOff = (moment: Date, { daysOff: days, timeZone }: WorkingTime) => {
  const day = moment.toLocaleDateString('sv-SE', { timeZone });
  return days.some(({ from, to }) => from <= day && day <= to);
};

describe('for any hours, days off, start and zone', () => {
  test('the end is never before the start and the minutes, and is at a working moment', () => {
    const property = fc.property(start, minutes, aWorkingTime, (from, count, working) => {
      const end = addWorkingTime(from, count, working);
      return +end >= +from + count * 60_000 && isWorking(new Date(+end - 1), working);
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  test('two parts take as long as the whole', () => {
    const property = fc.property(
      start,
      minutes,
      minutes,
      aWorkingTime,
      (from, one, two, working) => {
        const between = addWorkingTime(from, one, working);
        const inParts = addWorkingTime(between, two, working);
        return +inParts === +addWorkingTime(from, one + two, working);
      },
    );
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  test('one minute is the next one exactly where that minute is worked', () => {
    const property = fc.property(start, aWorkingTime, (from, working) => {
      const moment = new Date(Math.floor(+from / 60_000) * 60_000);
      const isNext = +addWorkingTime(moment, 1, working) === +moment + 60_000;
      return isNext === isWorking(moment, working);
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  test('nobody works on a day off, and one without hours works on every other day', () => {
    const property = fc.property(start, aWorkingTime, (moment, working) => {
      const isOff = hasDayOff(moment, working);
      const works = isWorking(moment, working);
      const isRight = working.hours.length > 0 ? !(works && isOff) : works === !isOff;
      return isRight && isDayOff(moment, working) === isOff;
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  test('a day off takes time away and never adds any', () => {
    const property = fc.property(start, aWorkingTime, (moment, working) => {
      return !isWorking(moment, working) || isWorking(moment, { ...working, daysOff: [] });
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });
});

describe('hours', () => {
  test.each([
    ['that overlap', [...week('08:00', '12:00', [1]), ...week('11:00', '13:00', [1])]],
    [
      'of a night that reaches into the next day',
      [...week('22:00', '06:00', [7]), ...week('05:00', '09:00', [1])],
    ],
    ['that open when they close', week('08:00', '08:00', [1])],
    ['of an eighth day', week('08:00', '12:00', [8])],
    ['at a time that no clock shows', week('24:00', '25:10', [1])],
    [
      'of more spans than there are',
      Array.from({ length: 22 }, () => week('08:00', '09:00', [1])[0]),
    ],
  ])('%s are refused', (_, hours) => {
    expect(workingHours.safeParse(hours).success).toBe(false);
  });
});
