import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/**
 * The next short requests, in the order of their ids. Those with active leads only if created after
 * `since`: otherwise they would be retried for ever.
 */
export function listShortRequests(
  db: Db,
  page: { after: string | undefined; limit: number; since: Date },
) {
  return db
    .selectFrom('requests')
    .select('id')
    .where('is_short', '=', true)
    .where('status', 'in', ['sent', 'pending', 'accepted'])
    .where('lat', 'is not', null)
    .where((is) => is.or([is('status', '=', 'pending'), is('created_at', '>', page.since)]))
    .$if(page.after !== undefined, (query) => query.where('id', '>', page.after ?? ''))
    .orderBy('id')
    .limit(page.limit)
    .execute();
}

/** A circle on the map: degrees and kilometres. */
export interface Circle {
  lat: number;
  lon: number;
  km: number;
}

/**
 * Short requests of a profession within a circle, the longest waiting first. On a plane, with a
 * margin: the service area is checked later.
 */
export function listShortRequestsWithin(
  db: Db,
  { professionIds, circle, limit }: { professionIds: number[]; circle: Circle; limit: number },
) {
  const north = sql<number>`(lat - ${circle.lat}::float8) * 111.2`;
  const east = sql<number>`(lon - ${circle.lon}::float8) * 111.2 * cos(radians(${circle.lat}::float8))`;
  return db
    .selectFrom('requests')
    .select('id')
    .where('profession_id', '=', sql<number>`any(${professionIds}::int[])`)
    .where('is_short', '=', true)
    .where('status', 'in', ['sent', 'pending', 'accepted'])
    .where(sql<boolean>`(${north}) ^ 2 + (${east}) ^ 2 <= (1.05 * ${circle.km}::float8 + 1) ^ 2`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Requests in progress whose completion was reported before a moment, oldest first. */
export function listReportedBefore(db: Db, moment: Date, limit: number) {
  return db
    .selectFrom('requests')
    .select('id')
    .where('status', '=', 'in_progress')
    .where('completion_reported_at', '<=', moment)
    .orderBy('completion_reported_at')
    .limit(limit)
    .execute();
}

/** The history of a request, oldest first; at most the newest 500 rows. */
export async function listHistory(db: Db, requestId: string) {
  const lines = await db
    .selectFrom('request_history')
    .select(['at', 'event', 'actor', 'lead_id', 'note', 'to_status'])
    .where('request_id', '=', requestId)
    // A transaction that waited for the lock may write an earlier event later.
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return lines.toReversed();
}
