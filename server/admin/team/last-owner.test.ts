import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminMe } from '#contract/admin/auth.ts';
import { changeRole, removeAdmin } from '#contract/admin/team.ts';
import { createAdmin, DEMO_ADMIN } from '#server/admin/admin.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;
let owner: AdminAtWork;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off', DEMO: 'off' } });
  owner = await anAdminAtWork(site);
});
afterEach(() => site.stop());

const codeOf = async (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ body }: { body?: { code?: string } }) => body?.code,
  );
const downgrade = (by: AdminAtWork, { id }: AdminAtWork) =>
  codeOf(by.call(changeRole, { params: { id }, body: { role: 'readOnly' } }));
const remove = (by: AdminAtWork, { id }: AdminAtWork) =>
  codeOf(by.call(removeAdmin, { params: { id } }));

async function owners(): Promise<number> {
  const { db } = site.platform;
  const rows = await db.selectFrom('admins').select('id').where('role', '=', 'owner').execute();
  return rows.length;
}

it('can neither be removed nor downgraded', async () => {
  expect(await downgrade(owner, owner)).toBe('last_owner');
  expect(await remove(owner, owner)).toBe('last_owner');
  expect((await owner.call(adminMe)).admin.role).toBe('owner');
});

it('is not replaced by the sample admin outside the demo', async () => {
  await createAdmin(site.platform, DEMO_ADMIN, true);
  expect(await remove(owner, owner)).toBe('last_owner');
});

it.each([
  ['downgrade each other', downgrade, downgrade],
  ['remove each other', remove, remove],
  ['downgrade and remove each other', downgrade, remove],
] as const)('remains where two owners %s at once', async (_, one, another) => {
  const other = await anAdminAtWork(site, { email: 'other@admins.example' });
  const outcomes = await Promise.all([one(owner, other), another(other, owner)]);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await owners()).toBe(1);
});

it('remains where ten owners remove each other in a ring at once', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `owner${index}@admins.example`);
  const ring = [
    owner,
    ...(await Promise.all(names.map((email) => anAdminAtWork(site, { email })))),
  ];
  const next = (index: number) => ring[(index + 1) % ring.length] as AdminAtWork;
  const outcomes = await Promise.all(ring.map((admin, index) => remove(admin, next(index))));
  const removed = outcomes.filter((outcome) => outcome === 'done').length;
  expect(await owners()).toBe(ring.length - removed);
  expect(await owners()).toBeGreaterThan(0);
});
