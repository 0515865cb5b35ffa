import type { Language } from '#contract/language.ts';
import { atlas } from '#server/places/gazetteer/atlas.ts';
import { COMMON_WORDS } from './common-words.ts';
import { foldName } from './fold.ts';
import { isIn, regionsNamed, type NamedRegion } from './named-regions.ts';
import { ownersOf } from './name-index.ts';
import { elidedForms, writtenOut } from './spellings.ts';
import { cachedSurroundings, mayEndRegion } from './surroundings.ts';
import { postalAreas } from '#server/places/postal/postal-areas.ts';
import type { PlaceContext } from '#server/places/place-context.ts';
import { homePoints, populationPoints } from '#server/places/autocomplete/ranking.ts';

export interface PlaceName {
  /** Inhabitants of the largest place of that name. */
  population: number;
  kind: 'city' | 'neighbourhood' | 'region' | 'postal';
  /** Whether only an operator's import has it. */
  isImported?: true;
}

const POSTAL_CODE = /^[abceghj-nprstvxy]\d[a-z]( ?\d[a-z]\d)?$/;
const MIN_LETTERS = 3;
/** Hamlets, and places without a population, share names with too many words; those we wrote down count. */
const MIN_POPULATION = 500;
const FIRST_ID_OF_SOURCE = 2500;
/** Smaller places called "the door" or "le blanc" count as ordinary words. */
const MIN_POPULATION_WITH_ARTICLE = 20_000;
const ARTICLE = /^(the|la|le|les|el|los|las) /;
/**
 * The factor of population from which a region of the same name elsewhere is likelier than a city.
 */
const MUCH_LARGER = 20;
/** Begin names of towns, and nothing else: "cd. valles", "sta. catarina". */
const ABBREVIATED = /^(?:cd|sta|sto|mt|pto|gral|nvo|nva|vx) \S/;
const MAX_LETTERS_OF_CODE = 4;
const CODES_NO_WORDS =
  /^(?:ab|bc|mb|nb|nl|ns|pei|qc|sk|bcs|gto|jal|ags|mich|coah|tamps|chis|yuc|qroo|hgo|tlax|oax|zac|dgo|qro|slp|cdmx)$/;
const MAX_WORDS = 5;
const MAX_TEXT = 500;

/**
 * The place whose whole name a phrase (lower case, no accents) is, or null. Everyday words that are
 * also towns (nice, reading, orange …) count as words, unless the caller has context. Regions have
 * the population of all their cities, postal areas 0.
 */
export function findPlaceName(foldedPhrase: string, evenCommonWords = false): PlaceName | null {
  if (POSTAL_CODE.test(foldedPhrase)) {
    return postalAreas(foldedPhrase).length > 0 ? { population: 0, kind: 'postal' } : null;
  }
  const name = foldName(foldedPhrase);
  if (name.length < MIN_LETTERS) return null;
  if (!evenCommonWords && COMMON_WORDS.has(name)) return null;
  const place = largest(placesNamed(name), populationOf);
  const [region] = regionsNamed(name);
  if (region && (place === undefined || isRatherRegion(region, place))) {
    return { population: region.population, kind: 'region' };
  }
  if (place === undefined) return null;
  const { districts, firstDistrict } = atlas();
  const known = districts[place - firstDistrict];
  const kind = !known || known.town === known.district ? 'city' : 'neighbourhood';
  return { population: populationOf(place), kind, ...(known?.isImported && { isImported: true }) };
}

/** Whether one of our districts, or an imported one, has this name (lower case, no accents), whatever else has it. */
export function isQuarterName(foldedPhrase: string): boolean {
  const { districts, firstDistrict } = atlas();
  return ownersOfName(foldName(foldedPhrase)).some((owner) => {
    const known = districts[owner - firstDistrict];
    return known !== undefined && known.town !== known.district;
  });
}

/**
 * The town that the region right behind its name tells from a word: "souris pei", "mascota jalisco";
 * null where no town of that name lies there.
 */
