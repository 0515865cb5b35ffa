import { distanceKm, type Point } from './distance.ts';
import { placeAround } from './nearby.ts';
import { spotOf } from './spot.ts';

/** Where something is, in kilometres east and north of a middle, to a tenth. */
export interface Offset {
  eastKm: number;
  northKm: number;
}

/** The offset of a point from a middle, both in degrees, on a plane through the middle. */
export function offsetFrom(middle: Point, point: Point): Offset {
  const east = distanceKm(middle, { lat: middle.lat, lon: point.lon });
  const north = distanceKm(middle, { lat: point.lat, lon: middle.lon });
  return {
    eastKm: tenths(Math.sign(point.lon - middle.lon) * east),
    northKm: tenths(Math.sign(point.lat - middle.lat) * north),
  };
}

/** The middle of the district or town around a point in degrees; null far from all known places. */
export function areaMiddle(point: Point): Point | null {
  const place = placeAround(point);
  return place === undefined ? null : spotOf(place);
}

function tenths(km: number): number {
  return Math.round(km * 10) / 10;
}
