import { atlas } from '../gazetteer/atlas.ts';
import { foldName } from '../names/fold.ts';
import { ownersOf } from '../names/name-index.ts';
import { ONTARIO_PREFIXES } from './ontario.ts';
import { QUEBEC_PREFIXES } from './quebec.ts';
import { WEST_AND_ATLANTIC_PREFIXES } from './west-and-atlantic.ts';
import { FRENCH_PREFIXES } from './france.ts';
import { MEXICAN_PREFIXES } from './mexico.ts';
import { MONTREAL_PREFIXES } from './montreal.ts';
import type { PostalPrefix } from './prefixes.ts';
import { SPANISH_PREFIXES } from './spain.ts';
import { UNITED_STATES_PREFIXES } from './united-states.ts';

/** The area of codes with a common prefix. */
export interface PostalArea {
  country: string;
  prefix: string;
  /** Number of the city or district in the atlas. */
  place: number;
  lat?: number;
  lon?: number;
  /** Whether the prefix names a neighbourhood (a whole Canadian forward sortation area). */
  exact: boolean;
}

const FULL_CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[A-Z]$/;
let byKey: Map<string, PostalArea> | undefined;

/**
 * The candidate areas of a postal code: one for a Canadian code, one per country for five digits.
 */
export function postalAreas(
  code: string,
  countries: readonly string[] = ['US', 'MX', 'ES', 'FR'],
): PostalArea[] {
  const prefix = code.toUpperCase().slice(0, 3);
  if (/^[A-Z]/.test(prefix)) return longestPrefix('CA', prefix);
  return countries.flatMap((country) => longestPrefix(country, prefix));
}

/** The area of a key such as `CA-H2X`, or null. */
export function postalAreaByKey(key: string): PostalArea | null {
  return areas().get(key) ?? null;
}

function longestPrefix(country: string, code: string): PostalArea[] {
  for (let length = code.length; length > 0; length--) {
    const area = areas().get(`${country}-${code.slice(0, length)}`);
    if (area) return [area];
  }
  return [];
}

function areas(): Map<string, PostalArea> {
  byKey ??= new Map(
    [
      ...MONTREAL_PREFIXES,
      ...QUEBEC_PREFIXES,
      ...ONTARIO_PREFIXES,
      ...WEST_AND_ATLANTIC_PREFIXES,
      ...UNITED_STATES_PREFIXES,
      ...MEXICAN_PREFIXES,
      ...SPANISH_PREFIXES,
      ...FRENCH_PREFIXES,
    ].flatMap((prefix) => {
      const area = areaOfPrefix(prefix);
      return area ? [[`${area.country}-${area.prefix}`, area] as const] : [];
    }),
  );
  return byKey;
}

function areaOfPrefix({ country, prefix, place, lat, lon }: PostalPrefix): PostalArea | null {
  const number = placeNamed(country, place);
  if (number === null) return null;
  const at = lat === undefined || lon === undefined ? {} : { lat, lon };
  return { country, prefix, place: number, ...at, exact: FULL_CANADIAN.test(prefix) };
}

/** The number of "City" (the most populous of that name) or "City/District" in a country. */
export function placeNamed(country: string, place: string): number | null {
  const { cities, districts, firstDistrict, index } = atlas();
  const [cityName = '', districtName] = place.split('/');
  const numbers = ownersOf(index, foldName(cityName)).filter(
    (owner) =>
      owner < firstDistrict && cities.areas[cities.area[owner]!]!.startsWith(`${country}.`),
  );
  const city = numbers.toSorted((a, b) => cities.population[b]! - cities.population[a]!)[0];
  if (city === undefined || districtName === undefined) return city ?? null;
  const found = districts.findIndex(
    (entry) => entry.city === city && entry.district.name === districtName,
  );
  return found < 0 ? null : firstDistrict + found;
}
