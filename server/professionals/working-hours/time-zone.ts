import zoneAt from '@photostructure/tz-lookup';

const nowhere = 'America/Toronto';

/** The chosen zone, else that of the place, else the default: an IANA name. */
export function timeZoneOf(of: {
  time_zone: string | null;
  lat: number | null;
  lon: number | null;
}): string {
  if (of.time_zone !== null) return of.time_zone;
  return of.lat === null || of.lon === null ? nowhere : zoneAt(of.lat, of.lon);
}

/** The hours of a place between which a stranger may be sent a text message. */
const dayBegins = 8;
const dayEnds = 21;

/** Whether it is day at a place, so that a message wakes nobody. */
export function isDay(now: Date, place: { lat: number; lon: number }): boolean {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const { hour } = instant.toZonedDateTimeISO(timeZoneOf({ time_zone: null, ...place }));
  return hour >= dayBegins && hour < dayEnds;
}
