import type { Db } from '#server/platform/database/db.ts';
import { getStanding, timeZoneOf } from '#server/professionals/professionals.ts';

/** The time zone of the place of a request: an IANA name; that of the professional where it is not known. */
export async function timeZoneOfPlace(
  db: Db,
  { lat, lon }: { lat: number | null; lon: number | null },
  professionalId: string,
): Promise<string> {
  if (lat !== null && lon !== null) return timeZoneOf({ time_zone: null, lat, lon });
  return (await getStanding(db, professionalId)).timeZone;
}
