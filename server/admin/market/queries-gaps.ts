import { sql } from 'kysely';
import { MAX_ACTIVE_LEADS } from '#server/matching/matching.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { isOf, type Cohort } from './queries-figures.ts';

/** A trade of a city in which requests found fewer than three professionals. */
export interface Gap {
  professionId: number;
  city: string;
  submitted: number;
  fewerThanThree: number;
  nobody: number;
  toInvite: number;
}

/** Half the width of the square around the middle of such requests, in degrees of latitude: 30 km. */
const AROUND = 0.27;
const MAX_TO_INVITE = 100;

/** The gaps of a cohort, the largest first. */
export async function findGaps(db: ReadDb, cohort: Cohort, most: number): Promise<Gap[]> {
  const { rows } = await sql<Gap>`
    with found as (
      select profession_id, area, lat, lon, (select count(distinct professional_id) from leads
        where leads.request_id = requests.id) as contacted
      from requests where ${isOf(cohort)} and direct_others is null
    ), gaps as (
      select profession_id, area, count(*)::int as submitted,
        count(*) filter (where contacted < ${MAX_ACTIVE_LEADS})::int as "fewerThanThree",
        count(*) filter (where contacted = 0)::int as nobody,
        avg(lat) filter (where contacted < ${MAX_ACTIVE_LEADS}) as lat,
        avg(lon) filter (where contacted < ${MAX_ACTIVE_LEADS}) as lon
      from found group by profession_id, area
      having bool_or(contacted < ${MAX_ACTIVE_LEADS})
      order by "fewerThanThree" desc, submitted desc, area, profession_id limit ${most}
    )
    select profession_id as "professionId", area as city, submitted, "fewerThanThree", nobody,
      (select count(*)::int from (
        select from professionals
        where user_id is null and contactable and professionals.profession_id = gaps.profession_id
          and professionals.lat between gaps.lat - ${AROUND} and gaps.lat + ${AROUND}
          and abs(professionals.lon - gaps.lon) * cosd(gaps.lat) <= ${AROUND}
        limit ${MAX_TO_INVITE}
      ) near) as "toInvite"
    from gaps order by "fewerThanThree" desc, submitted desc, area, profession_id`.execute(db);
  return rows;
}
