import { inEach } from '#contract/in-each.ts';
import type { Language } from '#contract/language.ts';
import { furtherLanguage } from '#contract/language-facts.ts';
import { localeIn } from '#contract/written-language.ts';

/** The BCP 47 tags that the public pages form numbers, dates and names with. */
export const LOCALES = inEach((language) =>
  localeIn({ en: 'en', fr: 'fr-CA', es: 'es-419' }, language),
);

const COUNTRIES = { en: 'en-US', fr: 'fr-CA', es: 'es-MX' } as const;

/** The same with a country, which names of time zones and cards of other sites depend on. */
export const LOCALES_OF_COUNTRIES = inEach((language) => {
  const { language: code, region } = new Intl.Locale(localeIn(COUNTRIES, language)).maximize();
  return region ? `${code}-${region}` : code;
});

/** How a page says what it is in: that of a further language has no manner of writing numbers. */
export function tagOf(language: Language): string {
  return furtherLanguage(language)?.code ?? LOCALES[language];
}
