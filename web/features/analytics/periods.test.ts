import { expect, test } from 'vitest';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { periodsOf } from './periods.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number)).toISOString().slice(0, 10);

function analytics(days: number, starts: readonly string[]): Analytics {
  const counts = { contacted: 2, accepted: 1, denied: 1, expired: 0 };
  return { days, overTime: starts.map((from) => ({ from, ...counts })) } as unknown as Analytics;
}

test('days become weeks, the oldest of which may be short', () => {
  const days = Array.from({ length: 30 }, (_, index) => day(index + 1));
  const weeks = periodsOf(analytics(30, days), 7);
  expect(weeks.map(({ from, until, contacted }) => [from, until, contacted])).toEqual([
    ['2026-11-01', '2026-11-02', 4],
    ['2026-11-03', '2026-11-09', 14],
    ['2026-11-10', '2026-11-16', 14],
    ['2026-11-17', '2026-11-23', 14],
    ['2026-11-24', '2026-11-30', 14],
  ]);
});

test('a week ends where the next begins, the last after seven days', () => {
  const weeks = periodsOf(analytics(90, ['2026-11-05', '2026-11-09', '2026-11-16']));
  expect(weeks.map(({ from, until }) => [from, until])).toEqual([
    ['2026-11-05', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
  ]);
});

test('no days are no weeks', () => {
  expect(periodsOf(analytics(30, []), 7)).toEqual([]);
});
