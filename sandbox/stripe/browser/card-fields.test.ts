import { describe, expect, it } from 'vitest';
import { formatExpiry, formatNumber, problemOf, readExpiry } from './card-fields.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('the fields of a card form', () => {
  it.each([
    ['4', '4'],
    ['42424', '4242 4'],
    ['4242-4242 4242 42421', '4242 4242 4242 4242'],
  ])('groups the number %s', (typed, shown) => expect(formatNumber(typed)).toBe(shown));

  it.each([
    ['1', '1'],
    ['12', '12 / '],
    ['7', '07 / '],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['3/30', '03 / 30'],
  ])('writes the expiry %s with a slash', (typed, shown) =>
    expect(formatExpiry(typed)).toBe(shown),
  );

  it('lets the slash be deleted', () => expect(formatExpiry('12 /', true)).toBe('12'));

  it('reads the expiry with four digits of the year', () =>
    expect(readExpiry('03 / 30')).toEqual({ expMonth: 3, expYear: 2030 }));

  it.each([
    ['number', '', 'incomplete_number'],
    ['number', '4242 4242 4242', 'incomplete_number'],
    ['number', '4111 1111 1111 1111', 'invalid_number'],
    ['number', '4242 4242 4242 4242', undefined],
    ['expiry', '12 /', 'incomplete_expiry'],
    ['expiry', '13 / 30', 'invalid_expiry_month'],
    ['expiry', '12 / 25', 'invalid_expiry_year_past'],
    ['expiry', '10 / 26', 'invalid_expiry_month_past'],
    ['expiry', '11 / 26', undefined],
    ['cvc', '12', 'incomplete_cvc'],
    ['cvc', '123', undefined],
  ] as const)('finds in %s «%s»: %s', (field, text, problem) =>
    expect(problemOf(field, text, now)).toBe(problem),
  );
});
