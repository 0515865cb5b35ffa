import type { Language } from '#contract/language.ts';
import { atlas } from './atlas.ts';
import { COMMON_WORDS } from './common-words.ts';
import { foldName } from './fold.ts';
import { ownersOf } from './name-index.ts';
import { postalAreas } from './postal/postal-areas.ts';
import { homePoints, populationPoints } from './ranking.ts';
import { namedAreas } from './surroundings.ts';

export interface PlaceName {
  /** Inhabitants of the largest place of that name. */
  population: number;
  kind: 'city' | 'neighbourhood' | 'region' | 'postal';
}

const POSTAL_CODE = /^[abceghj-nprstvxy]\d[a-z]( ?\d[a-z]\d)?$/;
const MIN_LETTERS = 3;
/** Hamlets, and places whose population nobody counted, lend their names to too many words. */
const MIN_POPULATION = 500;
/** Smaller places called "the door" or "le blanc" are taken for the words they are. */
const MIN_POPULATION_WITH_ARTICLE = 20_000;
const ARTICLE = /^(the|la|le|les|el|los|las) /;
const MAX_WORDS = 5;
const MAX_TEXT = 500;

/**
 * What place a phrase (lower case, no accents) is the whole name of, or null. Everyday words that are
 * also towns (nice, reading, orange …) count as words, unless the caller knows better from what stands
 * before them. Regions have the population of all their cities, postal areas 0.
 */
export function findPlaceName(foldedPhrase: string, evenCommonWords = false): PlaceName | null {
  if (POSTAL_CODE.test(foldedPhrase)) {
    return postalAreas(foldedPhrase).length > 0 ? { population: 0, kind: 'postal' } : null;
  }
  const name = foldName(foldedPhrase);
  if (name.length < MIN_LETTERS) return null;
  if (!evenCommonWords && COMMON_WORDS.has(name)) return null;
  const place = largest(placesNamed(name), populationOf);
  const region = regionPopulation(name);
  if (place === undefined || region > populationOf(place)) {
    return region > 0 ? { population: region, kind: 'region' } : null;
  }
  const kind = place < atlas().firstDistrict ? 'city' : 'neighbourhood';
  return { population: populationOf(place), kind };
}

/** The number of the last place a sentence names, preferring long names and the reader's regions. */
export function lastPlaceIn(text: string, language: Language): number | null {
  const words = foldName(text.slice(0, MAX_TEXT)).split(/\s/).filter(Boolean);
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - MAX_WORDS); start < end; start++) {
      const phrase = words.slice(start, end).join(' ');
      if (phrase.length < MIN_LETTERS || COMMON_WORDS.has(phrase)) continue;
      const place = largest(placesNamed(phrase), (owner) => standing(owner, language));
      if (place !== undefined) return place;
    }
  }
  return null;
}

function placesNamed(name: string): number[] {
  const isArticleAndWord = ARTICLE.test(name) && COMMON_WORDS.has(name.replace(ARTICLE, ''));
  const least = isArticleAndWord ? MIN_POPULATION_WITH_ARTICLE : MIN_POPULATION;
  return ownersOf(atlas().index, name).filter((place) => populationOf(place) >= least);
}

function standing(place: number, language: Language): number {
  const { cities, districts, firstDistrict } = atlas();
  const city = districts[place - firstDistrict]?.city ?? place;
  const home = homePoints(cities.areas[cities.area[city]!]!, language);
  return populationPoints(populationOf(place)) + home;
}

function populationOf(place: number): number {
  const { cities, districts, firstDistrict } = atlas();
  return districts[place - firstDistrict]?.district.people ?? cities.population[place] ?? 0;
}

function largest(
  places: readonly number[],
  measure: (place: number) => number,
): number | undefined {
  return places.toSorted((a, b) => measure(b) - measure(a))[0];
}

let areaPopulations: Map<string, number> | undefined;

function regionPopulation(name: string): number {
  const codes = namedAreas().get(name) ?? [];
  if (codes.length === 0 || name.length <= MIN_LETTERS) return 0;
  areaPopulations ??= sumByArea();
  return Math.max(...codes.map((code) => areaPopulations?.get(code) ?? 0));
}

function sumByArea(): Map<string, number> {
  const { cities } = atlas();
  const sums = new Map<string, number>();
  for (let city = 0; city < cities.count; city++) {
    const area = cities.areas[cities.area[city]!]!;
    for (const code of [area, area.slice(0, 2)]) {
      sums.set(code, (sums.get(code) ?? 0) + cities.population[city]!);
    }
  }
  return sums;
}
