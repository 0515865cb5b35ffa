import type { UnderstoodLanguage } from '#contract/language.ts';
import { areaOf, atlas } from '#server/places/gazetteer/atlas.ts';
import type { NameList } from '#db/seed/names.ts';

/** A city of the synthetic professionals; coordinates in degrees. */
export interface MassCity {
  name: string;
  country: string;
  lat: number;
  lon: number;
  population: number;
  language: UnderstoodLanguage;
  names: NameList;
}

const SPEECH: Readonly<Record<string, readonly [UnderstoodLanguage, NameList]>> = {
  CA: ['en', 'canada'],
  US: ['en', 'unitedStates'],
  MX: ['es', 'latinAmerica'],
  CO: ['es', 'latinAmerica'],
  ES: ['es', 'spain'],
};

/** The code of Quebec among GeoNames' provinces of Canada. */
const QUEBEC = '10';

/** The most populous cities of our countries, the largest first. */
export function massCities(count: number): MassCity[] {
  const { cities } = atlas();
  return cities.names
    .map((name, city) => ({ name, city, population: cities.population[city] ?? 0 }))
    .filter(({ city }) => areaOf(cities, city)[0] in SPEECH)
    .toSorted((one, other) => other.population - one.population || one.city - other.city)
    .slice(0, count)
    .map(({ name, city, population }) => {
      const [country, region] = areaOf(cities, city);
      const [language, names] =
        country === 'CA' && region === QUEBEC
          ? (['fr', 'quebec'] as const)
          : (SPEECH[country] ?? ['en', 'canada']);
      return {
        name,
        country,
        lat: cities.lat[city] ?? 0,
        lon: cities.lon[city] ?? 0,
        population,
        language,
        names,
      };
    });
}

/** The cumulative shares of a Zipf distribution (rank^-exponent): ascending, the last is 1. */
export function zipfBounds(count: number, exponent: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => (index + 1) ** -exponent);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  return weights.map((weight) => (reached += weight) / total);
}
