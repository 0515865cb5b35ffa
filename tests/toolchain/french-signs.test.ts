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

/** What is typed into a shell, or is HTML. */
const COMMAND = /--(map|source) |="/;

/** The texts of a file: what stands between quotation marks of the program, without its placeholders. */
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

test('there are texts in French to look at', () => {
  expect(FRENCH.length).toBeGreaterThan(60);
});

test.each(FRENCH)('%s quotes as French does, with spaces that do not break', (file) => {
  const texts = textsOf(file);
  expect(texts.filter((text) => /[“”"]/.test(text) && !COMMAND.test(text))).toEqual([]);
  expect(texts.filter((text) => /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/.test(text))).toEqual([]);
});

test.each(FRENCH)('%s has the apostrophe of print', (file) => {
  const straight = /\p{L}\\?'(?!\{)\p{L}/u;
  expect(textsOf(file).filter((text) => straight.test(text))).toEqual([]);
});
