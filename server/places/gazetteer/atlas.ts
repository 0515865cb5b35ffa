import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { ALL_DISTRICTS } from '#server/places/districts/all-districts.ts';
import type { District } from '#server/places/districts/district.ts';
import { foldName } from '#server/places/names/fold.ts';
import { unpackCities, type CityColumns } from './packing.ts';
import { KNOWN_NAMES, type KnownName } from '#server/places/names/known-names.ts';
import { indexNames, type NameIndex } from '#server/places/names/name-index.ts';

const GAZETTEER = new URL('./cities.generated.br', import.meta.url);

/** A district, or a town an operator imported. */
export interface KnownDistrict {
  key: string;
  /** Number of the city it lies in; of an imported town, of the one it lies next to. */
  city: number;
  district: District;
  /** The imported town it lies in, in place of that city; of a town itself. */
  town?: District | undefined;
  isImported?: true;
}

/** A place an operator imported; its city by its GeoNames id. */
export interface ImportedEntry extends Omit<KnownDistrict, 'city'> {
  nearCity: number;
}

/**
 * All known places, by index: first the cities of the gazetteer in order, then our districts, then
 * what was imported. An index is valid as long as the process, that of an imported place until the
 * next import; stored and sent is the key (see `spot.ts`).
 */
export interface Atlas {
  cities: CityColumns;
  districts: KnownDistrict[];
  /** The number of the first district. */
  firstDistrict: number;
  knownNames: Map<number, KnownName>;
  index: NameIndex;
}

let loaded: Atlas | undefined;
let imported: readonly ImportedEntry[] = [];

/** The atlas, loaded lazily (about a tenth of a second). */
export function atlas(): Atlas {
  loaded ??= load(unpackCities(brotliDecompressSync(readFileSync(GAZETTEER)).toString()));
  return loaded;
}

/**
 * Replaces the imported places: another atlas, so what is derived from one is kept beside it. A
 * process serves one database.
 */
export function setImported(entries: readonly ImportedEntry[]): void {
  if (entries.length === 0 && imported.length === 0) return;
  imported = entries;
  loaded &&= load(loaded.cities);
}

export function hasImports(): boolean {
  return imported.length > 0;
}

/** Country and first-level region code of a city. */
export function areaOf({ areas, area }: CityColumns, city: number): [string, string] {
  const itsArea = areas[area[city]!]!;
  return [itsArea.slice(0, 2), itsArea.slice(3)];
}

function load(cities: CityColumns): Atlas {
  const numbers = numbersOfOurCities(cities);
  const numberOf = (country: string, city: string) => numbers.get(`${country}.${city}`) ?? -1;
  const knownNames = new Map(
    KNOWN_NAMES.map((known) => [numberOf(known.country, known.city), known] as const),
  );
  const ours = ALL_DISTRICTS.flatMap(({ slug, country, city, districts: itsDistricts }) =>
    itsDistricts.map((district) => ({
      key: `${slug}/${foldName(district.name).replaceAll(' ', '-')}`,
      city: numberOf(country, city),
      district,
    })),
  );
  const districts = [...ours, ...importedInto(cities)];
  const firstDistrict = cities.count;
  const index = indexAll(cities, [
    ...[...knownNames].flatMap(([city, known]) => namesOf(city, known)),
    ...districts.flatMap(({ district }, number) => namesOf(firstDistrict + number, district)),
  ]);
  return { cities, districts, firstDistrict, knownNames, index };
}

/** The imported places; the gazetteer of a later release may lack the city next to one. */
function importedInto(cities: CityColumns): KnownDistrict[] {
  if (imported.length === 0) return [];
  const numbers = new Map(Array.from(cities.ids, (id, number) => [id, number]));
  return imported.flatMap(({ nearCity, ...entry }) => {
    const city = numbers.get(nearCity);
    return city === undefined ? [] : [{ ...entry, city, isImported: true as const }];
  });
}

/** The most populous city of each name that our lists mention, by `CC.name`. */
function numbersOfOurCities(cities: CityColumns): Map<string, number> {
  const wanted = new Set([...KNOWN_NAMES, ...ALL_DISTRICTS].map(({ city }) => city));
  const numbers = new Map<string, number>();
  cities.names.forEach((name, city) => {
    if (!wanted.has(name)) return;
    const key = `${areaOf(cities, city)[0]}.${name}`;
    const other = numbers.get(key);
    if (other === undefined || cities.population[city]! > cities.population[other]!) {
      numbers.set(key, city);
    }
  });
  return numbers;
}

interface OwnedName {
  name: string;
  owner: number;
}

function namesOf(
  owner: number,
  { name, names, also }: { name?: string; names: object; also: readonly string[] },
): OwnedName[] {
  const all: string[] = [name ?? '', ...Object.values(names), ...also].map(foldName);
  return [...new Set(all)].filter(Boolean).map((folded) => ({ name: folded, owner }));
}

function indexAll(cities: CityColumns, added: readonly OwnedName[]): NameIndex {
  const owners = new Int32Array(cities.count + added.length);
  for (let line = 0; line < owners.length; line++) {
    owners[line] = line < cities.count ? line : added[line - cities.count]!.owner;
  }
  const text = [foldName(cities.names.join('\n')), ...added.map(({ name }) => name)].join('\n');
  return indexNames(text, owners);
}
