import { LANGUAGES, type Language } from '#contract/language.ts';
import { localeOf } from './language.ts';

/** The language whose formatting locale this is. */
export function languageOfLocale(locale: string): Language {
  return LANGUAGES.find((language) => localeOf(language) === locale) ?? 'en';
}
