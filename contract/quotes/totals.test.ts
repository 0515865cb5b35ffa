import { describe, expect, it, test } from 'vitest';
import { shareOf } from './money.ts';
import { TAX_PRESETS } from './taxes.ts';
import { quoteTerms, type QuoteTerms } from './terms.ts';
import { totalsOf } from './totals.ts';

const line = (unitPrice: number, quantity = 1000) =>
  ({ what: 'Work', quantity, unit: 'flat', unitPrice }) as const;
const terms = (change: Partial<QuoteTerms> = {}): QuoteTerms => ({
  kind: 'fixed',
  lines: [line(40_000)],
  taxes: TAX_PRESETS.quebec.map((tax) => ({ ...tax, name: null, number: null })),
  ceiling: null,
  deposit: null,
  validUntil: '2026-12-24T12:00:00.000Z',
  times: [],
  note: null,
  ...change,
});

test('a share is rounded to the nearest unit, halves up, without a fraction lost', () => {
  expect([shareOf(1, 1, 2), shareOf(1, 1, 3), shareOf(10, 5, 1000)]).toEqual([1, 0, 0]);
  expect(shareOf(999_999_999, 9975, 100_000)).toBe(99_750_000);
  for (let amount = 0; amount < 2000; amount += 1) {
    const exact = (amount * 9975) / 100_000;
    expect(Math.abs(shareOf(amount, 9975, 100_000) - exact)).toBeLessThanOrEqual(0.5);
  }
});

describe('the totals of a quote', () => {
  it('are those of a Quebec invoice: both taxes on the sum of the lines', () => {
    expect(totalsOf(terms())).toEqual({
      lines: [40_000],
      subtotal: 40_000,
      taxes: [2000, 3990],
      total: 45_990,
    });
  });

  it('add up as they are shown, whatever the quantities', () => {
    const lines = [line(8575, 1250), line(333, 3333), line(1, 1500)];
    const { lines: prices, subtotal, taxes, total } = totalsOf(terms({ lines }));
    expect(prices).toEqual([10_719, 1110, 2]);
    expect(subtotal).toBe(11_831);
    expect(total).toBe(subtotal + taxes[0]! + taxes[1]!);
  });
});

describe('terms are refused', () => {
  test.each<[string, Partial<QuoteTerms>]>([
    ['without lines', { lines: [] }],
    ['with a fraction of a cent', { lines: [line(10.5)] }],
    ['with a ceiling below the total', { kind: 'estimate', ceiling: 45_989 }],
    ['as an estimate without a ceiling', { kind: 'estimate' }],
    ['with a ceiling for a fixed price', { ceiling: 50_000 }],
    ['with a deposit above the total', { deposit: 45_991 }],
    ['above ten millions', { lines: [line(1_000_000_000), line(1_000_000_000)] }],
    ['with one tax twice', { taxes: [...terms().taxes, terms().taxes[0]!] }],
    [
      'with a time that ends before it begins',
      { times: [{ from: '2026-12-01T12:00:00.000Z', to: '2026-12-01T11:00:00.000Z' }] },
    ],
    ['with a field nobody knows', { price: 3 } as object],
  ])('%s', (_, change) => {
    expect(quoteTerms.safeParse(terms(change)).success).toBe(false);
  });

  test('but not these', () => {
    for (const change of [
      {},
      { kind: 'estimate', ceiling: 45_990 },
      { deposit: 45_990 },
    ] as const) {
      expect(quoteTerms.safeParse(terms(change)).success).toBe(true);
    }
  });
});
