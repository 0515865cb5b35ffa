import { expect, test } from 'vitest';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { readLabelled, SETS } from '#intake/evaluation/labelled.ts';
import { timingPhrases as en } from '#server/assistant/timing/urgency-phrases/en.ts';
import { timingPhrases as es } from '#server/assistant/timing/urgency-phrases/es.ts';
import { timingPhrases as fr } from '#server/assistant/timing/urgency-phrases/fr.ts';
import { fold } from './fold.ts';
import { neededPieces } from './needed-pieces.ts';

const PHRASES = { en, es, fr };

test.each([
  ['the longest that must be there', /\bno rush at? all\b/, ['no rush a']],
  ['one of each alternative', /\b(?:soon|this week)\b|tomorrow/, ['soon', 'this week', 'tomorrow']],
  ['nothing of what may be missing', /(?:very )?(?:late )*x{0,2}urgent(?:ly)?/, ['urgent']],
  ['nothing of what is only looked at', /(?<!since )may(?= the| of)(?! be)/, ['may']],
  ['nothing of signs and classes', /[abc]+\d\.\u00e9\x41?\p{Script=Latin}soon/u, ['soon']],
  ['nothing where an alternative has none', /today|\d+/, null],
])('%s', (_, pattern, pieces) => expect(neededPieces(pattern)).toEqual(pieces));

test.each(UNDERSTOOD_LANGUAGES)(
  'no message has a time without the required pieces of its pattern in %s',
  (language) => {
    const patterns = Object.values(PHRASES[language]).flat();
    const missed = messages(language).filter((text) =>
      patterns.some((pattern) => pattern.test(text) && !holds(text, neededPieces(pattern))),
    );
    expect(missed).toEqual([]);
  },
);

function messages(language: UnderstoodLanguage): string[] {
  return SETS.flatMap((set) => readLabelled(set, language)).map(({ text }) => fold(text));
}

function holds(text: string, pieces: readonly string[] | null): boolean {
  return pieces === null || pieces.some((piece) => text.includes(piece));
}
