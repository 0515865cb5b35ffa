import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FRENCH = globSync([
  'web/locales/fr/**/*.ts',
  'server/**/texts/fr.ts',
  'server/**/texts/fr/*.ts',
  'server/**/texts/*-fr.ts',
  'server/directory/trades/fr.ts',
  'server/site/built-in/fr.ts',
]);

/** Shell commands and HTML. */
const COMMAND = /--(map|source) |="/;

/** The texts of a file: its string literals, without placeholders. */
function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(
    /^import .*$|\/\*\*[\s\S]*?\*\/|\/\/.*$/gm,
    '',
  );
  const found = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g);
  return [...found].map(([, one, other]) =>
    (one ?? other ?? '').replaceAll(/\$\{[^}]*\}/g, '…').replaceAll('\\u00a0', '\u00a0'),
  );
}

test('there are French texts to check', () => {
  expect(FRENCH.length).toBeGreaterThan(60);
});

test.each(FRENCH)('%s uses French quotation marks, with non-breaking spaces', (file) => {
  const texts = textsOf(file);
  expect(texts.filter((text) => /[“”"]/.test(text) && !COMMAND.test(text))).toEqual([]);
  expect(texts.filter((text) => /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/.test(text))).toEqual([]);
});

test.each(FRENCH)('%s uses typographic apostrophes', (file) => {
  const straight = /\p{L}\\?'(?!\{)\p{L}/u;
  expect(textsOf(file).filter((text) => straight.test(text))).toEqual([]);
});
