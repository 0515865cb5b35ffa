import type { Language } from '#contract/language.ts';
import { directionOf } from '#contract/written-language.ts';
import { markup, type Html } from './html.ts';

/** The attributes of a page's root that say its language, and its direction where that is from right to left. */
export function languageAttributes(language: Language, tag: string = language): Html {
  return directionOf(language) === 'rtl' ? markup`lang="${tag}" dir="rtl"` : markup`lang="${tag}"`;
}
