import { describe, expect, it, test } from 'vitest';
import type { QuoteTerms } from '#contract/quotes/terms.ts';
import { numberOf } from '#web/lib/typed-number.ts';
import { draftOf, newDraft, withTemplate, type QuoteDraft } from './quote-draft.ts';
import { templateOf, termsOf, totalOf } from './draft-terms.ts';
import { usualTaxes, type TaxesDraft } from './taxes-draft.ts';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const taxes = (change: Partial<TaxesDraft> = {}): TaxesDraft => ({
  preset: 'quebec',
  numbers: { gst: '123456789 RT0001', qst: '' },
  own: null,
  ...change,
});
const draft = (change: Partial<QuoteDraft> = {}): QuoteDraft => ({
  ...newDraft('A new tap', taxes()),
  lines: [{ what: 'A new tap', quantity: '1', unit: 'flat', price: '400' }],
  ...change,
});
const told = (change: Partial<QuoteDraft> = {}): QuoteTerms => {
  const said = termsOf(draft(change), NOW);
  if (!('terms' in said)) throw new Error(said.problem);
  return said.terms;
};

test.each([
  ['400', 40_000],
  ['400.5', 40_050],
  ['1 234,50', 123_450],
  ['$ 80', 8000],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['twelve', null],
])('"%s" is %s cents', (typed, cents) => expect(numberOf(typed, 100)).toBe(cents));

describe('the terms of what was typed', () => {
  it('carry the taxes of the region with their numbers, and a time of validity', () => {
    expect(told()).toMatchObject({
      kind: 'fixed',
      ceiling: null,
      taxes: [
        { code: 'gst', number: '123456789 RT0001' },
        { code: 'qst', number: null },
      ],
      validUntil: '2026-12-15T12:00:00.000Z',
    });
  });

  it('carry a tax of one’s own, beside those of the region', () => {
    const own = { name: 'Eco fee', rate: '1.5' };
    expect(told({ taxes: taxes({ own }) }).taxes.at(-1)).toEqual({
      code: 'own',
      name: 'Eco fee',
      rate: 1500,
      number: null,
    });
  });

  it.each([
    ['percent', '30', 13_797],
    ['percent', '30 %', 13_797],
    ['amount', '100', 10_000],
    ['amount', '', null],
  ] as const)('carry a deposit of the total: %s %s', (of, typed, cents) => {
    expect(told({ deposit: { of, typed } }).deposit).toBe(cents);
  });

  it('carry up to three times of two hours, the earliest first, each once', () => {
    const times = ['2026-12-05T14:00', '', '2026-12-04T09:00', '2026-12-05T14:00'];
    const { times: proposed } = told({ times });
    expect(proposed).toHaveLength(2);
    const [first, second] = proposed.map(({ from, to }) => [Date.parse(from), Date.parse(to)]);
    expect(first![1]! - first![0]!).toBe(2 * 3_600_000);
    expect(first![0]).toBeLessThan(second![0]!);
  });

  it('are what the quote before was, to be revised', () => {
    const before = told({
      kind: 'estimate',
      ceiling: '600',
      deposit: { of: 'amount', typed: '100' },
      times: ['2026-12-05T14:00'],
    });
    const again = draftOf({ terms: before }, usualTaxes([]), NOW);
    expect(again).toMatchObject({
      kind: 'estimate',
      ceiling: '600',
      taxes: { preset: 'quebec', numbers: { gst: '123456789 RT0001' } },
      deposit: { of: 'amount', typed: '100' },
      times: ['2026-12-05T14:00'],
    });
    expect(draftOf({ terms: before }, usualTaxes([]), NOW + 30 * 86_400_000).times).toEqual(['']);
  });

  test.each<[string, Partial<QuoteDraft>]>([
    ['lines', { lines: [{ what: '', quantity: '1', unit: 'flat', price: '400' }] }],
    ['lines', { lines: [{ what: 'Work', quantity: '0', unit: 'flat', price: '400' }] }],
    ['lines', { lines: [{ what: 'Work', quantity: '1', unit: 'flat', price: 'much' }] }],
    ['ceiling', { kind: 'estimate', ceiling: '459.89' }],
    ['ceiling', { kind: 'estimate', ceiling: '' }],
    ['times', { times: ['2026-12-04T10:00', '2026-11-30T10:00'] }],
    ['ownTax', { taxes: taxes({ own: { name: '', rate: '5' } }) }],
    ['ownTax', { taxes: taxes({ own: { name: 'Eco', rate: '51' } }) }],
    ['deposit', { deposit: { of: 'percent', typed: '101' } }],
    ['deposit', { deposit: { of: 'percent', typed: 'half' } }],
    ['deposit', { deposit: { of: 'amount', typed: '459.91' } }],
  ])('say what is wrong: %s', (problem, change) => {
    expect(termsOf(draft(change), NOW)).toEqual({ problem });
  });
});

describe('a template of what was typed', () => {
  const saved = templateOf(draft({ deposit: { of: 'amount', typed: '138' }, note: 'By hand' }));

  it('has no number of a tax, and the deposit as a share', () => {
    expect(saved).toMatchObject({
      terms: {
        taxes: [{ code: 'gst', name: null, rate: 5000 }, { code: 'qst' }],
        depositPercent: 30,
        note: 'By hand',
      },
    });
    expect(JSON.stringify(saved)).not.toContain('RT0001');
  });

  it('fills another draft, whose numbers and times stay', () => {
    if (!('terms' in saved)) throw new Error(saved.problem);
    const other = newDraft('Work', taxes({ preset: 'none' }));
    expect(withTemplate({ ...other, times: ['2026-12-05T14:00'] }, saved.terms)).toMatchObject({
      lines: [{ what: 'A new tap', price: '400' }],
      taxes: { preset: 'quebec', numbers: { gst: '123456789 RT0001' } },
      deposit: { of: 'percent', typed: '30' },
      times: ['2026-12-05T14:00'],
    });
  });
});

test('the usual taxes are those of the quote sent last; the numbers of others stay known', () => {
  const gst = { code: 'gst', name: null, rate: 5000, number: '1' } as const;
  const qst = { code: 'qst', name: null, rate: 9975, number: '2' } as const;
  expect(
    usualTaxes([
      { ...gst, usual: true },
      { ...qst, usual: false },
    ]),
  ).toEqual({ preset: 'alberta', numbers: { gst: '1', qst: '2' }, own: null });
});

test('the total is known as soon as the lines are whole', () => {
  expect(totalOf(draft())).toBe(45_990);
  expect(totalOf(newDraft('A new tap', taxes()))).toBeNull();
});
