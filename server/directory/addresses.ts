import { inEach } from '#contract/in-each.ts';
import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { describeCity } from '#server/places/places.ts';
import { tradeSlug } from './trades/trades.ts';

/** One page in each language, and the address for readers of other languages. */
export type Addresses = Readonly<Record<Language | 'otherwise', string>>;

/** `publicPath` is that of the profile; without a language it redirects to the reader's. */
export function profileAddresses(publicPath: string): Addresses {
  return addressesOf((language) => `/${language}${publicPath}`, publicPath);
}

export function everybodyAddresses(otherwise: Language): Addresses {
  return addressesOf((language) => `/${language}/professionals`, `/${otherwise}/professionals`);
}

export function tradeAddresses(profession: Profession, otherwise: Language): Addresses {
  const of = (language: Language) => `/${language}/${tradeSlug(profession, language)}`;
  return addressesOf(of, of(otherwise));
}

/** `city` is its index in the atlas. */
export function cityAddresses(
  profession: Profession,
  city: number,
  otherwise: Language,
): Addresses {
  const of = (language: Language) =>
    `/${language}/${tradeSlug(profession, language)}/${describeCity(city, language).slug}`;
  return addressesOf(of, of(otherwise));
}

/** The app's conversation, started with a trade, to one professional by name. */
export function askPagePath(
  language: Language,
  profession?: Profession,
  professionalId?: string,
): string {
  const query = new URLSearchParams({
    ...(profession && { trade: profession }),
    ...(professionalId && { for: professionalId }),
    lang: language,
  });
  return `/ask?${query.toString()}`;
}

/** The same addresses with a page number; the first page has none. */
export function onPage(addresses: Addresses, page: number): Addresses {
  const of = (address: string) => (page === 1 ? address : `${address}?page=${page}`);
  return addressesOf((language) => of(addresses[language]), of(addresses.otherwise));
}

/** The id at the end of the last path segment; undefined where there is none. */
export function idIn(lastPart: string): string | undefined {
  return /^(?:.{0,200}-)?([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i
    .exec(lastPart)?.[1]
    ?.toLowerCase();
}

/** Parses the page number of a query, 1 where there is none; undefined where it is invalid. */
export function pageNumber(said: string | undefined): number | undefined {
  if (said === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(said) ? Number(said) : undefined;
}

function addressesOf(of: (language: Language) => string, otherwise: string): Addresses {
  return { ...inEach(of), otherwise };
}
