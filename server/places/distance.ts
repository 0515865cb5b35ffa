/** The mean radius of the Earth (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

export interface Point {
  lat: number;
  lon: number;
}

/** Great-circle distance in kilometres between two points in degrees (haversine, mean earth radius). */
export function distanceKm(a: Point, b: Point): number {
  const halfLat = radians(b.lat - a.lat) / 2;
  const halfLon = radians(b.lon - a.lon) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(halfLon) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** An angle in radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
