import type { Language } from '#contract/language.ts';
import { coveredPlaces, type Offset, type Point } from '#server/places/places.ts';

/** The distances at which a map may end. */
const RADII_KM = [5, 10, 20, 50, 100, 200];
const MOST_PLACES = 24;
/** A map is wider than its radius. */
const CORNERS = 1.5;

/** The ground of a map that reaches this far: its radius, and the largest places on it. */
export function mapAround(middle: Point, farthestKm: number, language: Language) {
  const radiusKm = RADII_KM.find((km) => km >= farthestKm) ?? Math.ceil(farthestKm);
  const { places } = coveredPlaces(middle, { km: CORNERS * radiusKm, most: MOST_PLACES, language });
  return { radiusKm, places };
}

/** How far something is from the middle of its map, in kilometres. */
export function kmFromMiddle({ eastKm, northKm }: Offset): number {
  return Math.hypot(eastKm, northKm);
}
