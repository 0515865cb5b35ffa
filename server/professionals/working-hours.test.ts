import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workingHours, type WorkingSpan } from '#contract/working-hours.ts';
import { addWorkingTime, isWorking } from './working-hours.ts';

const montreal = 'America/Toronto';
const week = (opens: string, closes: string, days = [1, 2, 3, 4, 5]): WorkingSpan[] =>
  days.map((weekday) => ({ weekday, opens, closes }));
const officeHours = week('09:00', '17:00');

/** A moment by the clock on the wall in Montréal. */
const at = (text: string, timeZone = montreal) =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds);
const after = (start: string, minutes: number, hours: WorkingSpan[], timeZone = montreal) =>
  Temporal.Instant.fromEpochMilliseconds(
    addWorkingTime(at(start, timeZone), minutes, hours, timeZone).getTime(),
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

  test('loses the hour of the night in which clocks go forward', () => {
    const nights = week('01:00', '04:00', [7]);
    expect(after('2026-03-08T01:00', 90, nights)).toBe('2026-03-08T03:30');
    expect(after('2026-03-08T01:00', 150, nights)).toBe('2026-03-15T01:30');
  });

  test('has the hour twice in the night in which they go back', () => {
    const nights = week('00:00', '03:00', [7]);
    expect(after('2026-11-01T00:00', 240, nights)).toBe('2026-11-01T03:00');
  });

  test('is that of the zone of the professional', () => {
    expect(after('2026-11-18T08:00', 30, officeHours, 'Europe/Paris')).toBe('2026-11-18T09:30');
    const start = new Date('2026-11-18T09:00:00Z');
    expect(addWorkingTime(start, 60, officeHours, 'Europe/Paris')).not.toEqual(
      addWorkingTime(start, 60, officeHours, montreal),
    );
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
const pad = (part: number) => String(part).padStart(2, '0');

describe('for any hours, start and zone', () => {
  test('the end is never before the start and the minutes, and is at a working moment', () => {
    const property = fc.property(
      start,
      minutes,
      someHours,
      zone,
      (from, count, hours, timeZone) => {
        const end = addWorkingTime(from, count, hours, timeZone);
        const justBefore = new Date(end.getTime() - 1);
        return +end >= +from + count * 60_000 && isWorking(justBefore, { hours, timeZone });
      },
    );
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  test('two parts take as long as the whole', () => {
    const property = fc.property(
      start,
      minutes,
      minutes,
      someHours,
      zone,
      (from, one, other, hours, timeZone) => {
        const between = addWorkingTime(from, one, hours, timeZone);
        const inParts = addWorkingTime(between, other, hours, timeZone);
        return +inParts === +addWorkingTime(from, one + other, hours, timeZone);
      },
    );
    expect(fc.check(property)).toMatchObject({ failed: false });
  });

  test('one minute is the next one exactly where that minute is worked', () => {
    const property = fc.property(start, someHours, zone, (from, hours, timeZone) => {
      const moment = new Date(Math.floor(+from / 60_000) * 60_000);
      const isNext = +addWorkingTime(moment, 1, hours, timeZone) === +moment + 60_000;
      return isNext === isWorking(moment, { hours, timeZone });
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
