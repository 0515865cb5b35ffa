import { LANGUAGES, type Language } from '#contract/language.ts';

/** The languages that the site offers: from the page, where it does not offer all of them. */
export function offeredLanguages(): readonly Language[] {
  const said = globalThis.document?.documentElement.dataset['languages']?.split(' ') ?? LANGUAGES;
  return LANGUAGES.filter((language) => (said as readonly string[]).includes(language));
}
