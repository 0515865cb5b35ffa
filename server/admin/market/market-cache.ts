import * as z from 'zod/mini';
import { market, MARKET_DAYS, type Market } from '#contract/admin/market.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  deleteCachedAnswersBefore,
  findCachedAnswer,
  storeCachedAnswer,
  extendStatementTimeout,
} from './queries-cached-answers.ts';
import { computeMarket, type MarketFilter } from './compute-market.ts';

const FRESH_MS = 60_000;
/** Above this duration a stale answer is served, if there is one. */
const SLOW_MS = 1_000;
/** A slow answer stays fresh for this many times its duration: one core of many is enough. */
const SHARE = 60;
const MAX_COMPUTE_MS = 120_000;
const CACHE_TTL_MS = 7 * DAY_MS;

type MarketPlatform = Pick<Platform, 'db' | 'replica' | 'clock' | 'log'>;

// By query and by pool: a process that runs several nodes keeps them apart.
const running = new WeakMap<Platform['db'], Map<string, Promise<Market>>>();

/**
 * The market figures, at most a minute old. Where computing takes more than a second, the stale
 * answer is served at once, and the next caller gets the new figures (stale-while-revalidate):
 * `asOf` says their moment.
 */
export async function readMarket(platform: MarketPlatform, asked: MarketFilter): Promise<Market> {
  const { db, clock } = platform;
  const stored = await findCachedAnswer(db, keyOf(asked));
  // Stored by another version of this program, it may not match the contract.
  const known = z.safeParse(market, stored?.answer);
  if (!stored || !known.success) return refresh(platform, asked);
  const age = clock.now().getTime() - stored.as_of.getTime();
  if (age < Math.max(FRESH_MS, SHARE * stored.took_ms)) return known.data;
  if (stored.took_ms < SLOW_MS) return refresh(platform, asked);
  refresh(platform, asked).catch((error: unknown) =>
    platform.log.error({ err: error }, 'the market could not be worked out'),
  );
  return known.data;
}

/** Computes the unfiltered answer ahead, so that nobody waits for it; run by a timer. */
export async function refreshMarket(platform: MarketPlatform): Promise<void> {
  for (const days of MARKET_DAYS)
    await refresh(platform, { days: Number(days), profession: null, city: null });
}

/** Computes and caches an answer; concurrent callers share the same computation. */
async function refresh(platform: MarketPlatform, asked: MarketFilter): Promise<Market> {
  const works = running.get(platform.db) ?? new Map<string, Promise<Market>>();
  running.set(platform.db, works);
  const key = keyOf(asked);
  const work = works.get(key) ?? computeAndStore(platform, asked);
  works.set(key, work);
  try {
    return await work;
  } finally {
    works.delete(key);
  }
}

async function computeAndStore(
  { db, replica, clock }: MarketPlatform,
  asked: MarketFilter,
): Promise<Market> {
  const now = clock.now();
  const begun = performance.now();
  const answer = await replica.readTogether(async (tx) => {
    await extendStatementTimeout(tx, MAX_COMPUTE_MS);
    return computeMarket(tx, asked, now);
  });
  const took_ms = Math.round(performance.now() - begun);
  await storeCachedAnswer(db, keyOf(asked), { as_of: now, took_ms, answer });
  await deleteCachedAnswersBefore(db, new Date(now.getTime() - CACHE_TTL_MS));
  return answer;
}

function keyOf({ days, profession, city }: MarketFilter): string {
  return JSON.stringify([days, profession, city]);
}
