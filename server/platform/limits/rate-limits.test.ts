import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import type { Config } from '#server/platform/config/config.ts';
import { limit } from './call-limits.ts';
import {
  countHit,
  enforceRateLimit,
  deleteExpiredWindows,
  undoHits,
  readHits,
  type Count,
} from './rate-limits.ts';

let database: FreshDatabase;
let now = new Date('2026-11-20T12:00:00Z');
const counter = (rateLimits = true) => ({
  db: database.db,
  clock: { now: () => now },
  config: { rateLimits } as Config,
});
const five = { limit: 5, windowSeconds: 60 };

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('counting hits', () => {
  it('accepts exactly the limit under concurrency', async () => {
    const counts = await Promise.all(
      Array.from({ length: 40 }, () => countHit(counter(), ['at-once', 'a'], five)),
    );
    expect(counts.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('says how long to wait, and starts over after that', async () => {
    for (let hit = 0; hit < 5; hit += 1) await enforceRateLimit(counter(), ['waits'], five);
    now = new Date(now.getTime() + 45_000);
    const refused = enforceRateLimit(counter(), ['waits'], five);
    await expect(refused).rejects.toMatchObject({
      code: 'too_many',
      extra: { retryAfterSeconds: 15 },
    });
    now = new Date(now.getTime() + 15_000);
    await expect(countHit(counter(), ['waits'], five)).resolves.toMatchObject({ allowed: true });
  });

  it('undoes a hit', async () => {
    const one = { limit: 1, windowSeconds: 60 };
    await enforceRateLimit(counter(), ['taken-back'], one);
    await undoHits(counter(), [[['taken-back'], one]]);
    await expect(countHit(counter(), ['taken-back'], one)).resolves.toMatchObject({
      allowed: true,
    });
  });

  it('undoes several at once, in any order, each exactly', async () => {
    const counts: Count[] = [1, 2, 3, 4].map((number) => [['several', `${number}`], five]);
    const come = async (index: number) => {
      for (const [bucket, limit] of counts) await countHit(counter(), bucket, limit);
      await undoHits(counter(), index % 2 === 0 ? counts : counts.toReversed());
    };
    await Promise.all(Array.from({ length: 30 }, (_, index) => come(index)));
    const left = counts.map(([bucket]) => readHits(counter(), bucket, five.windowSeconds));
    expect((await Promise.all(left)).map(({ hits }) => hits)).toEqual([0, 0, 0, 0]);
  });

  it('keeps buckets apart whose parts only concatenate alike', async () => {
    const one = { limit: 1, windowSeconds: 60 };
    await enforceRateLimit(counter(), ['apart', 'a', 'b'], one);
    const other = await countHit(counter(), ['apart', 'a:b'], one);
    expect(other.allowed).toBe(true);
  });

  it('stores no address in the clear', async () => {
    await countHit(counter(), ['code-to', 'marie@example.com'], five);
    const buckets = await database.db.selectFrom('rate_limits').select('bucket').execute();
    expect(JSON.stringify(buckets)).not.toContain('marie');
  });

  it('counts nothing when limits are off', async () => {
    const one = { limit: 1, windowSeconds: 60 };
    for (let hit = 0; hit < 3; hit += 1) await enforceRateLimit(counter(false), ['off'], one);
    const again = await countHit(counter(), ['off'], one);
    expect(again.allowed).toBe(true);
  });

  it('deletes windows that are over', async () => {
    now = new Date(now.getTime() + 90_000_000);
    await deleteExpiredWindows(counter());
    const left = await database.db.selectFrom('rate_limits').selectAll().execute();
    expect(left).toEqual([]);
  });
});

describe('limits of calls', () => {
  const address = '203.0.113.7';

  it('counts a signed-in person, wherever they call from', async () => {
    const session = { userId: '018f2b3c-0000-7000-8000-000000000001' } as never;
    for (let call = 0; call < 10; call += 1) {
      await limit(counter(), { session, address: `203.0.113.${call}` }, 'requests');
    }
    const eleventh = limit(counter(), { session, address }, 'requests');
    await expect(eleventh).rejects.toMatchObject({ code: 'too_many' });
  });

  it('counts an anonymous caller by network address', async () => {
    for (let call = 0; call < 60; call += 1) {
      await limit(counter(), { session: null, address }, 'places');
    }
    const over = limit(counter(), { session: null, address }, 'places');
    await expect(over).rejects.toMatchObject({ code: 'too_many' });
    await limit(counter(), { session: null, address: '203.0.113.8' }, 'places');
  });
});
