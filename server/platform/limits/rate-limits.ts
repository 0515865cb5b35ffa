import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A rate limit: hits in a fixed window that begins with the first. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

/** What counting needs. */
export type Counter = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * Counts one hit of a bucket (a name and its key).
 * @throws Refusal `too_many` with the seconds to wait
 */
export async function enforceRateLimit(
  platform: Counter,
  bucket: readonly string[],
  limit: Limit,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await countHit(platform, bucket, limit);
  if (!allowed) throw new Refusal('too_many', { retryAfterSeconds });
}

/** The result of counting a hit of a bucket. */
interface Counted {
  allowed: boolean;
  hits: number;
  retryAfterSeconds: number;
}

/** Counts one hit of a bucket, exact under concurrency, over all nodes. */
export async function countHit(
  counter: Counter,
  bucket: readonly string[],
  limit: Limit,
): Promise<Counted> {
  const [counted] = await countHits(counter, [[bucket, limit]]);
  return counted!;
}

/**
 * Counts one hit of each bucket in one statement; the results are in the order of the counts, those
 * of a repeated bucket one after the other.
 */
export async function countHits(
  { db, clock, config }: Counter,
  counts: readonly Count[],
): Promise<Counted[]> {
  if (!config.rateLimits || counts.length === 0)
    return counts.map(() => ({ allowed: true, hits: 0, retryAfterSeconds: 0 }));
  const now = clock.now();
  const counted = counts.map(([bucket, limit]) => ({
    key: keyOf(bucket, limit.windowSeconds),
    limit,
  }));
  const hits = [...Map.groupBy(counted, ({ key }) => key)].map(([key, same]) => ({
    key,
    hits: same.length,
    ends: new Date(now.getTime() + same[0]!.limit.windowSeconds * 1000),
  }));
  const rows = await upsertHits(db, now, hits);
  const left = new Map(hits.map(({ key, hits }) => [key, hits]));
  return counted.map(({ key, limit }) => {
    const row = rows.get(key)!;
    left.set(key, left.get(key)! - 1);
    const hits = row.hits - left.get(key)!;
    const wait = Math.ceil((row.ends.getTime() - now.getTime()) / 1000);
    return { allowed: hits <= limit.limit, hits, retryAfterSeconds: Math.max(1, wait) };
  });
}

/** How often a bucket was hit in the current window, and the rest of its duration. */
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
 * Undoes hits that turned out not to count, such as those of a right password. The rows are locked
 * in one order, which prevents deadlocks.
 */
export async function undoHits({ db, config }: Counter, counts: readonly Count[]): Promise<void> {
  if (!config.rateLimits || counts.length === 0) return;
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
export async function deleteExpiredWindows({ db, clock }: Counter): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', clock.now()).execute();
}

/** Addresses and numbers of people are hashed. */
export function keyOf([name = '', ...parts]: readonly string[], windowSeconds: number): string {
  return `${name}:${windowSeconds}:${hash('sha256', JSON.stringify(parts), 'base64url')}`;
}

interface Hits {
  key: string;
  hits: number;
  /** When the window ends that begins with them. */
  ends: Date;
}

/** The rows are locked in one order, which prevents deadlocks. */
async function upsertHits(db: Db, now: Date, counted: readonly Hits[]) {
  const { rows } = await sql<{ bucket: string; hits: number; ends: Date }>`
    insert into rate_limits as known (bucket, window_ends_at, hits)
    select bucket, ends, hits from unnest(${counted.map(({ key }) => key)}::text[],
      ${counted.map(({ ends }) => ends)}::timestamptz[], ${counted.map(({ hits }) => hits)}::int[])
      counted (bucket, ends, hits)
    order by bucket
    on conflict (bucket) do update set
      hits = case when known.window_ends_at <= ${now} then 0 else known.hits end + excluded.hits,
      window_ends_at = case when known.window_ends_at <= ${now} then excluded.window_ends_at
        else known.window_ends_at end
    returning bucket, hits, window_ends_at as ends`.execute(db);
  return new Map(rows.map((row) => [row.bucket, row]));
}
