import { LRUCache } from 'lru-cache';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { atlas, type Atlas } from '#server/places/gazetteer/atlas.ts';
import { distanceKm, type Point } from '#server/places/distance.ts';
import { foldName } from './fold.ts';
import { ownersOf } from './name-index.ts';
import { ALL_REGIONS } from '#server/places/regions/all-regions.ts';
import { spellings, writtenOut } from './spellings.ts';
import { countryName } from '#server/places/wording.ts';

/**
 * Parts of a region that people write after a town though no address does, each with its region.
 */
const PARTS_OF_REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'CA.10':
      'lac saint jean, saguenay lac saint jean, laurentides, laurentians, lanaudiere, monteregie, estrie, cantons de l est, eastern townships, mauricie, gaspesie, outaouais, beauce, abitibi, abitibi temiscamingue, temiscamingue, charlevoix, cote nord, bas saint laurent, chaudiere appalaches, centre du quebec, rive sud, rive nord, south shore, north shore, west island, ouest de l ile',
    'CA.08': 'gta, greater toronto area, muskoka, niagara, durham region, york region, peel region',
    'GB.ENG':
      'west yorkshire, north yorkshire, south yorkshire, east yorkshire, west midlands, west sussex, east sussex',
    'US.NY': 'long island, upstate new york',
    'US.CA': 'bay area, socal, southern california',
  }).flatMap(([area, parts]) => parts.split(', ').map((part) => [part, area] as const)),
);

/** The restriction by a typed "QC", "Ontario", "España" or "Montréal" after a place name. */
export interface Surroundings {
  /** Countries and `CC.region` areas. */
  areas: ReadonlySet<string>;
  /** Cities in whose districts or neighbourhood the place may lie. */
  cities: readonly number[];
  /** Districts near which the place may be: boroughs have neighbourhoods. */
  districts: readonly Point[];
}

const NEIGHBOURING_KM = 40;
const DISTRICT_KM = 15;
const MAX_NAMESAKES = 5;
/** Imports may have a "Centro" in each town. */
const MAX_DISTRICTS = 20;
const MAX_WORDS = 8;
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
let lastWords: ReadonlySet<string> | undefined;

/** A cache: every reading of a text needs the same ones, and so does every further keystroke. */
const lately = new LRUCache<string, Surroundings[]>({ max: 500 });
let latelyOf: Atlas | undefined;

/** {@link surroundingsIn}, cached. */
export function cachedSurroundings(text: string, half: boolean): Surroundings[] {
  if (latelyOf !== atlas()) {
    lately.clear();
    latelyOf = atlas();
  }
  const key = `${half} ${text}`;
  const known = lately.get(key) ?? surroundingsIn(text, half);
  lately.set(key, known);
  return known;
}

/**
 * Parses a text as surroundings: "Montréal" or "Montréal QC", each part a region, country, city or
 * district; null when a part is none. With `half` the beginning of a region or country name counts
 * too.
 */
function surroundingsIn(text: string, half: boolean): Surroundings[] {
  const whole = surroundingsNamed(text, half);
  if (whole) return [whole];
  const words = text.split(' ');
  // Splitting long texts in every way would be exponential: "baden baden baden …".
  if (words.length > MAX_WORDS) return [];
  for (let count = words.length - 1; count > 0; count--) {
    const first = surroundingsNamed(words.slice(0, count).join(' '), false);
    const others = first && surroundingsIn(words.slice(count).join(' '), half);
    if (others && others.length > 0) return [first, ...others];
  }
  return [];
}

function surroundingsNamed(text: string, half: boolean): Surroundings | null {
  const names = spellings(text);
  const areas = new Set(
    names.flatMap((name) => namedAreas().get(name) ?? PARTS_OF_REGIONS.get(name) ?? []),
  );
  const [typed = ''] = names;
  if (half && typed) {
    for (const [name, codes] of namedAreas()) {
      if (name.startsWith(typed)) for (const code of codes) areas.add(code);
    }
  }
  const { cities: table, districts: known, firstDistrict, index } = atlas();
  const owners = names.flatMap((name) => ownersOf(index, name));
  const cities = owners
    .filter((owner) => owner < firstDistrict)
    .toSorted((a, b) => table.population[b]! - table.population[a]!)
    .slice(0, MAX_NAMESAKES);
  const districts = owners
    .flatMap((owner) => known[owner - firstDistrict]?.district ?? [])
    .toSorted((one, other) => other.people - one.people)
    .slice(0, MAX_DISTRICTS);
  const isKnown = areas.size > 0 || cities.length > 0 || districts.length > 0;
  return isKnown ? { areas, cities, districts } : null;
}

/** Whether a city, or a district of it at `point`, is within the surroundings. */
export function liesWithin(
  { areas, cities, districts }: Surroundings,
  city: number,
  point: Point,
): boolean {
  const { cities: table } = atlas();
  const area = table.areas[table.area[city]!]!;
  if (areas.has(area) || areas.has(area.slice(0, 2))) return true;
  if (districts.some((district) => distanceKm(point, district) < DISTRICT_KM)) return true;
  return cities.some(
    (other) =>
      other === city ||
      distanceKm(point, { lat: table.lat[other]!, lon: table.lon[other]! }) < NEIGHBOURING_KM,
  );
}

/** Whether a folded word, or initial, is the last of some region's or country's name (a cheap filter). */
export function mayEndRegion(word: string): boolean {
  lastWords ??= new Set(
    [...namedAreas().keys(), ...PARTS_OF_REGIONS.keys()].map((name) => name.split(' ').at(-1)!),
  );
  const known = lastWords;
  return word.length === 1 || writtenOut(word).some((form) => known.has(form.split(' ').at(-1)!));
}

/** Folded names of regions and countries in all languages, each with its possible areas. */
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
    for (const language of ['en', 'fr', 'es'] satisfies UnderstoodLanguage[]) {
      add(countryName(country, language), country);
    }
  }
  for (const [name, country] of Object.entries(SHORT_COUNTRY_NAMES)) add(name, country);
  return names;
}
