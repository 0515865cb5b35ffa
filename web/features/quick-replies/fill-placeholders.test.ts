import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

const meanings = { customer: 'Marie', profession: 'plumber', area: 'Rosemont', me: 'Luc' };

test.each([
  ['Hello {customer}, it is {me}.', 'Hello Marie, it is Luc.'],
  ['{area}, {area}: your {profession}', 'Rosemont, Rosemont: your plumber'],
  ['{Customer} {price} {} {customer', '{Customer} {price} {} {customer'],
  ['nothing', 'nothing'],
])('%s becomes %s', (text, expected) => {
  expect(fillPlaceholders(text, meanings)).toBe(expected);
});

test('replaced text is not replaced again', () => {
  expect(fillPlaceholders('{customer}', { ...meanings, customer: '{me}' })).toBe('{me}');
});
