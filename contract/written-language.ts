import type { Language, UnderstoodLanguage } from './language.ts';
import { furtherLanguage } from './language-facts.ts';

/** In which direction a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return furtherLanguage(language)?.direction ?? 'ltr';
}

/** The BCP 47 tag for numbers and dates: that of a further language, or of these for the understood. */
export function localeIn<Locale extends string>(
  own: Readonly<Record<UnderstoodLanguage, Locale>>,
  language: Language,
): string {
  return furtherLanguage(language)?.locale ?? own[language as UnderstoodLanguage];
}
