import type { FurtherLanguage } from './further-language.ts';
import { FURTHER_LANGUAGES } from './further-languages.generated.ts';
import type { Language, UnderstoodLanguage } from './language.ts';

const NAMES = { en: 'English', fr: 'Français (Québec)', es: 'Español' };

/** A language by the name that its speakers look for. */
export function ownName(language: Language): string {
  return furtherLanguage(language)?.name ?? NAMES[language as UnderstoodLanguage];
}

/** What the folder of a language says of it; undefined for an understood one. */
export function furtherLanguage(language: Language): FurtherLanguage | undefined {
  return (FURTHER_LANGUAGES as Partial<Record<Language, FurtherLanguage>>)[language];
}
