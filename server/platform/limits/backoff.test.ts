import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import type { Config } from '#server/platform/config/config.ts';
import { assertBackoffOver, countWithBackoff, resetBackoff } from './backoff.ts';

let database: FreshDatabase;
let now = new Date('2026-11-20T12:00:00Z');
const counter = (rateLimits = true) => ({
  db: database.db,
  clock: { now: () => now },
  config: { rateLimits } as Config,
});
const growth = { free: 3, first: 10, longest: 60, forgotten: 3600 };
const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const tooSoon = (retryAfterSeconds: number) => ({
  code: 'too_many',
  extra: { retryAfterSeconds },
});

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('exponential backoff', () => {
  it('doubles after each further attempt, up to the maximum', async () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const wait = await countWithBackoff(counter(), ['doubles'], growth);
      waits.push(wait);
      pass(wait);
    }
    expect(waits).toEqual([0, 0, 10, 20, 40, 60, 60, 60]);
  });

  it('refuses an attempt that comes too soon, without counting it', async () => {
    for (let tries = 0; tries < 3; tries += 1) await countWithBackoff(counter(), ['soon'], growth);
    pass(4);
    for (let tries = 0; tries < 3; tries += 1) {
      const early = countWithBackoff(counter(), ['soon'], growth);
      await expect(early).rejects.toMatchObject(tooSoon(6));
    }
    await expect(assertBackoffOver(counter(), ['soon'], growth)).rejects.toMatchObject(tooSoon(6));
    pass(6);
    await assertBackoffOver(counter(), ['soon'], growth);
    await expect(countWithBackoff(counter(), ['soon'], growth)).resolves.toBe(20);
  });

  it('accepts exactly the free attempts under concurrency', async () => {
    const all = Array.from({ length: 40 }, () => countWithBackoff(counter(), ['at-once'], growth));
    const counted = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
    expect(counted).toHaveLength(3);
  });

  it('is reset after a success, and after a quiet time', async () => {
    for (let tries = 0; tries < 3; tries += 1) await countWithBackoff(counter(), ['quiet'], growth);
    await resetBackoff(counter(), ['quiet'], growth);
    await expect(countWithBackoff(counter(), ['quiet'], growth)).resolves.toBe(0);
    for (let tries = 0; tries < 2; tries += 1) await countWithBackoff(counter(), ['quiet'], growth);
    pass(3600);
    await expect(countWithBackoff(counter(), ['quiet'], growth)).resolves.toBe(0);
  });

  it('is disabled where limits are off', async () => {
    const all = Array.from({ length: 5 }, () => countWithBackoff(counter(false), ['off'], growth));
    await expect(Promise.all(all)).resolves.toEqual([0, 0, 0, 0, 0]);
  });
});
