import { describe, expect, test } from 'vitest';
import { busyDaysOf } from './busy-days.ts';
import { busyTimesOf } from './busy-times.ts';
import { UnreadableCalendar } from './unreadable-calendar.ts';
import { merged, without } from './stretches.ts';

const ZONE = 'America/Toronto';
const WITHIN = { from: Date.parse('2026-12-01T00:00:00Z'), to: Date.parse('2027-01-30T00:00:00Z') };

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      'SUMMARY:Dentist',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
const busy = (...events: string[][]) =>
  busyTimesOf(calendar(...events), WITHIN, ZONE).map(({ from, to }) => [
    new Date(from).toISOString(),
    new Date(to).toISOString(),
  ]);

describe('the busy times of a calendar', () => {
  test('are its events, in order and joined', () => {
    const times = busy(
      ['DTSTART:20261203T150000Z', 'DTEND:20261203T170000Z'],
      ['DTSTART:20261203T140000Z', 'DURATION:PT90M'],
      [
        'DTSTART;TZID=America/Toronto:20261202T090000',
        'DTEND;TZID=America/Toronto:20261202T100000',
      ],
    );
    expect(times).toEqual([
      ['2026-12-02T14:00:00.000Z', '2026-12-02T15:00:00.000Z'],
      ['2026-12-03T14:00:00.000Z', '2026-12-03T17:00:00.000Z'],
    ]);
  });

  test('of whole days go from midnight to midnight of their owner', () => {
    expect(busy(['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'])).toEqual([
      ['2026-12-10T05:00:00.000Z', '2026-12-12T05:00:00.000Z'],
    ]);
  });

  test('come back as the rule says, but for what it leaves out, and no longer than is looked ahead', () => {
    const times = busy([
      'DTSTART;TZID=America/Toronto:20200106T090000',
      'DTEND;TZID=America/Toronto:20200106T170000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=America/Toronto:20261214T090000',
    ]);
    expect(times).toHaveLength(7);
    expect(times.map(([from]) => from)).not.toContain('2026-12-14T14:00:00.000Z');
  });

  test.each([
    ['cancelled', ['STATUS:CANCELLED']],
    ['shown as free', ['TRANSP:TRANSPARENT']],
    ['repeated every second', ['RRULE:FREQ=SECONDLY']],
    ['repeated on a day that never comes', ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30']],
  ])('do not hold what is %s', (_, lines) => {
    const times = busy(['DTSTART:20200203T150000Z', 'DTEND:20200203T170000Z', ...lines]);
    expect(times).toEqual([]);
  });

  test.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['rules without sense', calendar(['DTSTART:20261203T150000Z', 'RRULE:FREQ=DAILY;INTERVAL=0'])],
    [
      'more events than anybody has',
      calendar(...Array.from({ length: 10_001 }, () => ['DTSTART:20261203T150000Z'])),
    ],
  ])('are not those of %s', (_, text) => {
    expect(() => busyTimesOf(text, WITHIN, ZONE)).toThrow(UnreadableCalendar);
  });
});

describe('a day without room', () => {
  const at = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
  const days = (...times: { from: number; to: number }[]) =>
    busyDaysOf(merged(times), { hours: [], timeZone: ZONE });

  test('leaves no two hours in a row between eight and six', () => {
    expect(days(at('2026-12-02T13:00:00Z', '2026-12-02T23:00:00Z'))).toEqual(['2026-12-02']);
    expect(days(at('2026-12-02T14:59:00Z', '2026-12-02T21:01:00Z'))).toEqual(['2026-12-02']);
    expect(days(at('2026-12-02T15:00:00Z', '2026-12-02T23:00:00Z'))).toEqual([]);
  });

  test('is counted by the hours of the professional, where they work then', () => {
    const hours = [{ weekday: 3, opens: '18:00', closes: '21:00' }];
    const evening = [at('2026-12-02T23:30:00Z', '2026-12-03T01:30:00Z')];
    expect(busyDaysOf(evening, { hours, timeZone: ZONE })).toEqual(['2026-12-02']);
    const vacation = [at('2026-12-03T05:00:00Z', '2026-12-05T05:00:00Z')];
    expect(busyDaysOf(vacation, { hours, timeZone: ZONE })).toEqual([]);
  });

  test('is each one of a vacation', () => {
    expect(days(at('2026-12-10T05:00:00Z', '2026-12-13T05:00:00Z'))).toEqual([
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
    ]);
  });
});

test('what is left of a stretch lies between the busy ones', () => {
  const busyOnes = merged([
    { from: 30, to: 40 },
    { from: 10, to: 20 },
    { from: 15, to: 22 },
  ]);
  expect(busyOnes).toEqual([
    { from: 10, to: 22 },
    { from: 30, to: 40 },
  ]);
  expect(without({ from: 0, to: 35 }, busyOnes)).toEqual([
    { from: 0, to: 10 },
    { from: 22, to: 30 },
  ]);
  expect(without({ from: 12, to: 20 }, busyOnes)).toEqual([]);
});
