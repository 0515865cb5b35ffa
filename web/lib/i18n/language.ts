import { LANGUAGES, type Language } from '#contract/language.ts';

/** The key under which the reader's choice of language is kept in local storage (documented). */
export const LANGUAGE_KEY = 'preferred-language';
/** The language of the account of whoever was signed in here, as it was last seen. */
export const SAVED_LANGUAGE_KEY = 'saved-language';

const LOCALES = { en: 'en', fr: 'fr-CA', es: 'es-419' } as const;

/** The BCP 47 tags that numbers and dates are formed with. */
export type FormattingLocale = (typeof LOCALES)[Language];

/** The formatting locale of a language: Quebec for fr, Latin America for es. */
export function localeOf(language: Language): FormattingLocale {
  return LOCALES[language];
}

/** Narrows any text to one of the three languages, or undefined. */
export function asLanguage(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** Whether the address had a language when the page was loaded: it holds for the visit. */
export let saidByAddress = false;

/**
 * The language to start in: `lang` of the query (behind the hash before the one in front of it),
 * the stored choice, the first of the browser's languages that we speak, the document's own, English.
 */
export function startLanguage(query: URLSearchParams): Language {
  const said = asLanguage(query.get('lang'));
  saidByAddress = said !== undefined;
  return (
    said ??
    storedLanguage() ??
    browserLanguage() ??
    asLanguage(document.documentElement.lang) ??
    'en'
  );
}

function browserLanguage(): Language | undefined {
  return navigator.languages
    .map((tag) => asLanguage(tag.toLowerCase().split('-')[0]))
    .find(Boolean);
}

/** The stored choice, or undefined where there is none or storage is closed to us. */
export function storedLanguage(key = LANGUAGE_KEY): Language | undefined {
  try {
    return asLanguage(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Keeps the choice for the next visit; without storage it lasts as long as the page. */
export function storeLanguage(language: Language, key = LANGUAGE_KEY): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Private windows of some browsers refuse storage: the address still carries the language.
  }
}
