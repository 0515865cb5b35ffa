import { expect, test } from 'vitest';
import type { Market } from '#contract/admin/market.ts';
import { periodsOf } from './periods.ts';

function market(days: number, typed: number | null = 2): Market {
  const overTime = Array.from({ length: days }, (_, index) => ({
    day: new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10),
    typed,
    understood: null,
    submitted: 3,
    accepted: 1,
    completed: 0,
  }));
  return { days, overTime } as unknown as Market;
}

test('a month stays days', () => {
  expect(periodsOf(market(30))).toHaveLength(30);
  expect(periodsOf(market(30))[0]).toMatchObject({ from: '2026-08-01', until: '2026-08-01' });
});

test('a quarter becomes weeks, the oldest of which is short', () => {
  const weeks = periodsOf(market(90));
  expect(weeks.slice(0, 2)).toMatchObject([
    { from: '2026-08-01', until: '2026-08-06', submitted: 18, typed: 12, understood: null },
    { from: '2026-08-07', until: '2026-08-13', submitted: 21, typed: 14 },
  ]);
  expect(weeks.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(270);
  expect(periodsOf(market(365))).toHaveLength(53);
});

test('is null where nobody counted', () => {
  expect(periodsOf(market(90, null))[0]?.typed).toBeNull();
});
