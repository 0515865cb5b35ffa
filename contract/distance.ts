/** The widest service area of a professional, in km. */
export const MAX_SERVICE_RADIUS_KM = 500;

/** The units a site can write distances in; everything stored and sent is in kilometres. */
export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** A kilometre in miles: the international mile is 1.609344 km. */
const KM_PER = { km: 1, mi: 1.609344 } as const;

/** Kilometres in a unit. */
export function inUnit(km: number, unit: DistanceUnit): number {
  return km / KM_PER[unit];
}

/** A number of a unit in kilometres. */
export function inKm(distance: number, unit: DistanceUnit): number {
  return distance * KM_PER[unit];
}

/** Whether a distance is less than one of the unit. */
export function isBelowOne(km: number, unit: DistanceUnit): boolean {
  return inUnit(km, unit) < 1;
}

/**
 * A distance in whole units: 4 km, 2 mi. The one formatter of distances, on the server and
 * in the browser, as `Intl` writes them in our languages. Its number and its unit stay on one line.
 */
export function distanceText(km: number, unit: DistanceUnit): string {
  return `${Math.round(inUnit(km, unit))}\u00a0${unit}`;
}
