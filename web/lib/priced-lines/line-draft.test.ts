import { expect, test } from 'vitest';
import { EMPTY_PRICED_LINE, lineDraftOf, linesOf } from './line-draft.ts';

const typed = { ...EMPTY_PRICED_LINE, what: ' The pipe ', price: '80,50' };

test('a line is what was typed, and typed again it is the same', () => {
  const lines = linesOf([typed, { ...typed, isLess: true, quantity: '1.5', unit: 'hour' }]);
  expect(lines).toEqual([
    { what: 'The pipe', quantity: 1000, unit: 'flat', unitPrice: 8050 },
    { what: 'The pipe', quantity: 1500, unit: 'hour', unitPrice: -8050 },
  ]);
  expect(linesOf(lines!.map(lineDraftOf))).toEqual(lines);
});

test.each([{ what: ' ' }, { price: '' }, { price: '-5' }, { quantity: '0' }])(
  'nothing is made of a line with %o',
  (change) => expect(linesOf([typed, { ...typed, ...change }])).toBeNull(),
);

test('nothing is made of no lines', () => expect(linesOf([])).toBeNull());
