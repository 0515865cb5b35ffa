/** Where something is, in kilometres east and north of the middle of a map. */
export interface OnMap {
  eastKm: number;
  northKm: number;
}

/** The map is wider than high, and its radius fits its height. */
export const WIDTH = 320;
export const HEIGHT = 220;
const RADIUS = 98;

/** The position of something on a map of this radius, in its units from the top left. */
export function positionOf({ eastKm, northKm }: OnMap, radiusKm: number): { x: number; y: number } {
  const scale = lengthOf(1, radiusKm);
  return { x: WIDTH / 2 + eastKm * scale, y: HEIGHT / 2 - northKm * scale };
}

/** How long so many kilometres are on a map of this radius, in its units. */
export function lengthOf(km: number, radiusKm: number): number {
  return (RADIUS * km) / radiusKm;
}

/** The rings within a radius, in kilometres, with their radius on the map. */
export function ringsWithin(radiusKm: number): { km: number; r: number }[] {
  return [2, 5, 10, 20, 50, 100, 200, 500]
    .filter((km) => km <= radiusKm && km * 12 >= radiusKm)
    .map((km) => ({ km, r: lengthOf(km, radiusKm) }));
}

/** Where the numbers of the rings stand that have room for one: at their lower edge. */
export function numberedRings(radiusKm: number): { km: number; x: number; y: number }[] {
  return ringsWithin(radiusKm)
    .filter(({ r }) => r > 30)
    .map(({ km, r }) => ({ km, x: WIDTH / 2, y: HEIGHT / 2 + r }));
}
