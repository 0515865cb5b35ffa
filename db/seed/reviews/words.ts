import type { UnderstoodLanguage } from '#contract/language.ts';
import { ANSWERS_EN, PLUMBING_EN, REVIEWS_EN } from './en.ts';
import { ANSWERS_ES, PLUMBING_ES, REVIEWS_ES } from './es.ts';
import { ANSWERS_FR, PLUMBING_FR, REVIEWS_FR } from './fr.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Reviews of any trade, by stars. */
export const REVIEW_WORDS: Record<UnderstoodLanguage, Record<Stars, readonly string[]>> = {
  en: REVIEWS_EN,
  fr: REVIEWS_FR,
  es: REVIEWS_ES,
};

/** Reviews by happy customers of a plumber. */
export const PLUMBING_WORDS: Record<UnderstoodLanguage, readonly string[]> = {
  en: PLUMBING_EN,
  fr: PLUMBING_FR,
  es: PLUMBING_ES,
};

/** Answers of professionals to happy and to other customers. */
export const ANSWER_WORDS: Record<
  UnderstoodLanguage,
  { happy: readonly string[]; unhappy: readonly string[] }
> = { en: ANSWERS_EN, fr: ANSWERS_FR, es: ANSWERS_ES };
