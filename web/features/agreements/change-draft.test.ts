import { expect, test } from 'vitest';
import type { Agreement } from '#contract/agreements/agreements.ts';
import { EMPTY_PRICED_LINE } from '#web/lib/priced-lines/line-draft.ts';
import { changeTermsOf, totalWith, type ChangeDraft } from './change-draft.ts';

const agreement = (ceiling: number | null = null) =>
  ({
    kind: ceiling === null ? 'fixed' : 'estimate',
    terms: { taxes: [{ rate: 10_000 }] },
    today: { lines: [{ quantity: 1000, unitPrice: 40_000 }], total: 44_000, ceiling },
  }) as Agreement;
const draft = (change: Partial<ChangeDraft> = {}): ChangeDraft => ({
  lines: [{ ...EMPTY_PRICED_LINE, what: 'The pipe', price: '100' }],
  ceiling: '',
  reason: 'It is rusty',
  ...change,
});

test('a change is what was typed, and its total is known before it is sent', () => {
  expect(totalWith(agreement(), draft().lines)).toBe(55_000);
  expect(changeTermsOf(agreement(), draft())).toMatchObject({
    terms: { lines: [{ unitPrice: 10_000 }], ceiling: null, reason: 'It is rusty' },
  });
  expect(changeTermsOf(agreement(50_000), draft({ ceiling: '600' }))).toMatchObject({
    terms: { ceiling: 60_000 },
  });
});

test.each<[string, Agreement, Partial<ChangeDraft>]>([
  ['lines', agreement(), { lines: [EMPTY_PRICED_LINE] }],
  [
    'below',
    agreement(),
    { lines: [{ ...EMPTY_PRICED_LINE, what: 'Less', isLess: true, price: '401' }] },
  ],
  ['ceiling', agreement(50_000), {}],
  ['ceiling', agreement(50_000), { ceiling: 'much' }],
  ['reason', agreement(), { reason: ' ' }],
])('says what is wrong: %s', (problem, of, change) => {
  expect(changeTermsOf(of, draft(change))).toEqual({ problem });
});
