import type { Language } from '#contract/language.ts';
import { atlas } from './atlas.ts';
import { distanceKm, type Point } from './distance.ts';
import { foldName } from './fold.ts';
import { ownersOf } from './name-index.ts';
import { ALL_REGIONS } from './regions/all-regions.ts';
import { countryName } from './wording.ts';

/** What a typed "QC", "Ontario", "España" or "Montréal" behind a place name restricts it to. */
export interface Surroundings {
  /** Countries and `CC.region` areas. */
  areas: ReadonlySet<string>;
  /** Cities in whose districts or neighbourhood the place may lie. */
  cities: readonly number[];
}

const NEIGHBOURING_KM = 40;
const MAX_NAMESAKES = 5;
const SHORT_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  ca: 'CA',
  us: 'US',
  usa: 'US',
  'u s a': 'US',
  eeuu: 'US',
  'ee uu': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  'gran bretana': 'GB',
  mejico: 'MX',
  can: 'CA',
  mex: 'MX',
  col: 'CO',
  esp: 'ES',
};

let areaNames: Map<string, string[]> | undefined;

/**
 * What a text restricts places to, or null when it names no region, country or city; with `half`
 * the beginning of a region or country name counts too.
 */
export function surroundingsNamed(text: string, half: boolean): Surroundings | null {
  const folded = foldName(text);
  const areas = new Set(namedAreas().get(folded) ?? []);
  if (half && folded) {
    for (const [name, codes] of namedAreas()) {
      if (name.startsWith(folded)) for (const code of codes) areas.add(code);
    }
  }
  const { cities: table, firstDistrict, index } = atlas();
  const cities = ownersOf(index, folded)
    .filter((owner) => owner < firstDistrict)
    .toSorted((a, b) => table.population[b]! - table.population[a]!)
    .slice(0, MAX_NAMESAKES);
  return areas.size > 0 || cities.length > 0 ? { areas, cities } : null;
}

/** Whether a city, or a district of it at `point`, lies in the surroundings. */
export function liesWithin({ areas, cities }: Surroundings, city: number, point: Point): boolean {
  const { cities: table } = atlas();
  const area = table.areas[table.area[city]!]!;
  if (areas.has(area) || areas.has(area.slice(0, 2))) return true;
  return cities.some(
    (other) =>
      other === city ||
      distanceKm(point, { lat: table.lat[other]!, lon: table.lon[other]! }) < NEIGHBOURING_KM,
  );
}

/** Folded names of regions and countries in all languages, each with the areas it may mean. */
export function namedAreas(): ReadonlyMap<string, string[]> {
  areaNames ??= collectNames();
  return areaNames;
}

function collectNames(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, code: string) => {
    const folded = foldName(name);
    const codes = names.get(folded) ?? [];
    if (!codes.includes(code)) names.set(folded, [...codes, code]);
  };
  for (const { country, code, names: itsNames, also } of ALL_REGIONS) {
    for (const name of [...Object.values(itsNames), ...also]) add(name, `${country}.${code}`);
  }
  for (const country of new Set(atlas().cities.areas.map((area) => area.slice(0, 2)))) {
    for (const language of ['en', 'fr', 'es'] satisfies Language[]) {
      add(countryName(country, language), country);
    }
  }
  for (const [name, country] of Object.entries(SHORT_COUNTRY_NAMES)) add(name, country);
  return names;
}
