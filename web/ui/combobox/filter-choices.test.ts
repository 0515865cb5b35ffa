import { expect, test } from 'vitest';
import { filterChoices } from './filter-choices.ts';

const CHOICES = [
  { value: 'electrician', label: 'Électricien' },
  { value: 'roofer', label: 'Couvreur' },
  { value: 'tiler', label: 'Carreleur' },
];
const found = (typed: string) => filterChoices(CHOICES, typed).map(({ value }) => value);

test('nothing typed leaves every choice, in its order', () => {
  expect(found(' ')).toEqual(['electrician', 'roofer', 'tiler']);
});

test('capitals and accents do not matter', () => {
  expect(found('ELEC')).toEqual(['electrician']);
});

test('what begins so comes before what has it inside', () => {
  expect(found('c')).toEqual(['roofer', 'tiler', 'electrician']);
  expect(found('xyz')).toEqual([]);
});
