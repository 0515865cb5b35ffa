import { sql, type RawBuilder } from 'kysely';
import { MAX_SERVICE_RADIUS_KM } from '#contract/distance.ts';
import type { DayOff, WorkingSpan } from '#contract/professionals/working-hours.ts';
import { EARTH_RADIUS_KM, radians } from '#server/places/places.ts';
import { batchedQuery, GATHERED_LONG, rowsOfEach } from '#server/platform/database/batched.ts';
import type { Db } from '#server/platform/database/db.ts';
import { timeZoneOf } from './working-hours/time-zone.ts';
import type { WorkingTime } from './working-hours/working-hours.ts';

/** A point in degrees. */
interface Place {
  lat: number;
  lon: number;
}

export interface Search extends Place {
  professionId: number;
  /** The customer themselves, and people blocked either way. */
  notUserIds: readonly string[];
  /** Professionals contacted for this request before, or who cannot be contacted now. */
  notIds: readonly string[];
  /** Whether working hours matter; days off always do. */
  withHours?: boolean;
}

/** A candidate; `ratingMean` 0 to 5, `lastContactedAt` in epoch milliseconds. */
export interface Candidate {
  id: string;
  distanceKm: number;
  bayesianRating: number;
  ratingMean: number;
  reviewCount: number;
  acceptedCount: number;
  deniedCount: number;
  lastContactedAt: number | null;
  /**
   * Null for one who always works; without hours for one with days off, where hours were not
   * requested.
   */
  working: WorkingTime | null;
}

interface HoursAndPlace extends Place {
  /** Null where there are none, or they were not requested. */
  hours: WorkingSpan[] | null;
  daysOff: DayOff[] | null;
  timeZone: string | null;
}

const KM_OF_A_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;
/** The projection ends there. */
const MAX_LAT = 85;
/** Only a few go farther: they have an index of their own (`professionals_match_wide`). */
const WIDE_KM = 100;

/**
 * The contactable professionals who have a profession, as their first or a further one, and whose
 * service area holds a place, among the 200 nearest who may go there. Four indexes return them in order
 * of distance, each only as far as somebody in it goes; the service area is checked on those 200
 * (docs/decisions/0011-matching.md).
 */
export const findCandidates = batchedQuery((db, searches: readonly Search[]) => {
  const notThem = sql`user_id <> all(asked.not_user_ids)`;
  const widest = sql.lit(WIDE_KM);
  const near = sql`user_id is not null and ${notThem} and service_radius_km <= ${widest}
    and loc <@ asked.near`;
  // Not `is not null`: the planner would take the index of all, and read all that is within 500 km.
  const wide = sql`num_nulls(user_id) = 0 and ${notThem} and service_radius_km > ${widest}
    and loc <@ asked.far`;
  return findNearest(db, searches, {
    nearest: sql`
      select * from (
        (${ofFirstTrade(near)}) union all (${ofFirstTrade(wide)})
        union all (${ofFurtherTrades(sql`${notThem} and radius_km <= ${widest} and further.loc <@ asked.near`)})
        union all (${ofFurtherTrades(sql`${notThem} and radius_km > ${widest} and further.loc <@ asked.far`)})
      ) of_any
      order by apart
      limit 200`,
    among: sql`nearest`,
  });
}, GATHERED_LONG);

/** Which unclaimed professionals may be written to. */
export interface InvitationReach {
  /** Those contacted since are left out. */
  lastContactBefore: Date;
  channels: readonly ('email' | 'sms')[];
}

/** The same for unclaimed profiles (docs/decisions/0027-invitations.md). */
export async function findUnclaimedCandidates(
  db: Db,
  search: Search,
  invitable: InvitationReach,
): Promise<Candidate[]> {
  const [found] = await findNearest(db, [search], {
    nearest: ofFirstTrade(sql`user_id is null and loc <@ asked.far and ${isRested(invitable)}`),
    among: sql`nearest join unclaimed_professionals on professional_id = id and ${isInvitable(invitable)}`,
  });
  return found ?? [];
}

function isRested({ lastContactBefore }: InvitationReach) {
  return sql`(last_contacted_at is null or last_contacted_at <= ${lastContactBefore})`;
}

