import { LANGUAGES, type Language } from '#contract/language.ts';
import { localeIn } from '#contract/written-language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import { atlas } from './gazetteer/atlas.ts';
import { ALL_REGIONS } from './regions/all-regions.ts';
import type { District } from './districts/district.ts';
import type { Spot } from './spot.ts';

const LOCALES = { en: 'en', fr: 'fr-CA', es: 'es-MX' };
const COUNTRY_NAMES = new Map(
  LANGUAGES.map((language) => [
    language,
    new Intl.DisplayNames(localeIn(LOCALES, language), { type: 'region' }),
  ]),
);
const REGIONS = new Map(ALL_REGIONS.map((region) => [`${region.country}.${region.code}`, region]));
/**
 * Countries whose cities may be written with a region of the same name: New York, New York; Québec,
 * Québec.
 */
const REPEATS_NAMES = new Set(['CA', 'US']);

/** The parts of a place's name in the reader's language; '' where there is none. */
export interface Wording {
  neighbourhood: string;
  city: string;
  region: string;
  country: string;
}

/** The parts of a place's name in a language. */
export function wordingOf(spot: Spot, language: Language): Wording {
  const { district, town } = spot;
  return {
    neighbourhood: district ? nameIn(district, language) : '',
    city: town ? nameIn(town, language) : cityName(spot.city, language),
    region: regionName(spot.country, spot.region, language),
    country: countryName(spot.country, language),
  };
}

/** "City, Region": never the street or the neighbourhood. */
export function areaText(spot: Spot, language: Language): string {
  const { city, region, country } = wordingOf(spot, language);
  return unrepeated([city, region || country], spot.country);
}

/**
 * "Neighbourhood, City, Region, Country", without empty and repeated parts; a postal code follows
 * the region, as on a letter.
 */
export function fullText(spot: Spot, language: Language, postalCode = ''): string {
  const { neighbourhood, city, region, country } = wordingOf(spot, language);
  const parts = unrepeated([neighbourhood, city, region], spot.country);
  return [[parts, postalCode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
}

/** The usual abbreviation of a region (QC, CA …), else its name. */
export function regionShortName(spot: Spot, language: Language): string {
  const abbreviation = REGIONS.get(`${spot.country}.${spot.region}`)?.also[1] ?? '';
  return abbreviation.length === 2
    ? abbreviation.toUpperCase()
    : regionName(spot.country, spot.region, language);
}

/** The names asked for before, by language and code: Intl takes longer than all else of a wording. */
const knownCountries = new Map<string, string>();

/** A country's name in a language, by its two-letter code. */
export function countryName(code: string, language: Language): string {
  const key = `${language} ${code}`;
  let name = knownCountries.get(key);
  if (name === undefined) {
    name = COUNTRY_NAMES.get(language)?.of(code) ?? code;
    knownCountries.set(key, name);
  }
  return name;
}

function nameIn({ names, name }: District, language: Language): string {
  return names[understoodIn(language)] ?? name;
}

function cityName(city: number, language: Language): string {
  const { knownNames, cities } = atlas();
  return knownNames.get(city)?.names[understoodIn(language)] ?? cities.names[city] ?? '';
}

function regionName(country: string, code: string, language: Language): string {
  return REGIONS.get(`${country}.${code}`)?.names[understoodIn(language)] ?? '';
}

function unrepeated(parts: readonly string[], country: string): string {
  return parts
    .filter((part, at) => part && (REPEATS_NAMES.has(country) || part !== parts[at - 1]))
    .join(', ');
}
