import type { Language } from '#contract/language.ts';
import { atlas, type Atlas } from './gazetteer/atlas.ts';
import { distanceKm, type Point } from './distance.ts';
import { foldName } from './names/fold.ts';
import { spotOf, type Spot } from './spot.ts';
import { offsetFrom, type Offset } from './surroundings.ts';
import { townsAbout } from './gazetteer/town-grid.ts';
import { wordingOf } from './wording.ts';

/** A town within reach, and its region; or a district, and its city. */
export interface CoveredPlace extends Offset {
  name: string;
  region: string | null;
  /** Whole kilometres from the centre. */
  km: number;
}

/**
 * The towns and districts of the atlas within so many kilometres of a point in degrees: the `most`
 * largest, and the total.
 */
export function coveredPlaces(
  middle: Point,
  { km, most, language }: { km: number; most: number; language: Language },
): { places: CoveredPlace[]; total: number } {
  const reached = [...townsWithin(middle, km), ...districtsWithin(middle, km)];
  const places = reached
    .toSorted((one, other) => other.people - one.people || one.number - other.number)
    .slice(0, most)
    .map(({ number, away }) => {
      const spot = spotOf(number);
      const km = Math.round(away);
      return { ...namesOf(spot, language), km, ...offsetFrom(middle, spot) };
    });
  return { places, total: reached.length };
}

interface Reached {
  number: number;
  away: number;
  people: number;
}

function townsWithin(middle: Point, km: number): Reached[] {
  const { cities } = atlas();
  const withDistrict = districtTowns();
  return townsAbout(middle, km).flatMap((number) => {
    const away = distanceKm(middle, { lat: cities.lat[number]!, lon: cities.lon[number]! });
    if (away > km || withDistrict.has(number)) return [];
    return [{ number, away, people: cities.population[number]! }];
  });
}

function districtsWithin(middle: Point, km: number): Reached[] {
  const { districts, firstDistrict } = atlas();
  return districts.flatMap(({ district }, at) => {
    if (Math.abs(district.lat - middle.lat) * KM_PER_DEGREE > km) return [];
    const away = distanceKm(middle, district);
    return away > km ? [] : [{ number: firstDistrict + at, away, people: district.people }];
  });
}

/** Less than a degree of latitude has anywhere. */
const KM_PER_DEGREE = 110;
/** A former town that is a district now may be in the atlas as both: their centres are close. */
const SAME_PLACE_KM = 6;

const townsOf = new WeakMap<Atlas, Set<number>>();

function districtTowns(): Set<number> {
  const known = townsOf.get(atlas()) ?? findDistrictTowns();
  townsOf.set(atlas(), known);
  return known;
}

function findDistrictTowns(): Set<number> {
  const { cities, districts } = atlas();
  const towns = districts.flatMap(({ city, district }) => {
    const name = foldName(district.name);
    return townsAbout(district, SAME_PLACE_KM).filter(
      (town) =>
        town !== city &&
        distanceKm(district, { lat: cities.lat[town]!, lon: cities.lon[town]! }) <= SAME_PLACE_KM &&
        foldName(cities.names[town]!) === name,
    );
  });
  return new Set(towns);
}

function namesOf(spot: Spot, language: Language): { name: string; region: string | null } {
  const { neighbourhood, city, region, country } = wordingOf(spot, language);
  return neighbourhood
    ? { name: neighbourhood, region: city }
    : { name: city, region: region || country || null };
}
