import { sql } from 'kysely';
import type { WorkingSpan } from '#contract/working-hours.ts';
import type { Db } from '#server/platform/db.ts';
import { timeZoneOf } from './time-zone.ts';
import type { WorkingTime } from './working-hours.ts';

export interface Search {
  professionId: number;
  /** Degrees. */
  lat: number;
  lon: number;
  /** The customer themselves, and those they do not want to meet, or who do not want to meet them. */
  notUserIds: readonly string[];
  /** Professionals who had this request already, or cannot be asked now. */
  notIds: readonly string[];
  /** Whether it matters when they work. */
  withHours?: boolean;
}

/** A professional who could be asked; `ratingMean` 0 to 5, `lastContactedAt` in epoch milliseconds. */
export interface Candidate {
  id: string;
  distanceKm: number;
  bayesianRating: number;
  ratingMean: number;
  reviewCount: number;
  acceptedCount: number;
  deniedCount: number;
  lastContactedAt: number | null;
  /** Null for who works always, or where it was not asked for. */
  working: WorkingTime | null;
}

interface CandidateRow extends Omit<Candidate, 'working'> {
  hours: WorkingSpan[] | null;
  time_zone: string | null;
  lat: number;
  lon: number;
}

/**
 * The contactable professionals of one profession whose service area holds a place, among the 200
 * nearest. The index answers them in order of distance; a radius beside `<->` would make the
 * planner sort a whole region instead, so the service area is checked on those 200 (docs/decisions/
 * 0011-matching.md).
 */
export async function findCandidates(db: Db, search: Search): Promise<Candidate[]> {
  const { rows } = await sql<CandidateRow>`
    select id, distance_km as "distanceKm", bayesian_rating as "bayesianRating",
      rating_mean as "ratingMean", review_count as "reviewCount",
      accepted_count as "acceptedCount", denied_count as "deniedCount",
      (extract(epoch from last_contacted_at) * 1000)::float8 as "lastContactedAt",
      case when ${search.withHours === true} then nullif(hours, '[]') end as hours, time_zone, lat, lon
    from (
      select *, ${greatCircleKm(search)} as distance_km
      from professionals
      where contactable and profession_id = ${search.professionId}::int
        and user_id is not null and user_id <> all(${search.notUserIds}::uuid[])
        and id <> all(${search.notIds}::uuid[])
      order by loc <-> ${mercatorPoint(search)}
      limit 200
    ) nearest
    where distance_km <= service_radius_km`.execute(db);
  return rows.map(({ hours, time_zone, lat, lon, ...candidate }) => ({
    ...candidate,
    working: hours && { hours, timeZone: timeZoneOf({ time_zone, lat, lon }) },
  }));
}

/** The haversine formula on a sphere of 6371.0088 km, the mean radius of the Earth (IUGG). */
function greatCircleKm({ lat, lon }: { lat: number; lon: number }) {
  return sql`(2 * 6371.0088 * asin(least(1, sqrt(
    sin(radians(lat - ${lat}::float8) / 2) ^ 2
    + cos(radians(lat)) * cos(radians(${lat}::float8)) * sin(radians(lon - ${lon}::float8) / 2) ^ 2
  ))))`;
}

/** The place as `professionals.loc` keeps it. */
function mercatorPoint({ lat, lon }: { lat: number; lon: number }) {
  return sql`point(6371.0088 * radians(${lon}::float8),
    6371.0088 * ln(tan(pi() / 4 + radians(greatest(-85, least(85, ${lat}::float8))) / 2)))`;
}
