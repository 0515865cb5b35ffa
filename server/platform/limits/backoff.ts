import { sql, type RawBuilder } from 'kysely';
import { keyOf } from './rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Exponential backoff: the first attempts are free; after each further one the wait doubles. In
 * seconds.
 */
export interface Backoff {
  /** Attempts before the first wait. */
  free: number;
  first: number;
  longest: number;
  /** After this quiet time the attempts are forgotten. */
  forgotten: number;
}

type Counter = Pick<Platform, 'db' | 'clock' | 'config'>;

/** The wait in seconds after this many attempts. */
export function backoffSeconds(tries: number, { free, first, longest }: Backoff): number {
  return tries < free ? 0 : Math.min(longest, first * 2 ** (tries - free));
}

/**
 * Counts one attempt of a bucket, exact under concurrency; one that comes too soon is refused and not
 * counted.
 * @returns the seconds until the next one may come
 * @throws Refusal `too_many`
 */
export async function countWithBackoff(
  counter: Counter,
  bucket: readonly string[],
  growth: Backoff,
): Promise<number> {
  if (!counter.config.rateLimits) return backoffSeconds(1, growth);
  const counted = await upsertAttempt(counter, keyOf(bucket, growth.forgotten), growth);
  if (counted) return backoffSeconds(counted.hits, growth);
  await assertBackoffOver(counter, bucket, growth);
  // It ended between the two statements.
  throw new Refusal('too_many', { retryAfterSeconds: 1 });
}

/** Checks without counting. @throws Refusal `too_many` with the seconds to wait */
export async function assertBackoffOver(
  { db, clock, config }: Counter,
  bucket: readonly string[],
  growth: Backoff,
): Promise<void> {
  if (!config.rateLimits) return;
  const now = clock.now();
  const found = await db
    .selectFrom('rate_limits')
    .select(['hits', 'window_ends_at'])
    .where('bucket', '=', keyOf(bucket, growth.forgotten))
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  if (!found) return;
  const last = found.window_ends_at.getTime() - growth.forgotten * 1000;
  const wait = last / 1000 + backoffSeconds(found.hits, growth) - now.getTime() / 1000;
  if (wait > 0) throw new Refusal('too_many', { retryAfterSeconds: Math.ceil(wait) });
}

/** Resets a bucket after a successful attempt. */
export async function resetBackoff(
  { db, config }: Counter,
  bucket: readonly string[],
  { forgotten }: Backoff,
): Promise<void> {
  if (!config.rateLimits) return;
  await db.deleteFrom('rate_limits').where('bucket', '=', keyOf(bucket, forgotten)).execute();
}

/** A row's window ends at its reset, from which the last attempt follows. */
function upsertAttempt({ db, clock }: Counter, bucket: string, growth: Backoff) {
  const now = clock.now();
  const forgottenAt = new Date(now.getTime() + growth.forgotten * 1000);
  const isForgotten = sql<boolean>`rate_limits.window_ends_at <= ${now}`;
  return db
    .insertInto('rate_limits')
    .values({ bucket, window_ends_at: forgottenAt, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          hits: sql`case when ${isForgotten} then 1 else rate_limits.hits + 1 end`,
          window_ends_at: forgottenAt,
        })
        .where((row) => row.or([isForgotten, isOver(now, growth)])),
    )
    .returning('hits')
    .executeTakeFirst();
}

/** As {@link backoffSeconds}, in SQL. */
function isOver(now: Date, { free, first, longest, forgotten }: Backoff): RawBuilder<boolean> {
  const doublings = sql`least(rate_limits.hits - ${free}::int, 20)`;
  const wait = sql`case when rate_limits.hits < ${free}::int then 0
    else least(${longest}::int, ${first}::int * 2 ^ ${doublings}) end`;
  return sql`rate_limits.window_ends_at - make_interval(secs => ${forgotten}::int) +
    make_interval(secs => ${wait}) <= ${now}::timestamptz`;
}
