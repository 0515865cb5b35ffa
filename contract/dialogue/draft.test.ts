import { expect, test } from 'vitest';
import { withoutAmount, withoutPart } from './draft.ts';

test.each([
  ['My aunt left me $140,000 and I rent', 'the amount', 'My aunt left me and I rent'],
  ['j’ai fait 92 000 $ en 2025', 'le montant', 'j’ai fait en 2025'],
  ['gano 30,000 pesos al mes', 'el sueldo', 'gano al mes'],
])('"%s" without %s', (description, words, left) => {
  expect(withoutAmount(description, words)).toBe(left);
});

test.each([
  ['a 12 foot fence for $800', 'the fence'],
  ['a 12 foot fence', 'the price'],
])('"%s" stays as it is without %s', (description, words) => {
  expect(withoutAmount(description, words)).toBeNull();
});

test.each([
  [
    'i gained weight n 4 pairs of pants need letting out',
    'gained weight',
    '4 pairs of pants need letting out',
  ],
  ['mi ex la instaló y gotea', 'ex', 'gotea'],
])('"%s" without "%s"', (description, words, left) => {
  expect(withoutPart(description, words)).toBe(left);
});
