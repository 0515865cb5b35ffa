import { describe, expect, test } from 'vitest';
import { taxOn } from './plan-tax.ts';

const QUEBEC = [
  { name: 'GST', percent: 5 },
  { name: 'QST', percent: 9.975 },
];
const amounts = (cents: number, isIncluded: boolean, rates = QUEBEC) => {
  const { lines, total } = taxOn(cents, rates, isIncluded);
  return [...lines.map(({ amount }) => amount), total];
};

describe('the taxes on a price', () => {
  test.each([
    [2900, [1.45, 2.89, 33.34]],
    [7900, [3.95, 7.88, 90.83]],
    [100, [0.05, 0.1, 1.15]],
    [0, [0, 0, 0]],
  ])('are added to %i cents, each rounded by itself', (cents, expected) => {
    expect(amounts(cents, false)).toEqual(expected);
  });

  test('are found in a price that contains them', () => {
    expect(amounts(2900, true)).toEqual([1.26, 2.52, 29]);
    expect(amounts(11_500, true, [{ name: 'VAT', percent: 15 }])).toEqual([15, 115]);
  });

  test('follow a rate to its fourth decimal', () => {
    expect(amounts(9_999_900, false, [{ name: 'Odd', percent: 8.8751 }])).toEqual([
      8875.01, 108_874.01,
    ]);
  });
});
