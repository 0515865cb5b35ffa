import { expect, test } from 'vitest';
import { sizesIn } from './sizes.ts';

test.each([
  ['Paint a room of 200 sq ft', ['200 ft2']],
  ['Peindre 1 200 pieds carrés au sous-sol', ['1200 ft2']],
  ['Pintar 12,5 m² de pared', ['12.5 m2']],
  ['A deck of 12 x 10 feet', ['120 ft2']],
  ['Un patio de 3,5 m par 4 m', ['14 m2']],
  ['A fence, 1,200 ft, and 30 m of hedge', ['1200 ft', '30 m']],
  ['Remove 2 m3 of soil, 2 m3 in all', ['2 m3']],
  ['A tap drips since 2 weeks', []],
  ['Come at 9 or 10, 3 men are needed', []],
  ['Flat 12m8, 5 minutes from the metro', []],
  ['About 60 sq ft in all, the wall is 3 x 2 m', ['60 ft2', '6 m2']],
  ['', []],
])('"%s" tells of %j', (text, sizes) => {
  expect(sizesIn(text).map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual(sizes);
});
