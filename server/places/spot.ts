import { areaOf, atlas, type KnownDistrict } from './gazetteer/atlas.ts';
import type { District } from './districts/district.ts';
import type { Point } from './distance.ts';
import { postalAreaByKey, type PostalArea } from './postal/postal-areas.ts';

/** A place on the map: a city, one of its districts, or the area of a postal code. */
export interface Spot extends Point {
  /** Stable and unique: stored in requests and carried by place ids. */
  key: string;
  kind: 'city' | 'neighbourhood' | 'postal';
  /** Number of the city in the atlas. */
  city: number;
  country: string;
  region: string;
  population: number;
  district?: District;
  /** The imported town it is, or lies in, in place of `city`. */
  town?: District | undefined;
  /** Whether the coordinates are those of a district or postal area rather than of a whole city. */
  exact: boolean;
}

/** The place of an index in the atlas. */
export function spotOf(number: number): Spot {
  const { cities, districts, firstDistrict } = atlas();
  const found = districts[number - firstDistrict];
  const city = found ? found.city : number;
  const [country, region] = areaOf(cities, city);
  const common = { city, country, region };
  if (found) return spotOfDistrict(found, common);
  return {
    key: `c${cities.ids[city]}`,
    kind: 'city',
    ...common,
    lat: cities.lat[city]!,
    lon: cities.lon[city]!,
    population: cities.population[city]!,
    exact: false,
  };
}

/** The town a place lies in. */
export function spotOfTown({ city, town }: Spot): Spot {
  const { districts, firstDistrict } = atlas();
  const at = town ? districts.findIndex(({ district }) => district === town) : -1;
  return spotOf(at < 0 ? city : firstDistrict + at);
}

function spotOfDistrict(
  { key, district, town }: KnownDistrict,
  common: Pick<Spot, 'city' | 'country' | 'region'>,
): Spot {
  const { lat, lon, people } = district;
  const place = { key: `d${key}`, ...common, lat, lon, population: people };
  if (town === district) return { ...place, kind: 'city', town, exact: false };
  return { ...place, kind: 'neighbourhood', district, ...(town && { town }), exact: true };
}

/** The area of a postal code as a place; codes known only by their first letters are not exact. */
export function spotOfPostalArea(area: PostalArea): Spot {
  const within = spotOf(area.place);
  return {
    ...within,
    key: `p${area.country}-${area.prefix}`,
    kind: 'postal',
    lat: area.lat ?? within.lat,
    lon: area.lon ?? within.lon,
    exact: area.exact,
  };
}

/** The place of a key, or null when there is none. */
export function spotByKey(key: string): Spot | null {
  const { cities, districts, firstDistrict } = atlas();
  const rest = key.slice(1);
  if (key.startsWith('c')) {
    const city = cities.ids.indexOf(Number(rest));
    return city < 0 ? null : spotOf(city);
  }
  if (key.startsWith('d')) {
    const district = districts.findIndex((entry) => entry.key === rest);
    return district < 0 ? null : spotOf(firstDistrict + district);
  }
  const area = key.startsWith('p') ? postalAreaByKey(rest) : null;
  return area ? spotOfPostalArea(area) : null;
}
