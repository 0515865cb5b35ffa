import { inKm, type DistanceUnit } from '../../distance.ts';

/** Where something is, in kilometres east and north of the middle of a map. */
export interface OnMap {
  eastKm: number;
  northKm: number;
}

/** A point in units of the ground, from its top left. */
export interface Spot {
  x: number;
  y: number;
}

/** What a map is drawn on, in its own units, and the radius that fits it. */
export interface Ground {
  width: number;
  height: number;
  radius: number;
}

/** The usual map. */
export const WHOLE: Ground = { width: 320, height: 220, radius: 98 };
/** Above the rest, on a tablet. */
export const BAND: Ground = { width: 640, height: 208, radius: 90 };
/** Above what is to be decided, on a phone. */
export const STRIP: Ground = { width: 320, height: 104, radius: 42 };

/** How much of the world is on which ground. */
export interface Extent {
  ground: Ground;
  radiusKm: number;
  /** What its rings are in; kilometres where none is named. */
  unit?: DistanceUnit;
}

/** The place of the middle. */
export function middleOf({ width, height }: Ground): Spot {
  return { x: width / 2, y: height / 2 };
}

/** The position of something on a map. */
export function positionOf({ eastKm, northKm }: OnMap, { ground, radiusKm }: Extent): Spot {
  const { x, y } = middleOf(ground);
  const scale = lengthOf(1, { ground, radiusKm });
  return { x: x + eastKm * scale, y: y - northKm * scale };
}

/** How long so many kilometres are on a map, in its units. */
export function lengthOf(km: number, { ground, radiusKm }: Extent): number {
  return (ground.radius * km) / radiusKm;
}

const ROUND = {
  km: [2, 5, 10, 20, 50, 100, 200, 500],
  mi: [1, 3, 6, 12, 30, 60, 120, 300],
} as const;

/** The rings within a radius, round numbers of its unit in kilometres, with their radius on the map. */
export function ringsWithin(extent: Extent): { km: number; r: number }[] {
  const { radiusKm, unit = 'km' } = extent;
  return ROUND[unit]
    .map((distance) => inKm(distance, unit))
    .filter((km) => km <= radiusKm && km * 12 >= radiusKm)
    .map((km) => ({ km, r: lengthOf(km, extent) }));
}
