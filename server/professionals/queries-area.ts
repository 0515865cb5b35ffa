import type { Db } from '#server/platform/db.ts';

/** Where somebody works: degrees and kilometres. Undefined where they cannot be contacted now. */
export function findServiceArea(db: Db, id: string) {
  return db
    .selectFrom('professionals')
    .select(['profession_id', 'lat', 'lon', 'service_radius_km'])
    .where('id', '=', id)
    .where('contactable', '=', true)
    .where('lat', 'is not', null)
    .where('lon', 'is not', null)
    .$narrowType<{ lat: number; lon: number }>()
    .executeTakeFirst();
}
