/** The languages of the product: English, Quebec French, Latin American Spanish. English is the default. */
export const LANGUAGES = ['en', 'fr', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];
