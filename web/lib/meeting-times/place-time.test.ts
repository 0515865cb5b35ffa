import { describe, expect, it, test } from 'vitest';
import { dayIn, daysAfter, instantAt, minutesIn } from './place-time.ts';

const iso = (instant: number) => new Date(instant).toISOString();

describe('the instant of a time at a place', () => {
  test.each([
    ['2026-12-01', 9 * 60, 'America/Toronto', '2026-12-01T14:00:00.000Z'],
    ['2026-07-01', 9 * 60, 'America/Toronto', '2026-07-01T13:00:00.000Z'],
    ['2026-12-01', 9 * 60 + 30, 'America/St_Johns', '2026-12-01T13:00:00.000Z'],
    ['2026-12-01', 23 * 60, 'America/Phoenix', '2026-12-02T06:00:00.000Z'],
    // Clocks go forward at two, and back at two.
    ['2027-03-14', 3 * 60, 'America/Toronto', '2027-03-14T07:00:00.000Z'],
    ['2026-11-01', 3 * 60, 'America/Toronto', '2026-11-01T08:00:00.000Z'],
  ])('%s, %i minutes, in %s', (day, minutes, zone, instant) => {
    expect(iso(instantAt(day, minutes, zone))).toBe(instant);
    expect(dayIn(Date.parse(instant), zone)).toBe(day);
    expect(minutesIn(Date.parse(instant), zone)).toBe(minutes);
  });

  it('knows the days that follow', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2026-02-27', 2)).toBe('2026-03-01');
  });
});
