import type { Language, SiteLanguages } from './language.ts';

/**
 * The language in which somebody reads a site: the first of those they want (said, stored or preferred,
 * in this order; whatever is no language counts for nothing) that the site offers, else its default.
 */
export function readerLanguage(site: SiteLanguages, ...wanted: readonly unknown[]): Language {
  const { offeredLanguages: offered, defaultLanguage } = site;
  return (wanted as Language[]).find((one) => offered.includes(one)) ?? defaultLanguage;
}
