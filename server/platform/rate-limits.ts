import { createHash } from 'node:crypto';
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
  for (const one of all) await countOrRefuse(platform, [name, caller], one);
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

/** Counts one hit of a bucket, exact however many come at once, on whichever node. */
export async function countHit(
  { db, clock, config }: Counter,
  bucket: readonly string[],
  { limit, windowSeconds }: Limit,
): Promise<{ allowed: boolean; hits: number; retryAfterSeconds: number }> {
  if (!config.rateLimits) return { allowed: true, hits: 0, retryAfterSeconds: 0 };
  const now = clock.now();
  const { hits, window_ends_at } = await upsertHit(db, keyOf(bucket, windowSeconds), {
    now,
    windowEndsAt: new Date(now.getTime() + windowSeconds * 1000),
  });
  const wait = Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000);
  return { allowed: hits <= limit, hits, retryAfterSeconds: Math.max(1, wait) };
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

/** Takes back a hit that turned out not to count, such as a password that was right. */
export async function takeBackHit(
  { db, config }: Counter,
  bucket: readonly string[],
  { windowSeconds }: Limit,
): Promise<void> {
  if (!config.rateLimits) return;
  await db
    .updateTable('rate_limits')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('bucket', '=', keyOf(bucket, windowSeconds))
    .execute();
}

/** Deletes the buckets whose window is over; run by a timer. */
export async function deleteEndedWindows({ db, clock }: Counter): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', clock.now()).execute();
}

/** Addresses and numbers of people are told apart without being kept in the clear. */
function keyOf([name = '', ...parts]: readonly string[], windowSeconds: number): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `${name}:${windowSeconds}:${hash}`;
}

function upsertHit(db: Db, bucket: string, at: { now: Date; windowEndsAt: Date }) {
  const isOver = sql<boolean>`rate_limits.window_ends_at <= ${at.now}`;
  return db
    .insertInto('rate_limits')
    .values({ bucket, window_ends_at: at.windowEndsAt, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at
          else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['hits', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}
