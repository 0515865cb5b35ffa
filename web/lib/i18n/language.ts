import type { Language, UnderstoodLanguage } from '#contract/language.ts';
import { furtherLanguage } from '#contract/language-facts.ts';
import { offeredLanguages } from './offered-languages.ts';

/** The local storage key of the reader's choice of language (documented). */
export const LANGUAGE_KEY = 'preferred-language';
/** The storage key of the account language of the last signed-in person. */
export const SAVED_LANGUAGE_KEY = 'saved-language';

const LOCALES = { en: 'en', fr: 'fr-CA', es: 'es-419' };

/** The BCP 47 tag that numbers and dates are formed with: Quebec for fr, Latin America for es. */
export function localeOf(language: Language): string {
  return furtherLanguage(language)?.locale ?? LOCALES[language as UnderstoodLanguage];
}

/** Says on the page in which language it is, and in which direction that is written. */
export function declareLanguage(language: Language): void {
  const dir = furtherLanguage(language)?.direction ?? '';
  Object.assign(document.documentElement, { lang: language, dir });
}

/** Parses a text as one of the languages that the site offers, or undefined. */
export function asLanguage(text: string | null | undefined): Language | undefined {
  return offeredLanguages().find((language) => language === text);
}

/** Whether the address had a language when the page was loaded: it applies to the visit. */
export let saidByAddress = false;

/**
 * The language to start in, one that the site offers: `lang` of the query (behind the hash before the one
 * in front of it), the stored choice, the browser's first one, the document's own.
 */
export function startLanguage(query: URLSearchParams): Language {
  const said = asLanguage(query.get('lang'));
  saidByAddress = !!said;
  const browser = navigator.languages.flatMap((tag) => [tag, tag.toLowerCase().split('-')[0]]);
  const wanted = [said, storedLanguage(), ...browser, document.documentElement.lang];
  // A page that was stored, as by a service worker, may be in a language that is gone.
  return wanted.map(asLanguage).find(Boolean) ?? offeredLanguages()[0]!;
}

/** The stored choice, or undefined without one or without storage. */
export function storedLanguage(key = LANGUAGE_KEY): Language | undefined {
  try {
    return asLanguage(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Stores the choice for the next visit; without storage it lasts as long as the page. */
export function storeLanguage(language: Language, key = LANGUAGE_KEY): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Private windows of some browsers refuse storage: the address still has the language.
  }
}
