import { sql } from 'kysely';
import type { RequestStatus } from '#contract/requests/statuses.ts';
import type { Db } from '#server/platform/database/db.ts';

/** What a monitor watches of the requests of a site. */
export interface WatchedRequests {
  /** Those that are open, and those submitted in the last 24 hours, by status. */
  open: { status: RequestStatus; count: number }[];
  lastDay: { status: RequestStatus; count: number }[];
  /** Seconds from submission to the first acceptance, of the last 24 hours; null where none accepted. */
  medianSeconds: number | null;
  p90Seconds: number | null;
  /** Of the open ones nobody has accepted yet: the share with three leads alive; null where none is. */
  wellServed: number | null;
}

const LEADS_ALIVE = 3;

/** Reads open requests and those of the last 24 hours only, however many there were before. */
export async function findWatchedRequests(db: Db, now: Date): Promise<WatchedRequests> {
  const { rows } = await sql<WatchedRequests>`
    with open as (
      select status, count(*)::int as count from requests
      where status in ('sent', 'pending', 'accepted', 'in_progress') group by status),
    young as materialized (
      select id, status, created_at from requests
      where created_at > ${now}::timestamptz - interval '24 hours'),
    accepted as (
      select extract(epoch from min(leads.responded_at) - young.created_at)::float8 as seconds
      from young join leads on leads.request_id = young.id and leads.status = 'accepted'
      group by young.id, young.created_at),
    served as (
      select (select count(*) from leads where request_id = requests.id
              and leads.status in ('pending', 'accepted')) >= ${LEADS_ALIVE} as well
      from requests where status in ('sent', 'pending'))
    select
      coalesce((select json_agg(open) from open), '[]') as open,
      coalesce((select json_agg(json_build_object('status', status, 'count', count)) from (
        select status, count(*)::int as count from young group by status) days), '[]') as "lastDay",
      (select percentile_cont(0.5) within group (order by seconds) from accepted) as "medianSeconds",
      (select percentile_cont(0.9) within group (order by seconds) from accepted) as "p90Seconds",
      (select avg(well::int)::float8 from served) as "wellServed"`.execute(db);
  return rows[0]!;
}
