import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { faultsOf } from './judge.ts';
import { ROWS, titleOf } from './matrix.ts';
import { spoils } from './spoils.ts';
import { demoProviders, routesOf, routesWithoutRow } from './routes.ts';
import type { World } from './world.ts';
import { openWorlds } from './worlds.ts';

describe('the matrix', () => {
  let site: StartedApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.stop());

  it('has a row for every route that is mounted', () => {
    expect(routesWithoutRow(routesOf(site.platform), ROWS)).toEqual([]);
  });

  it('has a route for every row', () => {
    const mounted = new Set(routesOf(site.platform));
    const without = ROWS.filter(({ call }) => !mounted.has(call));
    expect(without.map(titleOf)).toEqual([]);
  });

  it('says of every call of the panel which roles may use it', () => {
    const ofPanel = new Set(titlesOf(({ audience }) => audience === 'admin'));
    const without = ROWS.filter(({ call, roles }) => ofPanel.has(call) !== (roles !== undefined));
    expect(without.map(titleOf)).toEqual([]);
  });

  it('names each case once', () => {
    expect(new Set(ROWS.map(titleOf)).size).toBe(ROWS.length);
  });
});

// The outbox shows every letter to everybody, so production has none.
const shown = ROWS.filter(({ call }) => !call.includes('/dev/outbox'));

describe('each of the seven actors, by', () => {
  let worlds: Awaited<ReturnType<typeof openWorlds>>;
  let world: World | undefined;
  beforeAll(async () => {
    worlds = await openWorlds();
  });
  const end = async () => {
    await world?.site.stop();
    world = undefined;
  };
  afterAll(async () => {
    await end();
    await worlds.close();
  });

  it.each(shown.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
    world ??= await worlds.copy();
    expect(await faultsOf(world, row)).toEqual([]);
    if (spoils(row)) await end();
  });
});

/** Method and path of the calls of the contract of which this holds. */
function titlesOf(holds: (endpoint: Endpoint) => boolean): string[] {
  return Object.values(ENDPOINTS)
    .filter(holds)
    .map(({ method, path }) => `${method} ${path}`);
}

describe('in production', () => {
  it('nobody finds the outbox, or the demo providers', async () => {
    const production = await startApp({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://nearhand.test',
        SMTP_URL: 'smtp://localhost',
        MAIL_FROM: 'a@nearhand.test',
      },
    });
    const rows = ROWS.filter(({ call }) => call.includes('/dev/outbox'));
    const statuses = await Promise.all(
      rows.map(async ({ call }) => (await production.fetch(call.slice(4))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    const providers = routesOf(production.platform).filter((call) => demoProviders.test(call));
    expect(providers).toEqual([]);
    await production.stop();
  });
});