export function findPlaceInRegion(foldedPhrase: string): PlaceName | null {
  const words = foldName(foldedPhrase).split(' ').slice(0, MAX_WORDS);
  if (!mayEndRegion(words.at(-1)!)) return null;
  for (let count = words.length - 1; count > 0; count--) {
    const region = words.slice(count).join(' ');
    if (!isSaidAsRegion(region)) continue;
    const within = cachedSurroundings(region, false).flatMap(({ areas }) => [...areas]);
    const owners = ownersOf(atlas().index, words.slice(0, count).join(' '));
    const place = largest(
      owners.filter((owner) => within.includes(areaOf(owner))),
      populationOf,
    );
    if (place !== undefined) return { population: populationOf(place), kind: 'city' };
  }
  return null;
}

/** Whether a word of a folded message may be the last of a region's name (a cheap filter). */
export function mayEndRegionName(foldedWord: string): boolean {
  return mayEndRegion(foldName(foldedWord).split(' ').at(-1)!);
}

/** Other short names of regions are words: "sin", "me", "camp". */
function isSaidAsRegion(name: string): boolean {
  return (
    CODES_NO_WORDS.test(name) || (name.length > MAX_LETTERS_OF_CODE && !COMMON_WORDS.has(name))
  );
}

/**
 * The index of the last place named in a sentence, preferring long names and the reader's regions.
 * For a region or country it is its largest city.
 */
export function lastPlaceIn(
  text: string,
  language: Language,
  context?: PlaceContext,
): number | null {
  const words = foldName(text.slice(0, MAX_TEXT)).split(/\s/).filter(Boolean);
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - MAX_WORDS); start < end; start++) {
      const phrase = words.slice(start, end).join(' ');
      if (phrase.length < MIN_LETTERS || COMMON_WORDS.has(phrase)) continue;
      const place = placeMeant(phrase, language, context);
      if (place !== undefined) return place;
    }
  }
  return null;
}

/**
 * Whether readers of a language mean a region by a name rather than a city: Ontario, but not New
 * York.
 */
export function meansRegion(text: string, language: Language, context?: PlaceContext): boolean {
  const name = foldName(text.slice(0, MAX_TEXT));
  const region = regionMeant(name, language, context);
  return region !== undefined && placeMeant(name, language, context) === region.largestCity;
}

function placeMeant(name: string, language: Language, context?: PlaceContext): number | undefined {
  const pointsOf = (area: string) => homePoints(area, language, context);
  const place = largest(
    placesNamed(name),
    (owner) => populationPoints(populationOf(owner)) + pointsOf(areaOf(owner)),
  );
  const region = regionMeant(name, language, context);
  if (place === undefined || !region) return place ?? region?.largestCity;
  const isAsHomely = pointsOf(region.area) >= pointsOf(areaOf(place));
  const isMuchLarger = region.population > MUCH_LARGER * populationOf(place);
  return isAsHomely && isMuchLarger && !isIn(region, cityOf(place)) ? region.largestCity : place;
}

function regionMeant(
  name: string,
  language: Language,
  context?: PlaceContext,
): NamedRegion | undefined {
  const pointsOf = ({ area }: NamedRegion) => homePoints(area, language, context);
  return regionsNamed(name).toSorted((a, b) => pointsOf(b) - pointsOf(a))[0];
}

function isRatherRegion(region: NamedRegion, place: number): boolean {
  return region.population > populationOf(place) && !isIn(region, cityOf(place));
}

function placesNamed(name: string): number[] {
  const isArticleAndWord = ARTICLE.test(name) && COMMON_WORDS.has(name.replace(ARTICLE, ''));
  const least = isArticleAndWord ? MIN_POPULATION_WITH_ARTICLE : MIN_POPULATION;
  const names = ABBREVIATED.test(name) ? writtenOut(name) : [name];
  const written = names.flatMap((one) => ownersOf(atlas().index, one));
  const owners = written.length > 0 ? written : elidedForms(name).flatMap(ownersOfName);
  return owners.filter(
    (place) => populationOf(place) >= (isOurs(place) && !isArticleAndWord ? 0 : least),
  );
}

function ownersOfName(name: string): number[] {
  return ownersOf(atlas().index, name);
}

function isOurs(place: number): boolean {
  return atlas().cities.ids[place]! < FIRST_ID_OF_SOURCE;
}

function cityOf(place: number): number {
  const { districts, firstDistrict } = atlas();
  return districts[place - firstDistrict]?.city ?? place;
}

function areaOf(place: number): string {
  const { cities } = atlas();
  return cities.areas[cities.area[cityOf(place)]!]!;
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
