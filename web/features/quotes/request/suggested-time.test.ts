import { expect, test } from 'vitest';
import { suggestedTime } from './suggested-time.ts';

const NOON = new Date('2026-12-05T12:00').getTime();

test.each([
  [{ from: '2026-12-07', to: '2026-12-07' }, '2026-12-07T09:00'],
  [{ from: '2026-12-01', to: '2026-12-31' }, '2026-12-06T09:00'],
  [{ from: '2026-12-05', to: '2026-12-05' }, ''],
  [{ from: '2026-11-01', to: '2026-11-30' }, ''],
  [null, ''],
])('of %j the first morning to come is "%s"', (dates, time) => {
  expect(suggestedTime(dates, NOON)).toBe(time);
});