/** A single message is allowed after a referral (CASL, the exemption of referrals). */
function isInvitable({ channels }: InvitationReach) {
  return sql`(((email is not null and ${channels.includes('email')})
      or (phone is not null and ${channels.includes('sms')}))
    and (lawful_basis <> 'referral' or first_contacted_at is null))`;
}

/**
 * A professional named by an operator; the distance is null where the request's place is unknown.
 */
export type NamedCandidate = Omit<Candidate, 'distanceKm'> & { distanceKm: number | null };

/** One professional, if they can be contacted or invited: any trade, any distance. */
export async function findNamedCandidate(
  db: Db,
  { id, place, notUserIds }: Pick<Search, 'notUserIds'> & { id: string; place: Place | null },
  invitable: InvitationReach,
): Promise<NamedCandidate | undefined> {
  const { rows } = await sql<Omit<NamedCandidate, 'working'>>`
    select id, ${place ? distanceTo(place) : sql`null::float8`} as "distanceKm", ${known}
    from professionals left join unclaimed_professionals on professional_id = id
    where id = ${id} and contactable and (user_id <> all(${notUserIds}::uuid[])
      or (user_id is null and ${isRested(invitable)} and ${isInvitable(invitable)}))`.execute(db);
  return rows[0] && { ...rows[0], working: null };
}

/** The columns that a search reads. */
const read = sql`professionals.id, professionals.lat, professionals.lon, service_radius_km,
  bayesian_rating, rating_mean, review_count, accepted_count, denied_count, last_contacted_at, hours,
  days_off, time_zone`;

/** Candidates by first trade. */
function ofFirstTrade(kind: RawBuilder<unknown>) {
  return sql`
    select ${read}, loc <-> asked.point as apart
    from professionals
    where contactable and profession_id = asked.profession_id and ${kind}
      and id <> all(asked.not_ids)
    order by loc <-> asked.point
    limit 200`;
}

/** Candidates by further trade: its location indexes hold registered, contactable professionals only. */
function ofFurtherTrades(kind: RawBuilder<unknown>) {
  return sql`
    select ${read}, further.loc <-> asked.point as apart
    from further_professions further
    join professionals on id = further.professional_id
    where further.loc is not null
      and further.profession_id = asked.profession_id and ${kind} and id <> all(asked.not_ids)
    order by further.loc <-> asked.point
    limit 200`;
}

/** The columns of a candidate beside their place. */
const known = sql`bayesian_rating as "bayesianRating", rating_mean as "ratingMean",
  review_count as "reviewCount", accepted_count as "acceptedCount", denied_count as "deniedCount",
  (extract(epoch from last_contacted_at) * 1000)::float8 as "lastContactedAt"`;

/** As JSON by columns: a search finds dozens, and each would be a row of the driver's. */
async function findNearest(
  db: Db,
  searches: readonly Search[],
  { nearest, among }: { nearest: RawBuilder<unknown>; among: RawBuilder<unknown> },
): Promise<Candidate[][]> {
  const { rows } = await sql<{ n: number; columns: FoundColumns }>`
    select n, found.columns from rows from (jsonb_to_recordset(${JSON.stringify(searches.map(searchJson))})
      as (lat float8, lon float8, profession_id int, not_user_ids uuid[], not_ids uuid[],
        with_hours boolean, point point, near box, far box)) with ordinality
      as asked (lat, lon, profession_id, not_user_ids, not_ids, with_hours, point, near, far, n)
    cross join lateral (
      with nearest as (select *, ${distanceKm} as distance_km from (${nearest}) nearest)
      select json_build_array(json_agg(id), json_agg(distance_km), json_agg(bayesian_rating),
        json_agg(rating_mean), json_agg(review_count), json_agg(accepted_count),
        json_agg(denied_count), json_agg((extract(epoch from last_contacted_at) * 1000)::float8),
        json_agg(case when with_hours then nullif(hours, '[]') end),
        json_agg(nullif(days_off, '[]')), json_agg(time_zone), json_agg(nearest.lat),
        json_agg(nearest.lon)) as columns
      from ${among}
      where distance_km <= service_radius_km
    ) found`.execute(db);
  return rowsOfEach(searches, rows).map(([row]) => (row ? candidatesOf(row.columns) : []));
}

