import zoneAt from '@photostructure/tz-lookup';

const nowhere = 'America/Toronto';

/** The zone that was chosen, else that of the place, else ours: an IANA name. */
export function timeZoneOf(of: {
  time_zone: string | null;
  lat: number | null;
  lon: number | null;
}): string {
  if (of.time_zone !== null) return of.time_zone;
  return of.lat === null || of.lon === null ? nowhere : zoneAt(of.lat, of.lon);
}
