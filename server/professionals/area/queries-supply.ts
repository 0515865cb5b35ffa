import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

const MAX_SQUARES = 300;

/** How many professionals are in a square of the map, a hundredth of a degree wide and high. */
export interface SupplyRow {
  lat: number;
  lon: number;
  professionals: number;
}

/** The squares with the most professionals. */
export async function listSupply(db: Db): Promise<SupplyRow[]> {
  const { rows } = await sql<SupplyRow>`
    select round(lat::numeric, 2)::float8 as lat, round(lon::numeric, 2)::float8 as lon,
      count(*)::int as professionals
    from professionals
    where active and lat is not null and lon is not null
    group by 1, 2
    order by 3 desc, 1, 2
    limit ${MAX_SQUARES}`.execute(db);
  return rows;
}
