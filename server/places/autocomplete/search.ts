import type { Language } from '#contract/language.ts';
import { atlas } from '#server/places/gazetteer/atlas.ts';
import { distanceKm, type Point } from '#server/places/distance.ts';
import {
  visitBeginnings,
  visitTypos,
  visitWords,
  type Closeness,
} from '#server/places/names/name-index.ts';
import {
  closenessPoints,
  homePoints,
  nearPoints,
  populationPoints,
  surroundingPoints,
} from './ranking.ts';
import { anchorsOf, type PlaceContext } from '#server/places/place-context.ts';
import type { Reading } from './typed-address.ts';
import { isKindOfPlace, spellings } from '#server/places/names/spellings.ts';
import {
  cachedSurroundings,
  liesWithin,
  type Surroundings,
} from '#server/places/names/surroundings.ts';

export interface Reader {
  language: Language;
  near?: Point | undefined;
  context?: PlaceContext | undefined;
  /** Searches no typos: a street without a town is like a great many names. */
  asWritten?: boolean;
}

/** The work budget of one text: bounds the cost of an answer. */
export interface Effort {
  left: number;
}

/**
 * "san", the beginning of most names, takes two thirds of it, an ordinary address a tenth; counted
 * in candidates and comparisons.
 */
export const MAX_EFFORT = 20_000;

/** A place that matches a typed name. */
export interface Found {
  /** Number in the atlas. */
  place: number;
  closeness: Closeness | 'none';
  points: number;
  /** Whether it lies outside the region, country or city that was typed. */
  isOutside: boolean;
}

const MIN_TYPO_LENGTH = 5;
const MIN_BEGINNING_OF_CUT = 3;
const ENOUGH = 5;
const KEPT = 40;
/** Beyond this many surroundings further ones would exclude everything. */
const MAX_SURROUNDINGS = 8;
const DEFAULT_POPULATION = 150_000;

/**
 * The places whose name equals or starts with the place of a reading, best first. Where nothing
 * matches, one typo and later words of names are accepted. A reading split at no known region,
 * country or city finds nothing, nor does one after the budget is spent.
 */
export function findPlaces(
  reading: Reading,
  reader: Reader,
  { isForgiving, effort }: { isForgiving: boolean; effort: Effort },
): Found[] {
  if (effort.left <= 0) return [];
  const { place, within, isCut } = reading;
  const known = within.map((text, at) => cachedSurroundings(text, at === within.length - 1));
  if (isCut && (known[0]?.length === 0 || isKindOfPlace(place))) return [];
  const wanted = { names: spellings(place), isCut, isForgiving, effort };
  const found = collect(wanted, known.flat().slice(0, MAX_SURROUNDINGS), reader);
  const inside = [...found.values()].filter(isInside);
  return best(isCut || inside.length > 0 ? inside : [...found.values()]);
}

function isInside({ isOutside }: Found): boolean {
  return !isOutside;
}

/** The most likely cities of a street without one. */
export function likelyCities(reader: Reader): Found[] {
  if (reader.near) return rankCities(reader);
  const known = ranked.get(reader.context ?? ANYWHERE) ?? new Map<Language, Found[]>();
  ranked.set(reader.context ?? ANYWHERE, known);
  const found = known.get(reader.language) ?? rankCities(reader);
  known.set(reader.language, found);
  return found;
}

const ANYWHERE = {};
/** One message is asked about many times, in one context. */
const ranked = new WeakMap<object, Map<Language, Found[]>>();

function rankCities(reader: Reader): Found[] {
  const served = reader.context?.served.map(({ city }) => city) ?? [];
  return best(
    [...new Set([...served, ...largeCities()])].map((place) => {
      const points = standing(place, reader) + closenessPoints('none', 0, 0);
      return { place, closeness: 'none', points, isOutside: false };
    }),
  );
}

let large: number[] | undefined;

function largeCities(): number[] {
  const { cities } = atlas();
  large ??= Array.from(cities.population.keys()).filter(
    (city) => cities.population[city]! >= DEFAULT_POPULATION,
  );
  return large;
}

interface Wanted {
  names: readonly string[];
  isCut: boolean;
  isForgiving: boolean;
  effort: Effort;
}

/** The places that match one of the names, by index. */
function collect(
  { names, isCut, isForgiving, effort }: Wanted,
  restrictions: readonly Surroundings[],
  reader: Reader,
): Map<number, Found> {
  const { index } = atlas();
  const cost = costOf(restrictions);
  const found = new Map<number, Found>();
  let insideCount = 0;
  const visitorFor =
    (name: string) =>
    (place: number, closeness: Closeness, length: number): void => {
      effort.left -= cost;
      if (effort.left <= 0) return;
      if (isCut && closeness === 'beginning' && name.length < MIN_BEGINNING_OF_CUT) return;
      const inside = restrictions.filter((surroundings) => liesIn(surroundings, place)).length;
      const isOutside = inside < restrictions.length;
      const points =
        standing(place, reader) +
        closenessPoints(closeness, name.length, length) +
        surroundingPoints(inside);
      if (!isOutside) insideCount++;
      const known = found.get(place);
      if (!known || known.points < points)
        found.set(place, { place, closeness, points, isOutside });
    };
  for (const name of names) visitBeginnings(index, name, visitorFor(name));
  const [typed = ''] = names;
  if (isForgiving && insideCount === 0 && typed.length >= MIN_TYPO_LENGTH) {
    visitTypos(index, typed, visitorFor(typed));
  }
  const isFew = isCut ? insideCount === 0 : found.size < ENOUGH;
  const isWorthwhile = isForgiving || (!isCut && insideCount > 0);
  if (isFew && isWorthwhile && typed.length >= MIN_TYPO_LENGTH - 1) {
    for (const name of names) visitWords(index, name, visitorFor(name));
  }
  return found;
}

/** The cost of one candidate, compared with all its restrictions. */
function costOf(restrictions: readonly Surroundings[]): number {
  return restrictions.reduce(
    (sum, { cities, districts }) => sum + cities.length + districts.length,
    2,
  );
}

function standing(place: number, { language, near, context }: Reader): number {
  const { cities, districts, firstDistrict } = atlas();
  const district = districts[place - firstDistrict];
  const city = district ? district.city : place;
  const population = district ? district.district.people : cities.population[place]!;
  const home = homePoints(cities.areas[cities.area[city]!]!, language, context);
  const anchors = near ? [near] : context ? anchorsOf(context) : [];
  const km = anchors.map((anchor) => distanceKm(anchor, pointOf(place)));
  return populationPoints(population) + home + nearPoints(Math.min(...km));
}

function liesIn(surroundings: Surroundings, place: number): boolean {
  const { districts, firstDistrict } = atlas();
  return liesWithin(surroundings, districts[place - firstDistrict]?.city ?? place, pointOf(place));
}

function pointOf(place: number): Point {
  const { cities, districts, firstDistrict } = atlas();
  const district = districts[place - firstDistrict]?.district;
  return district ?? { lat: cities.lat[place]!, lon: cities.lon[place]! };
}

function best(found: Found[]): Found[] {
  return found.toSorted((a, b) => b.points - a.points || a.place - b.place).slice(0, KEPT);
}
