import { expect, test } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { readUtterances } from '#intake/dialogues/read-sets.ts';
import { turnPhrases as en } from '../turn/phrases/en.ts';
import { turnPhrases as es } from '../turn/phrases/es.ts';
import { turnPhrases as fr } from '../turn/phrases/fr.ts';
import { fold } from './fold.ts';
import { alternativesOf, lazily } from './lazy-pattern.ts';

test('a pattern is divided at strokes outside of its groups and classes', () => {
  expect(alternativesOf('a(?:b|c(?:d|e))|[|)]x|\\||f')).toEqual([
    'a(?:b|c(?:d|e))',
    '[|)]x',
    '\\|',
    'f',
  ]);
});

test('of several alternatives the earliest match counts, of equal ones the first', () => {
  const found = (pattern: RegExp, text: string) => {
    const match = lazily(pattern).exec(text);
    return match && [match.index, match[0]];
  };
  expect(found(/later|now|no/, 'or now or later')).toEqual([3, 'now']);
  expect(found(/no|now/, 'or now')).toEqual([3, 'no']);
  expect(found(/later|now/, 'or never')).toBeNull();
});

test('utterances match as they do by the whole pattern', () => {
  const said = UNDERSTOOD_LANGUAGES.flatMap((language) => readUtterances(language, 'train')).map(
    ({ words }) => fold(words),
  );
  const patterns = [en, es, fr].flatMap(({ questions, changes, ...others }) => [
    ...questions.map(([, pattern]) => pattern),
    ...changes,
    ...Object.values(others),
  ]);
  const placeOf = (match: RegExpExecArray | null) => match && [match.index, match[0]];
  for (const pattern of patterns) {
    const lazy = lazily(pattern);
    for (const text of said) expect(placeOf(lazy.exec(text))).toEqual(placeOf(pattern.exec(text)));
  }
});
