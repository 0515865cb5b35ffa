import { expect, test } from 'vitest';
import { shareOf } from '../quotes/money.ts';
import { isCountable, todayOf } from './today.ts';

const line = (unitPrice: number, quantity = 1000) => ({ unitPrice, quantity });
const agreed = { lines: [line(33_333)], taxes: [{ rate: 5000 }, { rate: 9975 }], ceiling: null };
const change = (
  number: number,
  lines: ReturnType<typeof line>[],
  ceiling: number | null = null,
) => ({
  number,
  terms: { lines, ceiling },
});

test('the share of a negative amount is exactly the negative of its opposite', () => {
  for (let amount = 0; amount < 500; amount += 1) {
    expect(shareOf(-amount, 1500, 1000) + shareOf(amount, 1500, 1000)).toBe(0);
  }
  expect(Object.is(shareOf(-1, 1, 1000), 0)).toBe(true);
});

test('taxes are on the sum of all lines, not added up from parts', () => {
  const parts = [
    todayOf(agreed, []).total,
    todayOf({ ...agreed, lines: [line(33_333)] }, []).total,
  ];
  const together = todayOf(agreed, [change(1, [line(33_333)])]);
  expect(together.subtotal).toBe(66_666);
  expect(together.taxes).toEqual([3333, 6650]);
  expect(together.total).toBe(76_649);
  expect(parts[0]! + parts[1]!).toBe(76_650);
});

test('work that is added and taken away again leaves nothing', () => {
  const { total, subtotal } = todayOf(agreed, [
    change(1, [line(777, 1333)]),
    change(2, [line(-777, 1333)]),
  ]);
  expect({ total, subtotal }).toEqual({
    total: todayOf(agreed, []).total,
    subtotal: 33_333,
  });
});

test('the last ceiling counts, and each line knows where it came from', () => {
  const today = todayOf({ ...agreed, ceiling: 50_000 }, [
    change(1, [line(1)], 60_000),
    change(2, [line(2)]),
  ]);
  expect(today.ceiling).toBe(60_000);
  expect(today.items.map((item) => item.change)).toEqual([null, 1, 2]);
});

test.each([
  ['below nothing', [line(-33_334)], false],
  ['just nothing', [line(-33_333)], true],
  ['a line beyond what is counted', [line(1_000_000_001), line(-1_000_000_001)], false],
])('%s', (_, lines, countable) => {
  expect(isCountable(todayOf(agreed, [change(1, lines)]))).toBe(countable);
});
