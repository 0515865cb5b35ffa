import { expect, test } from 'vitest';
import { feastDays } from './feasts.ts';

const TODAY = Temporal.PlainDate.from('2026-11-25');

test.each([
  ['12-25', '2026-12-25', '2026-12-25'],
  ['10#2W1', '2027-10-11', '2027-10-11'],
  ['11#4W4|10#2W1', '2026-11-26', '2026-11-26'],
  ['05-24<W1', '2027-05-24', '2027-05-24'],
  ['E-2', '2027-03-26', '2027-03-26'],
  ['E-7..E-1', '2027-03-21', '2027-03-27'],
  ['12-24..01-02', '2026-12-24', '2027-01-02'],
])('the next %s', (feast, from, to) => {
  const days = feastDays(feast, TODAY);
  expect([days.from.toString(), days.to.toString()]).toEqual([from, to]);
});

test('one that has begun is not over', () => {
  const { from } = feastDays('12-24..01-02', Temporal.PlainDate.from('2027-01-01'));
  expect(from.toString()).toBe('2026-12-24');
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, day) => {
  const first = new Temporal.PlainDate(year, 1, 1);
  expect(feastDays('E+0', first).from.toString()).toBe(day);
});
