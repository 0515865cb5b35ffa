import { sql } from 'kysely';
import type { LiveEvent } from '#contract/live.ts';
import type { Db } from '#server/platform/database/db.ts';

export interface LiveRow {
  id: number;
  userId: string;
  event: LiveEvent;
}

/** The events stored by one statement. */
export interface StoredEvents {
  rows: LiveRow[];
}

export const LIVE_CHANNEL = 'live';

/** The prefix of a payload that contains a transient event. */
export const TRANSIENT_PREFIX = 'now:';

/** The prefix of a payload that names a shared state to read again. */
export const INVALIDATION_PREFIX = 'shared:';

/** A payload holds less than 8000 bytes: the maximum number of events by id. */
const maxPerNotification = 100;
const maxPayloadBytes = 7900;

/** The prefix of a payload by which a node probes its own listener. */
export const PROBE_PREFIX = 'heard:';

/** The prefix of a payload that contains the events as JSON, so that no query is needed. */
export const ROWS_PREFIX = 'rows:';

/**
 * Ids are assigned before the commit, so a smaller one may become visible later than a larger one.
 * The delay is bounded: no transaction of ours lives that long, and its commit may have to wait for
 * a failover of the database besides.
 */
const overlap = sql.lit('40 seconds');

/**
 * Stores events and sends NOTIFY, delivered when the transaction commits: `rows:` and the rows as
 * JSON where they fit into a payload, else their ids and people, `12:<user>,13:<user>`. Its
 * statements return what was stored (`StoredEvents`).
 */
export async function insertLiveEvents(
  db: Db,
  liveEvents: readonly { userId: string; event: LiveEvent }[],
): Promise<void> {
  for (let start = 0; start < liveEvents.length; start += maxPerNotification) {
    const part = liveEvents.slice(start, start + maxPerNotification);
    const users = part.map(({ userId }) => userId);
    const events = part.map(({ event }) => JSON.stringify(event));
    await sql<StoredEvents>`
      with told as (
        insert into live_events (user_id, event)
        select * from unnest(${users}::uuid[], ${events}::jsonb[]) returning id, user_id, event
      ), said as (
        select string_agg(id || ':' || user_id, ',') as ids,
          jsonb_agg(jsonb_build_object('id', id, 'userId', user_id, 'event', event)) as rows
        from told)
      select rows, pg_notify(${sql.lit(LIVE_CHANNEL)}, case
        when octet_length(rows::text) <= ${sql.lit(maxPayloadBytes - ROWS_PREFIX.length)}
        then ${sql.lit(ROWS_PREFIX)} || rows::text else ids end) from said
    `.execute(db);
  }
}

/** Sends a transient event: `now:<user>:<event>`. */
export async function notifyTransient(db: Db, userId: string, event: LiveEvent): Promise<void> {
  const payload = `${TRANSIENT_PREFIX}${userId}:${JSON.stringify(event)}`;
  await sql`select pg_notify(${sql.lit(LIVE_CHANNEL)}, ${payload})`.execute(db);
}

/** Invalidates a shared state on every node, at the commit: `shared:<name>`. */
export async function notifyInvalidation(db: Db, name: string): Promise<void> {
  await sql`select pg_notify(${sql.lit(LIVE_CHANNEL)}, ${INVALIDATION_PREFIX + name})`.execute(db);
}

/** Sends a probe, at once: `heard:<token>`. */
export async function notifyProbe(db: Db, token: string): Promise<void> {
  await sql`select pg_notify(${sql.lit(LIVE_CHANNEL)}, ${PROBE_PREFIX + token})`.execute(db);
}

export async function findEvents(db: Db, ids: readonly number[]): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select id, user_id as "userId", event from live_events
    where id = any(${ids}::bigint[]) order by id`.execute(db);
  return rows;
}

const BATCH = 1000;

/** The events of these people after an event, and shortly before it. */
export async function findEventsAfter(
  db: Db,
  userIds: readonly string[],
  afterId: number,
): Promise<LiveRow[]> {
  const found: LiveRow[] = [];
  for (;;) {
    const { rows } = await sql<LiveRow>`
      select id, user_id as "userId", event from live_events
      where user_id = any(${userIds}::uuid[]) and id > ${found.at(-1)?.id ?? 0} and id <> ${afterId}
        and (id > ${afterId} or created_at >
          (select created_at from live_events where id = ${afterId}) - ${overlap}::interval)
      order by id limit ${sql.lit(BATCH)}`.execute(db);
    found.push(...rows);
    if (rows.length < BATCH) return found;
  }
}

export async function findNewestEventId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from live_events`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Nobody resumes after a day: pages fetch everything when they open. Read from the oldest up to the first
 * that stays, by id; one that was stored out of order waits for the next time.
 */
export async function deleteOldEvents(db: Db): Promise<void> {
  await sql`
    delete from live_events where id < coalesce((
      select id from live_events where created_at >= now() - interval '1 day' order by id limit 1
    ), ${sql.lit(Number.MAX_SAFE_INTEGER)})`.execute(db);
}
