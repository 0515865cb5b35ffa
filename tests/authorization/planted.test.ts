import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDoor } from '#server/app/door.ts';
import { listen } from '#server/app/listen.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { paying } from './calls/calls-payments.ts';
import { faultsOf } from './judge.ts';
import { ACTORS, ROWS, type Row } from './matrix.ts';
import { routesWithoutRow } from './routes.ts';
import { makeWorld, type World } from './world.ts';

// Mutation tests of the matrix: it must detect each of these planted defects.

let site: StartedApp;
let world: World;
let planted: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  world = await makeWorld(site);
  planted = await listen(plant(), { host: '127.0.0.1', port: 0 }, makeDoor(site.platform));
});
afterAll(async () => {
  await planted.close();
  await site.stop();
});

const secretOf = (name: string) => world.canaries.find((one) => one.name === name)?.text ?? '';

function plant(): Hono {
  const { db } = site.platform;
  const grow = () =>
    db
      .updateTable('users')
      .set({ name: `Changed ${Math.random()}` })
      .execute();
  return new Hono()
    .get('/api/leak', (c) => c.json({ location: `12 rue ${secretOf('street').toUpperCase()}` }))
    .get('/api/stripe', async (c) =>
      c.json(await db.selectFrom('subscriptions').selectAll().execute()),
    )
    .get('/api/header', (c) => c.json({}, 200, { 'x-owner': secretOf('e-mail of A') }))
    .get('/api/refusal', (c) => c.json({ error: 'No', code: 'not_yours', owner: 'somebody' }, 403))
    .get('/api/effect', async (c) => c.json(await grow().then(() => ({}))))
    .post('/api/effect', async (c) => c.json(await grow().then(() => ({})), 403));
}

const everybody = (call: string, status: number): Row => ({
  call,
  expect: Object.fromEntries(ACTORS.map((actor) => [actor, status])) as Row['expect'],
  view: '',
  note: '',
});
const faults = (call: string, status: number) =>
  faultsOf(world, everybody(call, status), `http://127.0.0.1:${planted.port}`);

describe('the matrix finds', () => {
  it('a field that is shown to who may not see it', async () => {
    const strangers = ['anon', 'custB_other', 'pro_pending', 'pro_unrelated', 'admin_cookie'];
    expect(await faults('GET /api/leak', 200)).toEqual(
      strangers.map((actor) => `${actor} was shown street`),
    );
  });

  it('what Stripe calls somebody, to themselves too', async () => {
    await paying(world);
    const found = await faults('GET /api/stripe', 200);
    expect(found.filter((fault) => fault.includes('customer of Stripe'))).toHaveLength(7);
    expect(found).toContain('pro_accepted was shown subscription of Stripe');
  });

  it('a header that is shown to who may not see it', async () => {
    expect(await faults('GET /api/header', 200)).toContain('pro_pending was shown e-mail of A');
  });

  it('a status that is another than it says', async () => {
    const found = await faults('GET /api/leak', 404);
    expect(found.filter((fault) => fault.includes('got 200'))).toHaveLength(ACTORS.length);
  });

  it('a refusal that says more than an error', async () => {
    expect(await faults('GET /api/refusal', 403)).toContain('anon was refused with owner');
  });

  it('a reading that changes something', async () => {
    expect(await faults('GET /api/effect', 200)).toContain('anon changed users');
  });

  it('a refusal that changes something', async () => {
    expect(await faults('POST /api/effect', 403)).toContain('custB_other changed users');
  });

  it('a route that nobody decided about', () => {
    expect(routesWithoutRow(['GET /api/auth/me', 'GET /api/leak'], ROWS)).toEqual([
      'GET /api/leak',
    ]);
  });
});
