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
