import { describe, expect, it, test } from 'vitest';
import { numberOf } from '#web/lib/typed-number.ts';
import { draftOf, termsOf, type QuoteDraft } from './quote-draft.ts';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const draft = (change: Partial<QuoteDraft> = {}): QuoteDraft => ({
  ...draftOf(undefined, 'A new tap', 'quebec'),
  lines: [{ what: 'A new tap', quantity: '1', unit: 'flat', price: '400' }],
  ...change,
});

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
  it('carry the taxes of the region and a time of validity', () => {
    const told = termsOf(draft(), NOW);
    expect(told).toMatchObject({
      terms: { kind: 'fixed', taxes: [{ code: 'gst' }, { code: 'qst' }], ceiling: null },
    });
    expect('terms' in told && told.terms.validUntil).toBe('2026-12-15T12:00:00.000Z');
  });

  it('are what the quote before was, to be revised', () => {
    const told = termsOf(draft({ kind: 'estimate', ceiling: '600' }), NOW);
    if (!('terms' in told)) throw new Error('refused');
    const again = draftOf({ terms: told.terms } as never, '', 'none');
    expect(again).toMatchObject({ kind: 'estimate', ceiling: '600', taxes: 'quebec' });
  });

  test.each<[string, Partial<QuoteDraft>]>([
    ['lines', { lines: [{ what: '', quantity: '1', unit: 'flat', price: '400' }] }],
    ['lines', { lines: [{ what: 'Work', quantity: '0', unit: 'flat', price: '400' }] }],
    ['lines', { lines: [{ what: 'Work', quantity: '1', unit: 'flat', price: 'much' }] }],
    ['ceiling', { kind: 'estimate', ceiling: '459.89' }],
    ['ceiling', { kind: 'estimate', ceiling: '' }],
    ['time', { time: '2026-11-30T10:00' }],
  ])('say what is wrong: %s', (problem, change) => {
    expect(termsOf(draft(change), NOW)).toEqual({ problem });
  });
});
