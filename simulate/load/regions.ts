import zoneAt from '@photostructure/tz-lookup';
import { massCities, type MassCity } from '#db/seed/mass/mass-cities.ts';
import { CITY_REACH_KM, distanceKm } from '#server/places/places.ts';
import type { Chance } from '#server/platform/simulation/chance.ts';

/** What is distributed as one: a city with the smaller ones around it. */
export interface Region {
  name: string;
  /** The share of all people. */
  share: number;
  /** How far its clock is ahead of UTC, in hours. */
  offset: number;
  /** Of the professionals contacted here, how many live in another region. */
  crossing: number;
}

const CITIES = 300;
/** How far a request is from the middle of its city (one standard deviation), and a professional from a request. */
const CITY_KM = 10;
const SERVICE_KM = 30;
const SAMPLES = 400;
const KM_OF_DEGREE = 111.2;

/** The 300 largest cities of our countries, as regions, the largest first. */
export function makeRegions(chance: Chance): Region[] {
  const cities = massCities(CITIES);
  const heads = headsOf(cities);
  const total = cities.reduce((sum, { population }) => sum + population, 0);
  return [...new Set(heads)]
    .map((head) => {
      const members = cities.filter((_, city) => heads[city] === head);
      const people = members.reduce((sum, { population }) => sum + population, 0);
      const { name, lat, lon } = cities[head]!;
      return {
        name,
        share: people / total,
        offset: offsetAt(lat, lon),
        crossing: crossingOf(head, { cities, heads, chance }),
      };
    })
    .toSorted((one, other) => other.share - one.share);
}

/** For each city, the number of the largest one in whose reach it lies; maybe itself. */
function headsOf(cities: readonly MassCity[]): number[] {
  const heads: number[] = [];
  for (const [city, { lat, lon }] of cities.entries()) {
    const head = cities.findIndex(
      (other, at) =>
        at < city && heads[at] === at && distanceKm(other, { lat, lon }) <= CITY_REACH_KM,
    );
    heads.push(head < 0 ? city : head);
  }
  return heads;
}

interface Map {
  cities: readonly MassCity[];
  heads: readonly number[];
  chance: Chance;
}

function crossingOf(head: number, { cities, heads, chance }: Map): number {
  const members = [...cities.keys()].filter((city) => heads[city] === head);
  let crossing = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const city = cities[members[sample % members.length]!]!;
    const request = moved(city, chance.normal() * CITY_KM, chance.normal() * CITY_KM);
    const angle = chance.draw() * 2 * Math.PI;
    const far = SERVICE_KM * Math.sqrt(chance.draw());
    const home = moved(request, far * Math.cos(angle), far * Math.sin(angle));
    if (heads[nearest(cities, home)] !== head) crossing += 1;
  }
  return crossing / SAMPLES;
}

interface Spot {
  lat: number;
  lon: number;
}

function moved({ lat, lon }: Spot, northKm: number, eastKm: number): Spot {
  const degree = KM_OF_DEGREE * Math.cos((lat * Math.PI) / 180);
  return { lat: lat + northKm / KM_OF_DEGREE, lon: lon + eastKm / degree };
}

function nearest(cities: readonly MassCity[], { lat, lon }: Spot): number {
  const shrink = Math.cos((lat * Math.PI) / 180);
  let [best, bestAway] = [0, Infinity];
  for (const [city, other] of cities.entries()) {
    const away = (other.lat - lat) ** 2 + ((other.lon - lon) * shrink) ** 2;
    if (away < bestAway) [best, bestAway] = [city, away];
  }
  return best;
}

/** On a day without summer time in the north. */
const DAY = Temporal.Instant.from('2026-11-12T12:00:00Z');

function offsetAt(lat: number, lon: number): number {
  return DAY.toZonedDateTimeISO(zoneAt(lat, lon)).offsetNanoseconds / 3_600_000_000_000;
}
