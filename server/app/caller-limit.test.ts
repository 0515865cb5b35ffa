import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, type Customer } from '#tests/support/people.ts';

let site: StartedApp;
let greedy: Customer;
beforeAll(async () => {
  site = await startApp();
  greedy = await aCustomer(site, 'Greta');
});
const released = Promise.withResolvers<void>();
afterAll(() => {
  released.resolve();
  return site.stop();
});

it('turns away the 65th list that one session asks for at once, and serves others meanwhile', async () => {
  const list = async () => (await greedy.fetch('/api/user/requests')).status;
  const { locked, release } = lockRequests();
  await locked;
  const waiting = Array.from({ length: 64 }, list);
  await expect.poll(async () => site.platform.shedder.figures().inProgress).toBe(64);
  const refused = await greedy.fetch('/api/user/requests');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ code: 'overloaded' });
  expect((await fetch(`${site.url}/api/site/pages/about`)).status).toBe(200);
  await release();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  expect(await list()).toBe(200);
});

/** Lets every call that reads requests wait. */
function lockRequests() {
  const locked = Promise.withResolvers<void>();
  const done = site.platform.db.transaction().execute(async (tx) => {
    await sql`lock table requests in access exclusive mode`.execute(tx);
    locked.resolve();
    await released.promise;
  });
  return {
    locked: locked.promise,
    release() {
      released.resolve();
      return done;
    },
  };
}
