import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('a folded text is as long as the text, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
    }),
  );
});

test.each([
  ['Évier bouché à Montréal', 'evier bouche a montreal'],
  ['l’eau “coule”… vite', 'l\'eau "coule". vite'],
  ['нужен', 'нужен'],
])('"%s" is folded to "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a picture stays a picture', () => {
  expect(fold('ya 🙏')).toMatch(/ya \p{Extended_Pictographic}/u);
});
