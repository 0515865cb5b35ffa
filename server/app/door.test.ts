import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;
let leave: () => Promise<void>;
beforeAll(async () => {
  site = await startApp();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { shedder } = site.platform;
  const inside = Array.from({ length: 128 }, () => shedder.during(() => promise));
  leave = async () => {
    resolve();
    await Promise.all(inside);
  };
});
afterAll(() => site.stop());

const ask = (path: string) => fetch(site.url + path, { headers: { 'accept-language': 'fr-CA' } });

describe('a node with too many calls inside', () => {
  it('turns a call away in the language of the caller, and says when to come back', async () => {
    for (const path of ['/api/site', '/api/events', '/api/requests']) {
      const answer = await ask(path);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        error: expect.stringContaining('Réessayez dans quelques secondes'),
        code: 'overloaded',
      });
    }
  });

  it('says so to the reader of a page', async () => {
    const answer = await ask('/fr/professionals');
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('monde')]);
  });

  it('tells its monitor that it is alive and ready, and how many it turned away', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    const metrics = await (await ask('/metrics')).text();
    expect(metrics).toMatch(/^nearhand_calls_in_progress 128$/m);
    expect(metrics).toMatch(/^nearhand_calls_shed_total [1-9]/m);
  });

  it('lets them in once there is room', async () => {
    await leave();
    expect((await ask('/api/site/pages/about')).status).toBe(200);
    // Nobody is listed there yet.
    expect((await ask('/fr/professionals')).status).toBe(404);
  });
});
