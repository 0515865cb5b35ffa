import { describe, expect, test } from 'vitest';
import { bodyOf, draftOf, faultsOf, isWell, NO_RATE, percentOf, QUEBEC } from './draft.ts';

const settings = {
  version: 3,
  mode: 'rates',
  included: false,
  rates: [{ name: 'GST/TPS', percent: 5, registration: null }],
  subscriptions: 0,
  waiting: 0,
  prices: [],
  changedAt: null,
  changedBy: null,
} as const;
const draft = draftOf({ ...settings, rates: [...settings.rates], prices: [] });

describe('taxes being edited', () => {
  test('are sent as they were, but for what is typed', () => {
    expect(bodyOf(draft)).toEqual({
      basedOn: 3,
      mode: 'rates',
      included: false,
      rates: [{ name: 'GST/TPS', percent: 5, registration: null }],
    });
    const typed = { name: ' QST ', percent: '9,975 %', registration: ' 12 TQ 1 ' };
    expect(bodyOf({ ...draft, rates: [typed] }).rates).toEqual([
      { name: 'QST', percent: 9.975, registration: '12 TQ 1' },
    ]);
  });

  test.each([
    ['5', 5],
    ['9.975', 9.975],
    ['9,9750', 9.975],
    ['100 %', 100],
    ['0', null],
    ['-1', null],
    ['100.1', null],
    ['5.12345', null],
    ['five', null],
  ])('read %s as %s percent', (typed, percent) => {
    expect(percentOf(typed)).toBe(percent);
  });

  test('can be sent once each rate is whole, and none has the name of another', () => {
    expect(isWell({ ...draft, rates: QUEBEC })).toBe(true);
    expect(isWell({ ...draft, rates: [] })).toBe(false);
    expect(isWell({ ...draft, rates: [...QUEBEC, NO_RATE] })).toBe(false);
    const twice = [...QUEBEC, { ...QUEBEC[0]!, name: 'gst/tps' }];
    expect(isWell({ ...draft, rates: twice })).toBe(false);
    expect(faultsOf(twice, 2).isNameTwice).toBe(true);
    const marked = [{ ...QUEBEC[0]!, name: '<b>' }];
    expect(faultsOf(marked, 0).hasMarkup).toEqual({ name: true, registration: false });
  });

  test('leave out a rate that another mode leaves unfinished', () => {
    const unfinished = { ...draft, mode: 'none', rates: [...QUEBEC, NO_RATE] } as const;
    expect(isWell(unfinished)).toBe(true);
    expect(bodyOf(unfinished).rates).toHaveLength(2);
  });
});