/** Those found, by column; null where nobody is. */
type FoundColumns = [
  ids: string[] | null,
  distancesKm: number[],
  bayesianRatings: number[],
  ratingMeans: number[],
  reviewCounts: number[],
  acceptedCounts: number[],
  deniedCounts: number[],
  lastContactedAt: (number | null)[],
  hours: (WorkingSpan[] | null)[],
  daysOff: (DayOff[] | null)[],
  timeZones: (string | null)[],
  lats: number[],
  lons: number[],
];

function searchJson({ lat, lon, professionId, notUserIds, notIds, withHours = false }: Search) {
  return {
    lat,
    lon,
    point: `(${mercatorOf({ lat, lon }).join()})`,
    near: boxAround({ lat, lon }, WIDE_KM),
    far: boxAround({ lat, lon }, MAX_SERVICE_RADIUS_KM),
    profession_id: professionId,
    not_user_ids: notUserIds,
    not_ids: notIds,
    with_hours: withHours,
  };
}

function candidatesOf([ids, distancesKm, ...columns]: FoundColumns): Candidate[] {
  const [bayesianRatings, ratingMeans, reviewCounts, acceptedCounts, ...more] = columns;
  const [deniedCounts, lastContactedAt, hours, daysOff, timeZones, lats, lons] = more;
  return (ids ?? []).map((id, place) => ({
    id,
    distanceKm: distancesKm[place]!,
    bayesianRating: bayesianRatings[place]!,
    ratingMean: ratingMeans[place]!,
    reviewCount: reviewCounts[place]!,
    acceptedCount: acceptedCounts[place]!,
    deniedCount: deniedCounts[place]!,
    lastContactedAt: lastContactedAt[place]!,
    working: workingTimeOf({
      hours: hours[place]!,
      daysOff: daysOff[place]!,
      timeZone: timeZones[place]!,
      lat: lats[place]!,
      lon: lons[place]!,
    }),
  }));
}

/** Null for one who always works, without computing the time zone. */
function workingTimeOf({ hours, daysOff, timeZone, ...place }: HoursAndPlace): WorkingTime | null {
  if (!hours && !daysOff) return null;
  const zone = timeZoneOf({ ...place, time_zone: timeZone });
  return { hours: hours ?? [], daysOff: daysOff ?? [], timeZone: zone };
}

/** The haversine formula. */
function greatCircleKm(lat: RawBuilder<unknown>, lon: RawBuilder<unknown>, of: string) {
  const [itsLat, itsLon] = [sql.ref(`${of}.lat`), sql.ref(`${of}.lon`)];
  return sql`(2 * ${sql.lit(EARTH_RADIUS_KM)} * asin(least(1, sqrt(
    sin(radians(${itsLat} - ${lat}) / 2) ^ 2
    + cos(radians(${itsLat})) * cos(radians(${lat})) * sin(radians(${itsLon} - ${lon}) / 2) ^ 2
  ))))`;
}

function distanceTo({ lat, lon }: Place) {
  return greatCircleKm(sql`${lat}::float8`, sql`${lon}::float8`, 'professionals');
}

const distanceKm = greatCircleKm(sql`asked.lat`, sql`asked.lon`, 'nearest');

/** A place in the projection of `professionals.loc`, Mercator's in kilometres at the equator. */
function mercatorOf({ lat, lon }: Place): [number, number] {
  const north = radians(Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)));
  return [
    EARTH_RADIUS_KM * radians(lon),
    EARTH_RADIUS_KM * Math.log(Math.tan(Math.PI / 4 + north / 2)),
  ];
}

/**
 * A box in that projection that holds everything within a distance in km, as PostgreSQL writes one: at
 * its end nearest to a pole a kilometre is drawn longest.
 */
function boxAround(place: Place, km: number): string {
  const [x, y] = mercatorOf(place);
  const last = Math.min(MAX_LAT, Math.abs(place.lat) + km / KM_OF_A_DEGREE);
  const reach = km / Math.cos(radians(last));
  return `(${x - reach},${y - reach}),(${x + reach},${y + reach})`;
}
