import { expect, test } from 'vitest';
import { filledIn } from './filled-in.ts';

const meanings = { customer: 'Marie', profession: 'plumber', area: 'Rosemont', me: 'Luc' };

test.each([
  ['Hello {customer}, it is {me}.', 'Hello Marie, it is Luc.'],
  ['{area}, {area}: your {profession}', 'Rosemont, Rosemont: your plumber'],
  ['{Customer} {price} {} {customer', '{Customer} {price} {} {customer'],
  ['nothing', 'nothing'],
])('%s becomes %s', (text, expected) => {
  expect(filledIn(text, meanings)).toBe(expected);
});

test('what is filled in is not filled in again', () => {
  expect(filledIn('{customer}', { ...meanings, customer: '{me}' })).toBe('{me}');
});
