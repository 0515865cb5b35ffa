import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/**
 * The next requests for which fewer are asked than should be, in the order of their ids. Those of
 * which somebody is asked already only if created after `since`: nobody closes every request.
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
 * Requests of a profession for which fewer are asked than should be, within a circle, the one that
 * waits longest first. Compares on a plane, a little generously: who may be asked is decided later.
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

/** Requests in progress whose completion was reported before a moment, longest ago first. */
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

/** All that happened to a request, oldest first; at most the newest 500 lines. */
export async function listHistory(db: Db, requestId: string) {
  const lines = await db
    .selectFrom('request_history')
    .select(['at', 'event', 'actor', 'lead_id', 'note', 'to_status'])
    .where('request_id', '=', requestId)
    // Who waited for the lock wrote later what happened earlier.
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return lines.toReversed();
}
