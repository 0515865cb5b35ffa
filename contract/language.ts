/** The languages of the product: English, Quebec French, Latin American Spanish. */
export const LANGUAGES = ['en', 'fr', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The languages that one site offers. */
export interface SiteLanguages {
  /** At least one, in the order of `LANGUAGES`. */
  readonly offeredLanguages: readonly Language[];
  /** That of everybody who wants none of them; one of the offered. */
  readonly defaultLanguage: Language;
}

/**
 * The language in which somebody reads a site: the first of those they want (said, stored or preferred,
 * in this order; whatever is no language counts for nothing) that the site offers, else its default.
 */
export function readerLanguage(site: SiteLanguages, ...wanted: readonly unknown[]): Language {
  const { offeredLanguages: offered, defaultLanguage } = site;
  return (wanted as Language[]).find((one) => offered.includes(one)) ?? defaultLanguage;
}
