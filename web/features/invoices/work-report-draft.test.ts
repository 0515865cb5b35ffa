import { expect, test } from 'vitest';
import { EMPTY_PRICED_LINE } from '#web/lib/priced-lines/line-draft.ts';
import { reportDraftOf, reportTermsOf, type ReportDraft } from './work-report-draft.ts';
import { numbersOf, taxesOf, withNumbers } from './tax-draft.ts';

const KEPT = { name: '', address: '', preset: 'none', numbers: {} } as const;
const draft = (change: Partial<ReportDraft> = {}): ReportDraft => ({
  did: 'A new tap',
  lines: [{ ...EMPTY_PRICED_LINE, what: 'A new tap', price: '400' }],
  taxes: taxesOf('quebec', { qst: 'TQ1' }),
  preset: null,
  ...change,
});

test('a report begins with what was agreed', () => {
  const line = { what: 'A new tap', quantity: 1000, unit: 'flat', unitPrice: 40_000 } as const;
  const agreed = { lines: [line], taxes: taxesOf('ontario', {}) };
  const begun = reportDraftOf({ agreed }, KEPT);
  expect(begun).toMatchObject({ preset: null, taxes: [{ code: 'hst' }] });
  expect(reportTermsOf({ ...begun, did: 'Done' }, 45_200)).toMatchObject({
    terms: { lines: [line] },
  });
});

test('no amount need be said where nothing was agreed', () => {
  const blank = draft({ lines: [EMPTY_PRICED_LINE] });
  expect(reportTermsOf(blank, null)).toMatchObject({ terms: { lines: null } });
  expect(reportTermsOf(blank, 45_990)).toEqual({ problem: 'lines' });
});

test.each<[string, Partial<ReportDraft>, number | null]>([
  ['did', { did: ' ' }, null],
  ['lines', { lines: [{ ...EMPTY_PRICED_LINE, what: 'Work' }] }, null],
  ['lines', { lines: [{ ...EMPTY_PRICED_LINE, what: 'Less', isLess: true, price: '1' }] }, null],
  ['above', {}, 45_989],
])('says what is wrong: %s', (problem, change, most) => {
  expect(reportTermsOf(draft(change), most)).toEqual({ problem });
});

test('registration numbers are used again, but not over what was agreed', () => {
  const taxes = taxesOf('quebec', { gst: 'RT1', qst: 'TQ1' });
  expect(numbersOf(taxes)).toEqual({ gst: 'RT1', qst: 'TQ1' });
  const agreed = taxesOf('quebec', { gst: 'RT9' });
  expect(withNumbers(agreed, { gst: 'RT1', qst: 'TQ1' }).map(({ number }) => number)).toEqual([
    'RT9',
    'TQ1',
  ]);
});
