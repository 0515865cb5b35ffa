import type { Language } from '#contract/language.ts';
import type { Prediction } from '#contract/places.ts';
import { atlas } from './gazetteer/atlas.ts';
import { predictionOf } from './autocomplete/predictions.ts';
import { distanceKm, type Point } from './distance.ts';
import { spotOf } from './spot.ts';
import { townsAbout } from './gazetteer/town-grid.ts';

/** The maximum distance to a nearby place. */
const REACH_KM = 40;
/** A district is preferred as long as its centre is about as near as that of a town. */
const DISTRICT_KM = 6;
const KM_PER_DEGREE = 111;

/**
 * The district or town around a point in degrees, as a suggestion; null far from all known places.
 */
export function nearbyPlace(point: Point, language: Language): Prediction | null {
  const place = placeAround(point);
  if (place === undefined) return null;
  return predictionOf({ spot: spotOf(place), street: '', postalCode: '' }, language);
}

/** The index of the district or town around a point; undefined far from all known places. */
export function placeAround(point: Point): number | undefined {
  const { districts, firstDistrict } = atlas();
  const middleOf = (at: number) => districts[at]!.district;
  const isTown = (at: number) => districts[at]!.town === districts[at]!.district;
  const district = nearest(
    point,
    DISTRICT_KM,
    districts.keys().filter((at) => !isTown(at)),
    middleOf,
  );
  const town = nearestTown(point);
  const reach = town?.km ?? REACH_KM;
  const imported = nearest(point, reach, districts.keys().filter(isTown), middleOf);
  const around = imported ? { at: firstDistrict + imported.at, km: imported.km } : town;
  const isPart = district && (!around || isAbout(district, around));
  return isPart ? firstDistrict + district.at : around?.at;
}

/**
 * The region of the town nearest to a point, such as 'CA.10' for Quebec; null far from all known
 * places.
 */
export function nearbyRegion(point: Point): string | null {
  const town = nearestTown(point);
  const { cities } = atlas();
  return town ? cities.areas[cities.area[town.at]!]! : null;
}

function nearestTown(point: Point): Near | null {
  const { cities } = atlas();
  const middleOf = (at: number) => ({ lat: cities.lat[at]!, lon: cities.lon[at]! });
  return nearest(point, REACH_KM, townsAbout(point, REACH_KM), middleOf);
}

interface Near {
  at: number;
  km: number;
}

/** A city's own centre does not win over its districts, a smaller town that is nearer does. */
function isAbout(near: Near, around: Near): boolean {
  const { districts, firstDistrict } = atlas();
  const { city, town } = districts[near.at]!;
  const isItsTown = town
    ? districts[around.at - firstDistrict]?.district === town
    : around.at === city;
  return isItsTown || near.km <= around.km;
}

function nearest(
  point: Point,
  withinKm: number,
  candidates: Iterable<number>,
  pointOf: (at: number) => Point,
): Near | null {
  let found: Near | null = null;
  for (const at of candidates) {
    const other = pointOf(at);
    const reach = found?.km ?? withinKm;
    if (Math.abs(other.lat - point.lat) * KM_PER_DEGREE > reach) continue;
    const km = distanceKm(point, other);
    if (km < reach) found = { at, km };
  }
  return found;
}
