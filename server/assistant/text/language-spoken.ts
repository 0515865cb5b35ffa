import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import type { Token } from './tokens.ts';

/** Frequent words that belong to one of the three languages only. */
const TELLTALES: Readonly<Record<UnderstoodLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'the my and need is for with looking someone i we our in of to it wont needs have any this want by hello tomorrow'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le je pour une des est dans avec mon ma mes besoin cherche du sur qui les au et j l d pas ce notre faire chez bonjour bonsoir demain svp ca pis'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el para una los necesito busco mi con por las del que y alguien se quiero al lo en mis hay como hola manana'.split(
      ' ',
    ),
  ),
};
const CLEAR_LEAD = 2;
const MIN_FOREIGN_WORDS = 2;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** Detects the language of a message: the reader's own unless another one is clear. */
export function languageSpoken(
  tokens: readonly Token[],
  reading: UnderstoodLanguage,
): UnderstoodLanguage {
  const votes = (language: UnderstoodLanguage) =>
    tokens.filter((token) => TELLTALES[language].has(token.word)).length;
  const own = votes(reading);
  const others = UNDERSTOOD_LANGUAGES.filter((language) => votes(language) >= own + CLEAR_LEAD);
  return others.toSorted((a, b) => votes(b) - votes(a))[0] ?? reading;
}

/** Whether a message is clearly in none of the three languages, whatever its script. */
export function speaksNoneOfOurs(tokens: readonly Token[]): boolean {
  const words = tokens.map((token) => token.word);
  const letters = words.join('');
  const all = letters.match(LETTER)?.length ?? 0;
  const latin = letters.match(LATIN_LETTER)?.length ?? 0;
  if (latin * 2 < all) return true;
  const ours = words.filter(isOurs);
  const others = words.filter((word) => !isOurs(word));
  return FOREIGN_WORDS.some((foreign) => {
    const theirs = others.filter((word) => foreign.has(word));
    const onlyOurs = ours.filter((word) => !foreign.has(word));
    return new Set(theirs).size >= MIN_FOREIGN_WORDS && theirs.length > onlyOurs.length;
  });
}

function isOurs(word: string): boolean {
  return UNDERSTOOD_LANGUAGES.some(
    (language) => FUNCTION_WORDS[language].has(word) || TELLTALES[language].has(word),
  );
}
