import type { Language } from '#contract/language.ts';
import { atlas } from './gazetteer/atlas.ts';
import { distanceKm, type Point } from './distance.ts';
import { foldName } from './names/fold.ts';
import { ownersOf } from './names/name-index.ts';
import { placeAround } from './nearby.ts';
import { spotOf } from './spot.ts';
import { townsAbout } from './gazetteer/town-grid.ts';
import { areaText, wordingOf } from './wording.ts';

/** A city, and how it is called in one language. */
export interface City extends Point {
  /** Its number in the atlas: good for as long as the process lives. */
  number: number;
  name: string;
  region: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** City and region. */
  area: string;
  population: number;
  /** Name and region as part of an address, such as `montreal-quebec`: no other city has it. */
  slug: string;
}

/** How far from a city's own point somebody can be who is in it, in kilometres. */
export const CITY_REACH_KM = 60;

/** The number of the city around a point in degrees; undefined far from all we know. */
export function cityAround(point: Point): number | undefined {
  const place = placeAround(point);
  if (place === undefined) return undefined;
  const { districts, firstDistrict } = atlas();
  return districts[place - firstDistrict]?.city ?? cityHolding(place);
}

/** A place of so few people is part of a city so many times as large, where it lies in its midst. */
const SMALL_PLACE = 60_000;
const TIMES_AS_LARGE = 30;
/** Of a city of a million, the midst reaches ten kilometres; it grows as the area does. */
const MIDST_KM_PER_ROOT = 0.01;
const LARGEST_MIDST_KM = 50;

/** The city around what the atlas has as a town of its own and people call by the city's name. */
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

/** A city by its number. */
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

/** The number of the city that has this slug in a language; undefined where none has. */
export function findCityBySlug(slug: string, language: Language): number | undefined {
  const words = slug.split('-');
  if (words.length > MOST_WORDS) return undefined;
  return words
    .flatMap((_, count) => namesakes(words.slice(0, count + 1).join(' ')))
    .find((number) => slugOf(number, language) === slug);
}

const MOST_WORDS = 16;

/** Of several with one name in one region, the largest goes without its number. */
function slugOf(number: number, language: Language): string {
  const slug = plainSlugOf(number, language);
  const { name } = namesOf(number, language);
  const [largest] = namesakes(foldName(name))
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

/** The cities that have exactly this folded name, in whatever language. */
function namesakes(folded: string): number[] {
  const { index, firstDistrict } = atlas();
  return [...new Set(ownersOf(index, folded))].filter((owner) => owner < firstDistrict);
}
