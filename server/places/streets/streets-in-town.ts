import { distanceKm } from '#server/places/distance.ts';
import type { Street } from '#server/places/place-context.ts';
import { spotOfTown, type Spot } from '#server/places/spot.ts';

/** A street belongs to a district whose middle is so near. */
const DISTRICT_KM = 6;
/** Streets of one name in one town that are farther apart are two: which is meant is not known. */
const APART_KM = 3;

/** Those in the town of a place; of a district or a postal area, those in or near it. */
export function streetsIn(streets: readonly Street[], place: Spot): Street[] {
  const inTown = streets.filter(({ spot }) => spot.city === place.city && spot.town === place.town);
  if (!place.exact) return inTown;
  const { district } = place;
  const inDistrict = inTown.filter(({ spot }) => district && spot.district === district);
  if (inDistrict.length > 0) return inDistrict;
  return inTown.filter(({ spot }) => distanceKm(spot, place) <= DISTRICT_KM);
}

/** The point of streets of one name in a town: of two far apart, the town is all that is known. */
export function spotOfSome([first, ...others]: readonly [Street, ...Street[]]): Spot {
  const isOne = others.every(({ spot }) => distanceKm(spot, first.spot) <= APART_KM);
  return isOne ? first.spot : spotOfTown(first.spot);
}
