import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { aCustomer, nobody } from '#tests/support/people.ts';
import { storeApp } from '#tests/support/second-factor/stored-app.ts';

const WHY = { reason: 'Lost the phone; showed a passport' };

let app: StartedApp;
let grace: AdminAtWork;
beforeEach(async () => {
  app = await startApp();
  grace = await anAdminAtWork(app);
});
afterEach(() => app.stop());

const remove = ({ id }: { id: string }, body: unknown = WHY) =>
  grace.ask('DELETE', `/users/${id}/authenticator-app`, body);
const read = async ({ id }: { id: string }) => (await grace.ask('GET', `/users/${id}`)).body;

it('removes the app of a person who lost it, once, with the reason in the log', async () => {
  const ana = await aCustomer(app, 'Ana');
  await storeApp(app.platform, ana.id);
  const before = await read(ana);
  expect([before.appSince, before.allowedActions]).toEqual([
    expect.any(String),
    expect.arrayContaining(['removeApp']),
  ]);
  const both = await Promise.all([remove(ana), remove(ana)]);
  expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['204', '409']);
  expect(await grace.deeds('app_removed')).toMatchObject([
    {
      target: ana.id,
      reason: WHY.reason,
      before: { since: before.appSince },
      after: { since: null },
    },
  ]);
  const after = await read(ana);
  expect([after.appSince, after.allowedActions.includes('removeApp')]).toEqual([null, false]);
  expect(after.activity[0].kind).toBe('app_removed_by_operator');
});

it('notifies the person, whose sessions stay', async () => {
  const ana = await aCustomer(app, 'Ana');
  await storeApp(app.platform, ana.id);
  expect((await remove(ana)).status).toBe(204);
  const own = await ana.ask('GET', '/api/account/authenticator-app');
  expect([own.status, own.body.since]).toEqual([200, null]);
  const notices = await app.platform.db
    .selectFrom('notices')
    .select(['kind', 'facts'])
    .where('user_id', '=', ana.id)
    .execute();
  expect(notices).toMatchObject([
    { kind: 'accountChanged', facts: { what: 'appRemovedByOperator' } },
  ]);
});

it('is refused without a reason, of nobody, of an admin, and of whoever has no app', async () => {
  const ana = await aCustomer(app, 'Ana');
  expect(await remove(ana)).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
  await storeApp(app.platform, ana.id);
  expect((await remove(ana, { reason: '' })).status).toBe(422);
  expect((await remove({ id: crypto.randomUUID() })).body.code).toBe('not_found');
  expect((await remove(grace)).body.code).toBe('not_yours');
  expect(await grace.deeds('app_removed')).toEqual([]);
  expect((await read(ana)).appSince).not.toBeNull();
});

it('is refused to people, and without a session', async () => {
  const ana = await aCustomer(app, 'Ana');
  await storeApp(app.platform, ana.id);
  const path = `/api/admin/users/${ana.id}/authenticator-app`;
  expect((await ana.ask('DELETE', path, WHY)).status).toBe(403);
  expect((await nobody(app).ask('DELETE', path, WHY)).status).toBe(401);
});
