const EARTH_RADIUS_KM = 6371.0088;

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

/**
 * A point in degrees as spherical Mercator kilometres (`x = R·λ`, `y = R·ln tan(π/4 + φ/2)`), the
 * coordinates of the matching index: conformal, so nearest neighbours keep their order locally.
 * The latitude is held within ±85°, where the projection still has a use.
 */
export function mercatorKm(lat: number, lon: number): { x: number; y: number } {
  const held = Math.max(-85, Math.min(85, lat));
  return {
    x: EARTH_RADIUS_KM * radians(lon),
    y: EARTH_RADIUS_KM * Math.log(Math.tan(Math.PI / 4 + radians(held) / 2)),
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
