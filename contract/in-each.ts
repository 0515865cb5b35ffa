import { LANGUAGES, type Language, type UnderstoodLanguage } from './language.ts';

/** What is so of each language. */
export function inEach<Value>(of: (language: Language) => Value): Record<Language, Value> {
  const each = LANGUAGES.map((language) => [language, of(language)] as const);
  return Object.fromEntries(each) as Record<Language, Value>;
}

/** What is so of each understood language. */
export function inEachUnderstood<Value>(
  of: (language: UnderstoodLanguage) => Value,
): Record<UnderstoodLanguage, Value> {
  return { en: of('en'), fr: of('fr'), es: of('es') };
}
