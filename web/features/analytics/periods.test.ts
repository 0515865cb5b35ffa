import { expect, test } from 'vitest';
import { summedUp } from './periods.ts';

const day = (number: number) => ({
  from: `2026-11-${String(number).padStart(2, '0')}`,
  contacted: 2,
  accepted: 1,
  denied: 1,
  expired: 0,
});

test('days become weeks, the oldest of which may be short', () => {
  const weeks = summedUp(
    Array.from({ length: 30 }, (_, index) => day(index + 1)),
    7,
  );
  expect(weeks.map(({ from, contacted }) => [from, contacted])).toEqual([
    ['2026-11-01', 4],
    ['2026-11-03', 14],
    ['2026-11-10', 14],
    ['2026-11-17', 14],
    ['2026-11-24', 14],
  ]);
});

test('no days are no weeks', () => {
  expect(summedUp([], 7)).toEqual([]);
});
