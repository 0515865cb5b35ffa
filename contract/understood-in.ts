import { UNDERSTOOD_LANGUAGES, type Language, type UnderstoodLanguage } from './language.ts';
import { furtherLanguage } from './language-facts.ts';

/**
 * The understood language for a reader: their own, or that which the folder of their own names; English for
 * a language that is gone.
 */
export function understoodIn(language: Language): UnderstoodLanguage {
  const understood = UNDERSTOOD_LANGUAGES.find((one) => one === language);
  return understood ?? furtherLanguage(language)?.fallback ?? 'en';
}
