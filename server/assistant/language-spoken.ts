import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Token } from './tokens.ts';

/** Frequent words that belong to one of the three languages only. */
const TELLTALES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the my and need is for with looking someone i we our in of to it wont needs have any this want by'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le je pour une des est dans avec mon ma mes besoin cherche du sur qui les au et j l d pas ce notre faire chez'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el para una los necesito busco mi con por las del que y alguien se quiero al lo en mis hay como'.split(
      ' ',
    ),
  ),
};
const CLEAR_LEAD = 2;

/** The language a message is written in: the reader's own unless another one clearly shows. */
export function languageSpoken(tokens: readonly Token[], reading: Language): Language {
  const votes = (language: Language) =>
    tokens.filter((token) => TELLTALES[language].has(token.word)).length;
  const own = votes(reading);
  const others = LANGUAGES.filter((language) => votes(language) >= own + CLEAR_LEAD);
  return others.toSorted((a, b) => votes(b) - votes(a))[0] ?? reading;
}
