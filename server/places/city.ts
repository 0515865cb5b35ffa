import type { Language } from '#contract/language.ts';
import { atlas } from './gazetteer/atlas.ts';
import { distanceKm, type Point } from './distance.ts';
import { foldName } from './names/fold.ts';
import { ownersOf } from './names/name-index.ts';
import { placeAround } from './nearby.ts';
import { spotOf } from './spot.ts';
import { townsAbout } from './gazetteer/town-grid.ts';
import { areaText, wordingOf } from './wording.ts';

/** A city with its names in one language. */
export interface City extends Point {
  /** Its index in the atlas: valid as long as the process lives. */
  number: number;
  name: string;
  region: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** City and region. */
  area: string;
  population: number;
  /** Name and region as a slug, such as `montreal-quebec`; unique. */
  slug: string;
}

/** The radius within which somebody is in a city, in kilometres. */
export const CITY_REACH_KM = 60;

/** The index of the city around a point in degrees; undefined far from all known places. */
export function cityAround(point: Point): number | undefined {
  const place = placeAround(point);
  if (place === undefined) return undefined;
  const { districts, firstDistrict } = atlas();
  return districts[place - firstDistrict]?.city ?? cityHolding(place);
}

/** The same where an imported town is meant in place of the city next to it. */
export function townAround(point: Point): number | undefined {
  const { districts, firstDistrict } = atlas();
  const around = placeAround(point);
  const town = around === undefined ? undefined : districts[around - firstDistrict]?.town;
  if (!town) return cityAround(point);
  return firstDistrict + districts.findIndex(({ district }) => district === town);
}

/** A place with at most this population counts as part of a much larger city around it. */
const SMALL_PLACE = 60_000;
const TIMES_AS_LARGE = 30;
/** For a city of a million, the radius is ten kilometres; it grows with the area. */
const MIDST_KM_PER_ROOT = 0.01;
const LARGEST_MIDST_KM = 50;

/** The larger city around a place that the atlas lists as a separate town. */
function cityHolding(place: number): number {
  const { lat, lon, population } = atlas().cities;
  const [point, people] = [{ lat: lat[place]!, lon: lon[place]! }, population[place]!];
  if (people >= SMALL_PLACE) return place;
  let holding = place;
  for (const at of townsAbout(point, LARGEST_MIDST_KM)) {
    const size = population[at]!;
    if (size < people * TIMES_AS_LARGE || size <= population[holding]!) continue;
    const midst = Math.sqrt(size) * MIDST_KM_PER_ROOT;
    if (distanceKm(point, { lat: lat[at]!, lon: lon[at]! }) <= midst) holding = at;
  }
  return holding;
}

/** A city by its index. */
export function describeCity(number: number, language: Language): City {
  const spot = spotOf(number);
  const { city: name, region, country } = wordingOf(spot, language);
  return {
    number,
    name,
    region,
    country,
    countryCode: spot.country,
    area: areaText(spot, language),
    population: spot.population,
    lat: spot.lat,
    lon: spot.lon,
    slug: slugOf(number, language),
  };
}

/** The index of the city with this slug in a language; undefined where there is none. */
export function findCityBySlug(slug: string, language: Language): number | undefined {
  const words = slug.split('-');
  if (words.length > MAX_WORDS) return undefined;
  return words
    .flatMap((_, count) => namesakes(words.slice(0, count + 1).join(' ')))
    .find((number) => slugOf(number, language) === slug);
}

const MAX_WORDS = 16;

/** Of several with one name in one region, the largest has no number in its slug. */
function slugOf(number: number, language: Language): string {
  const slug = plainSlugOf(number, language);
  const { name } = namesOf(number, language);
  const [largest] = namesakes(name)
    .filter((other) => plainSlugOf(other, language) === slug)
    .toSorted((one, other) => atlas().cities.population[other]! - atlas().cities.population[one]!);
  return largest === undefined || largest === number ? slug : `${slug}-${spotOf(number).key}`;
}

function plainSlugOf(number: number, language: Language): string {
  const { name, around } = namesOf(number, language);
  return foldName(`${name} ${around}`).replaceAll(' ', '-');
}

function namesOf(number: number, language: Language) {
  const { city, region, country } = wordingOf(spotOf(number), language);
  return { name: city, around: region || country };
}

/** The cities with exactly this name, in any language. */
export function namesakes(name: string): number[] {
  const { index, firstDistrict } = atlas();
  return [...new Set(ownersOf(index, foldName(name)))].filter((owner) => owner < firstDistrict);
}
