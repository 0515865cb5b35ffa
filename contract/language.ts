import { FURTHER_LANGUAGES, type FurtherCode } from './further-languages.generated.ts';

/**
 * The languages in which messages are understood, and in which operators write names of trades and words
 * of plans: English, Quebec French, Latin American Spanish.
 */
export const UNDERSTOOD_LANGUAGES = ['en', 'fr', 'es'] as const;

export type UnderstoodLanguage = (typeof UNDERSTOOD_LANGUAGES)[number];

/** A language in which people can read the product: an understood one, or one of a folder of `languages`. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- never without a folder
export type Language = UnderstoodLanguage | FurtherCode;

/** The languages of the product, the understood ones first. */
export const LANGUAGES: readonly Language[] = [
  ...UNDERSTOOD_LANGUAGES,
  ...(Object.keys(FURTHER_LANGUAGES) as FurtherCode[]),
];

/** The languages that one site offers. */
export interface SiteLanguages {
  /** At least one, in the order of `LANGUAGES`. */
  readonly offeredLanguages: readonly Language[];
  /** That of everybody who wants none of them; one of the offered. */
  readonly defaultLanguage: Language;
}
