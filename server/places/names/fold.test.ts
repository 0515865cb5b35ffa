import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from './fold.ts';

describe('foldName', () => {
  it.each([
    ['Québec', 'quebec'],
    ["L'Île-des-Sœurs", 'l ile des soeurs'],
    ['St. John’s', 'saint johns'],
    ['Ste-Foy', 'sainte foy'],
    ['  Ft.   Worth ', 'fort worth'],
    ['Straße', 'strasse'],
    ['A\nÉ', 'a\ne'],
  ])('compares %j as %j', (text, folded) => {
    expect(foldName(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
      }),
    );
  });
});
