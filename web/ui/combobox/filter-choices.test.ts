import { expect, test } from 'vitest';
import { filterChoices } from './filter-choices.ts';

const CHOICES = [
  { value: 'electrician', label: 'Électricien' },
  { value: 'roofer', label: 'Couvreur' },
  { value: 'tiler', label: 'Carreleur' },
];
const found = (typed: string) => filterChoices(CHOICES, typed).map(({ value }) => value);

test('an empty search leaves every choice, in order', () => {
  expect(found(' ')).toEqual(['electrician', 'roofer', 'tiler']);
});

test('capitals and accents do not matter', () => {
  expect(found('ELEC')).toEqual(['electrician']);
});

test('prefix matches come before inner matches', () => {
  expect(found('c')).toEqual(['roofer', 'tiler', 'electrician']);
  expect(found('xyz')).toEqual([]);
});
