import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import type { CallContext } from './route.ts';

/** So many hits in a fixed window that begins with the first. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

const minute = 60;
const day = 86_400;

/** What one caller may do: a signed-in person where there is a session, else a network address. */
const callLimits = {
  analyze: { of: 'address', all: [{ limit: 120, windowSeconds: 10 * minute }] },
  places: { of: 'address', all: [{ limit: 60, windowSeconds: minute }] },
  requests: { of: 'person', all: [{ limit: 10, windowSeconds: day }] },
  requestsUnproven: { of: 'person', all: [{ limit: 3, windowSeconds: day }] },
  requestsUnprovenFrom: { of: 'address', all: [{ limit: 10, windowSeconds: day }] },
  messages: {
    of: 'person',
    all: [
      { limit: 20, windowSeconds: minute },
      { limit: 200, windowSeconds: day },
    ],
  },
  coveredPlaces: {
    of: 'person',
    all: [
      { limit: 60, windowSeconds: minute },
      { limit: 500, windowSeconds: day },
    ],
  },
  profileChanges: { of: 'person', all: [{ limit: 60, windowSeconds: 60 * minute }] },
  subscribing: { of: 'person', all: [{ limit: 20, windowSeconds: 60 * minute }] },
  billing: { of: 'person', all: [{ limit: 60, windowSeconds: 10 * minute }] },
  exports: { of: 'person', all: [{ limit: 5, windowSeconds: day }] },
  blocks: { of: 'person', all: [{ limit: 50, windowSeconds: day }] },
  reports: { of: 'person', all: [{ limit: 20, windowSeconds: day }] },
  contact: {
    of: 'address',
    all: [
      { limit: 5, windowSeconds: 60 * minute },
      { limit: 20, windowSeconds: day },
    ],
  },
} satisfies Record<string, { of: 'address' | 'person'; all: Limit[] }>;

export type CallLimitName = keyof typeof callLimits;

type Counter = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * Counts one call and lets it pass while its caller is within the limit of that name. A database
 * that cannot count fails the call.
 * @throws Refusal `too_many` with the seconds to wait
 */
export async function limit(
  platform: Counter,
  call: Pick<CallContext, 'session' | 'address'>,
  name: CallLimitName,
): Promise<void> {
  const { of, all } = callLimits[name];
  const caller = of === 'person' && call.session ? call.session.userId : call.address;
  const counted = await countHits(
    platform,
    all.map((one) => [[name, caller], one]),
  );
  const waits = counted.filter(({ allowed }) => !allowed).map((one) => one.retryAfterSeconds);
  if (waits.length > 0) throw new Refusal('too_many', { retryAfterSeconds: Math.max(...waits) });
}

/**
 * Counts one hit of a bucket (a name, then whatever tells it apart).
 * @throws Refusal `too_many` with the seconds to wait
 */
export async function countOrRefuse(
  platform: Counter,
  bucket: readonly string[],
  limit: Limit,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await countHit(platform, bucket, limit);
  if (!allowed) throw new Refusal('too_many', { retryAfterSeconds });
}

/** What counting a hit of a bucket has shown. */
interface Counted {
  allowed: boolean;
  hits: number;
  retryAfterSeconds: number;
}

/** Counts one hit of a bucket, exact however many come at once, on whichever node. */
export async function countHit(
  counter: Counter,
  bucket: readonly string[],
  limit: Limit,
): Promise<Counted> {
  const [counted] = await countHits(counter, [[bucket, limit]]);
  return counted!;
}

/** Counts one hit of each bucket in one statement; the answers come in the order of the counts. */
async function countHits(
  { db, clock, config }: Counter,
  counts: readonly Count[],
): Promise<Counted[]> {
  if (!config.rateLimits)
    return counts.map(() => ({ allowed: true, hits: 0, retryAfterSeconds: 0 }));
  const now = clock.now();
  const keys = counts.map(([bucket, { windowSeconds }]) => keyOf(bucket, windowSeconds));
  const ends = counts.map(([, one]) => new Date(now.getTime() + one.windowSeconds * 1000));
  const rows = await upsertHits(db, now, { keys, ends });
  return counts.map(([, one], index) => {
    const { hits, ends } = rows.get(keys[index]!)!;
    const wait = Math.ceil((ends.getTime() - now.getTime()) / 1000);
    return { allowed: hits <= one.limit, hits, retryAfterSeconds: Math.max(1, wait) };
  });
}

/** How often a bucket was hit in the window that runs now, and how long it still does. */
export async function readHits(
  { db, clock }: Counter,
  bucket: readonly string[],
  windowSeconds: number,
): Promise<{ hits: number; retryAfterSeconds: number }> {
  const now = clock.now();
  const row = await db
    .selectFrom('rate_limits')
    .select(['hits', 'window_ends_at'])
    .where('bucket', '=', keyOf(bucket, windowSeconds))
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  const ends = row?.window_ends_at.getTime() ?? now.getTime();
  return { hits: row?.hits ?? 0, retryAfterSeconds: Math.ceil((ends - now.getTime()) / 1000) };
}

/** A bucket and its limit. */
export type Count = readonly [bucket: readonly string[], limit: Limit];

/**
 * Takes back hits that turned out not to count, such as those of a password that was right. The rows
 * are locked in one order, so that two who do this at once never wait for each other.
 */
export async function takeBackHits(
  { db, config }: Counter,
  counts: readonly Count[],
): Promise<void> {
  if (!config.rateLimits) return;
  const buckets = counts.map(([bucket, { windowSeconds }]) => keyOf(bucket, windowSeconds));
  await db
    .with('locked', (query) =>
      query
        .selectFrom('rate_limits')
        .select('bucket')
        .where('bucket', '=', sql<string>`any(${buckets}::text[])`)
        .orderBy('bucket')
        .forUpdate(),
    )
    .updateTable('rate_limits')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('bucket', 'in', (query) => query.selectFrom('locked').select('bucket'))
    .execute();
}

/** Deletes the buckets whose window is over; run by a timer. */
export async function deleteEndedWindows({ db, clock }: Counter): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', clock.now()).execute();
}

/** Addresses and numbers of people are told apart without being kept in the clear. */
export function keyOf([name = '', ...parts]: readonly string[], windowSeconds: number): string {
  return `${name}:${windowSeconds}:${hash('sha256', JSON.stringify(parts), 'base64url')}`;
}

/** The rows are locked in one order, so that two who count at once never wait for each other. */
async function upsertHits(
  db: Db,
  now: Date,
  { keys, ends }: { keys: readonly string[]; ends: readonly Date[] },
) {
  const { rows } = await sql<{ bucket: string; hits: number; ends: Date }>`
    insert into rate_limits as known (bucket, window_ends_at, hits)
    select bucket, ends, 1 from unnest(${keys}::text[], ${ends}::timestamptz[]) counted (bucket, ends)
    order by bucket
    on conflict (bucket) do update set
      hits = case when known.window_ends_at <= ${now} then 1 else known.hits + 1 end,
      window_ends_at = case when known.window_ends_at <= ${now} then excluded.window_ends_at
        else known.window_ends_at end
    returning bucket, hits, window_ends_at as ends`.execute(db);
  return new Map(rows.map((row) => [row.bucket, row]));
}
