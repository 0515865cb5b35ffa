import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/**
 * The place in degrees, the radius in kilometres, and the numbers of all trades. Undefined where
 * they cannot be contacted now.
 */
export function findServiceArea(db: Db, id: string) {
  return db
    .selectFrom('professionals')
    .select(['lat', 'lon', 'service_radius_km'])
    .select(allTrades)
    .where('id', '=', id)
    .where('contactable', '=', true)
    .where('lat', 'is not', null)
    .where('lon', 'is not', null)
    .$narrowType<{ lat: number; lon: number }>()
    .executeTakeFirst();
}

const allTrades = sql<number[]>`array(
  select professionals.profession_id
  union all
  select further.profession_id from further_professions further
  where professional_id = professionals.id
)`.as('profession_ids');
