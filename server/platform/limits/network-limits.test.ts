import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import type { Config } from '#server/platform/config/config.ts';
import { enforceNetworkLimits, enforceSharedLimit, readShared } from './network-limits.ts';

let database: FreshDatabase;
const now = new Date('2026-11-20T12:00:00Z');
const counter = () => ({
  db: database.db,
  clock: { now: () => now },
  config: { rateLimits: true } as Config,
});
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const two = { limit: 2, windowSeconds: 60 };
/** How many of these callers were within the limit. */
async function passed(name: string, callers: string[], limit: object = two) {
  const tries = [];
  for (const caller of callers) {
    const counted = enforceNetworkLimits(counter(), name, caller, { ...two, ...limit });
    tries.push(
      await counted.then(
        () => true,
        () => false,
      ),
    );
  }
  return tries.filter(Boolean).length;
}
const homes = (many: number, of: (index: number) => string) =>
  Array.from({ length: many }, (_, index) => of(index));

describe('the networks of a caller', () => {
  it('have the limit, twice in a /56, five times in a /48 or a /24', async () => {
    expect(
      await passed(
        '64',
        homes(5, () => '2001:db8:1:1::/64'),
      ),
    ).toBe(2);
    expect(
      await passed(
        '56',
        homes(9, (home) => `2001:db8:2:${home}::/64`),
      ),
    ).toBe(4);
    expect(
      await passed(
        '48',
        homes(20, (home) => `2001:db8:3:${home}00::/64`),
      ),
    ).toBe(10);
    expect(
      await passed(
        '24',
        homes(20, (home) => `203.0.113.${home}`),
      ),
    ).toBe(10);
  });

  it('have the maximum of the widest where that is set', async () => {
    const many = homes(20, (home) => `198.51.100.${home}`);
    expect(await passed('widest', many, { widest: 3 })).toBe(3);
  });

  it('are not used up by one of them that continues when it is refused', async () => {
    await passed(
      'stubborn',
      homes(50, () => '192.0.2.1'),
    );
    expect(
      await passed(
        'stubborn',
        homes(20, (home) => `192.0.2.${home + 2}`),
      ),
    ).toBe(8);
  });
});

it('a neighbourhood adds its share to the shared count, and no more', async () => {
  const all = { name: 'everybody', share: 3, windowSeconds: 60 };
  for (let home = 0; home < 50; home += 1) {
    await enforceSharedLimit(counter(), all, `2001:db8:4:${home}::/64`);
  }
  await enforceSharedLimit(counter(), all, '203.0.113.9');
  expect((await readShared(counter(), all)).hits).toBe(4);
});
