import type { Point } from '#server/places/distance.ts';

/** A point in degrees, to some ten metres; null where it is none. */
export function positionOf(lat: unknown, lon: unknown): Point | null {
  const [north, east] = [degrees(lat), degrees(lon)];
  if (!(Math.abs(north) <= 90) || !(Math.abs(east) <= 180)) return null;
  // Null Island: where the coordinates were lost.
  return north === 0 && east === 0 ? null : { lat: rounded(north), lon: rounded(east) };
}

function degrees(value: unknown): number {
  if (typeof value === 'number') return value;
  const isNumber = typeof value === 'string' && /^-?\d{1,3}(?:\.\d{1,20})?$/.test(value);
  return isNumber ? Number(value) : Number.NaN;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
