import type { UnderstoodLanguage } from '#contract/language.ts';

/** A borough or neighbourhood of a city. */
export interface District {
  name: string;
  lat: number;
  lon: number;
  /** Its name in a language that has another one. */
  names: Readonly<Partial<Record<UnderstoodLanguage, string>>>;
  /** Other names and short forms people use. */
  also: readonly string[];
  /** Inhabitants in round figures; only the ranking reads it. */
  people: number;
}

export interface CityDistricts {
  /** Part of every place id: never change it. */
  slug: string;
  country: string;
  /** The city's name as in the gazetteer. */
  city: string;
  districts: readonly District[];
}

/**
 * Parses the districts of one city, one per line: `name|latitude|longitude|also, …|people in
 * thousands|en|fr|es`; an empty population is 30 thousand.
 */
export function districtsOf(
  slug: string,
  country: string,
  city: string,
  table: string,
): CityDistricts {
  const districts = table
    .trim()
    .split('\n')
    .map((line) => district(line.split('|').map((cell) => cell.trim())));
  return { slug, country, city, districts };
}

function district([name = '', lat, lon, also = '', people, en, fr, es]: string[]): District {
  return {
    name,
    lat: Number(lat),
    lon: Number(lon),
    names: { ...(en && { en }), ...(fr && { fr }), ...(es && { es }) },
    also: also
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    people: 1000 * Number(people || 30),
  };
}
