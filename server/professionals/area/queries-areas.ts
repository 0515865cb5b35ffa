import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';

interface Placed {
  id: string;
  /** Degrees. */
  lat: number;
  lon: number;
}

/**
 * Professionals with a place and without an area, at most `limit`; the language is that of their
 * account.
 */
export async function findWithoutArea(db: Db, limit: number) {
  const { rows } = await sql<Placed & { language: Language | null }>`
    select one.id, lat, lon, users.language
    from professionals one left join users on users.id = user_id
    where area is null and location is not null
    order by one.id limit ${limit}`.execute(db);
  return rows;
}

/** Sets the area of those whose place has not changed. */
export async function updateAreas(
  db: Db,
  rows: readonly (Placed & { area: string })[],
): Promise<void> {
  await sql`
    update professionals set area = said.area
    from unnest(
      ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.lat)}::float8[],
      ${rows.map((row) => row.lon)}::float8[],
      ${rows.map((row) => row.area)}::text[]
    ) said (id, lat, lon, area)
    where professionals.id = said.id and professionals.area is null
      and professionals.lat = said.lat and professionals.lon = said.lon`.execute(db);
}
