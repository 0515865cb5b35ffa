import { expect, test } from 'vitest';
import { monthFrom } from './months.ts';

const at = (day: string) => Date.parse(`${day}T10:20:30Z`) / 1000;
const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString();

test('a month ends on its last day where it is too short, and the day comes back', () => {
  const days: string[] = [];
  let start = at('2027-10-31');
  for (let month = 0; month < 5; month++) {
    start = monthFrom(at('2027-10-31'), start).end;
    days.push(dayOf(start));
  }
  expect(days).toEqual([
    '2027-11-30T10:20:30.000Z',
    '2027-12-31T10:20:30.000Z',
    '2028-01-31T10:20:30.000Z',
    '2028-02-29T10:20:30.000Z',
    '2028-03-31T10:20:30.000Z',
  ]);
});
