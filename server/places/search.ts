import type { Language } from '#contract/language.ts';
import { atlas } from './atlas.ts';
import { distanceKm, type Point } from './distance.ts';
import { foldName } from './fold.ts';
import { visitBeginnings, visitTypos, visitWords, type Closeness } from './name-index.ts';
import {
  closenessPoints,
  homePoints,
  nearPoints,
  populationPoints,
  surroundingPoints,
} from './ranking.ts';
import type { Reading } from './typed-address.ts';
import { liesWithin, surroundingsNamed, type Surroundings } from './surroundings.ts';

export interface Reader {
  language: Language;
  near?: Point | undefined;
}

/** A place that answers a typed name. */
export interface Found {
  /** Number in the atlas. */
  place: number;
  closeness: Closeness | 'none';
  points: number;
  /** Whether it lies outside the region, country or city that was typed. */
  isOutside: boolean;
}

const MIN_TYPO_LENGTH = 5;
const ENOUGH = 5;
const KEPT = 40;
const DEFAULT_POPULATION = 150_000;

/**
 * The places whose name is or begins with what a reading takes for one, best first; a slip of one
 * letter is forgiven when nothing agrees. A reading that cuts the text at no known region, country
 * or city finds nothing.
 */
export function findPlaces({ place, within, isCut }: Reading, reader: Reader): Found[] {
  const known = within.map((text, at) => surroundingsNamed(text, at === within.length - 1));
  if (isCut && !known[0]) return [];
  const restrictions = known.filter((surroundings) => surroundings !== null);
  const found = new Map<number, Found>();
  for (const folded of spellings(place)) collect(found, folded, restrictions, reader);
  const inside = [...found.values()].filter(({ isOutside }) => !isOutside);
  return best(isCut || inside.length > 0 ? inside : [...found.values()]);
}

/** The cities a street with no city most likely lies in. */
export function likelyCities(reader: Reader): Found[] {
  const { cities } = atlas();
  const found: Found[] = [];
  for (let place = 0; place < cities.count; place++) {
    if (cities.population[place]! < DEFAULT_POPULATION) continue;
    const points = standing(place, reader) + closenessPoints('none', 0, 0);
    found.push({ place, closeness: 'none', points, isOutside: false });
  }
  return best(found);
}

/** "mt" is mount in English and mont in French. */
function spellings(name: string): string[] {
  const folded = foldName(name);
  if (folded.length < 2) return [];
  if (!/\bmt\b/.test(folded)) return [folded];
  return [folded.replace(/\bmt\b/, 'mont'), folded.replace(/\bmt\b/, 'mount')];
}

function collect(
  found: Map<number, Found>,
  folded: string,
  restrictions: readonly Surroundings[],
  reader: Reader,
): void {
  const { index } = atlas();
  const visit = (place: number, closeness: Closeness, length: number): void => {
    const inside = restrictions.filter((surroundings) => liesIn(surroundings, place)).length;
    const isOutside = inside < restrictions.length;
    const points =
      standing(place, reader) +
      closenessPoints(closeness, folded.length, length) +
      surroundingPoints(inside);
    const known = found.get(place);
    if (!known || known.points < points) found.set(place, { place, closeness, points, isOutside });
  };
  visitBeginnings(index, folded, visit);
  if (found.size === 0 && folded.length >= MIN_TYPO_LENGTH) visitTypos(index, folded, visit);
  if (found.size < ENOUGH && folded.length >= MIN_TYPO_LENGTH - 1) visitWords(index, folded, visit);
}

function standing(place: number, { language, near }: Reader): number {
  const { cities, districts, firstDistrict } = atlas();
  const district = districts[place - firstDistrict];
  const city = district ? district.city : place;
  const population = district ? district.district.people : cities.population[place]!;
  const home = homePoints(cities.areas[cities.area[city]!]!, language);
  return (
    populationPoints(population) + home + (near ? nearPoints(distanceKm(near, pointOf(place))) : 0)
  );
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
