import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMovableClock } from '#server/platform/clock.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { mountDemoClock } from './demo-clock.ts';

let app: StartedApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const json = { 'content-type': 'application/json' };

function site(production = false) {
  const { platform } = app;
  const clock = makeMovableClock();
  const hono = new Hono();
  mountDemoClock(hono, { ...platform, clock, config: { ...platform.config, production } });
  const post = (body: string, headers: Record<string, string> = json) =>
    hono.request('/dev/clock', { method: 'POST', headers, body });
  return { clock, hono, post };
}

it('advances the clock and the waiting jobs', async () => {
  const { clock, post } = site();
  await app.platform.db
    .transaction()
    .execute((tx) =>
      app.platform.jobs.send(
        tx,
        'unread-check',
        { messageId: '018f2b3c-0000-7000-8000-000000000001' },
        { afterSeconds: 600 },
      ),
    );
  expect((await app.platform.jobs.runDue()).map(({ queue }) => queue)).not.toContain(
    'unread-check',
  );
  const answer = await post('{"seconds":601}');
  expect(await answer.json()).toMatchObject({ aheadSeconds: 601 });
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(600_000);
  expect((await app.platform.jobs.runDue()).map(({ queue }) => queue)).toContain('unread-check');
});

it('sends its time with every answer, so that a page counts by it', async () => {
  const { hono, post } = site();
  hono.get('/api/anything', (c) => c.json({}));
  await post('{"seconds":3600}');
  const told = Date.parse((await hono.request('/api/anything')).headers.get('date') ?? '');
  expect(told - Date.now()).toBeGreaterThan(3_590_000);
});

it.each(['{"seconds":-5}', '{"seconds":99999999}', '{}', 'nonsense'])(
  'refuses %s and stays where it is',
  async (body) => {
    const { clock, post } = site();
    expect((await post(body)).status).toBe(422);
    expect(clock.ahead()).toBe(0);
  },
);

it('is not moved by the form of another site', async () => {
  const { clock, post } = site();
  const form = { 'content-type': 'text/plain' };
  expect((await post('{"seconds":60}', form)).status).toBe(415);
  expect(clock.ahead()).toBe(0);
});

it('does not exist in production, nor on the real clock', async () => {
  expect((await site(true).hono.request('/dev/clock')).status).toBe(404);
  expect(await (await app.fetch('/dev/clock')).text()).not.toContain('aheadSeconds');
});
