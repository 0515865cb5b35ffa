import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptInvitation, inviteAdmin, readInvitation, readTeam } from '#contract/admin/team.ts';
import { HOUR_SECONDS } from '#contract/durations.ts';
import { deleteExpiredInvitations } from '#server/admin/admin.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;
let owner: AdminAtWork;
beforeEach(async () => {
  site = await startApp();
  owner = await anAdminAtWork(site);
});
afterEach(() => site.stop());

const invite = (email: string) => owner.call(inviteAdmin, { body: { email, role: 'support' } });
const refusal = async (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ body }: { body?: { code?: string } }) => body?.code,
  );

it('expires after 72 hours, is listed no more, and is deleted', async () => {
  await invite('late@admins.example');
  const { text } = await site.platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  const params = { token };
  await site.advance(72 * HOUR_SECONDS - 1);
  expect(await refusal(site.client().call(readInvitation, { params }))).toBe('done');
  await site.advance(1);
  const body = { name: 'Late', password: 'quiet harbour lantern' };
  expect(await refusal(site.client().call(readInvitation, { params }))).toBe('not_found');
  expect(await refusal(site.client().call(acceptInvitation, { params, body }))).toBe('not_found');
  await deleteExpiredInvitations(site.platform);
  const left = await site.platform.db.selectFrom('admin_invitations').selectAll().execute();
  expect(left).toEqual([]);
});

it('goes out 20 times an hour at most', async () => {
  for (let n = 0; n < 20; n += 1) await invite(`many${n}@admins.example`);
  expect(await refusal(invite('more@admins.example'))).toBe('too_many');
  expect((await owner.call(readTeam)).invitations).toHaveLength(20);
});

it('is guessed 20 times an hour from one network at most', async () => {
  const guess = () =>
    refusal(site.client().call(readInvitation, { params: { token: 'x'.repeat(43) } }));
  for (let n = 0; n < 20; n += 1) expect(await guess()).toBe('not_found');
  expect(await guess()).toBe('too_many');
});

it('needs a fresh proof of an owner with an authenticator app', async () => {
  const { prove } = await owner.enrol();
  await site.advance(11 * 60);
  expect(await refusal(invite('bob@admins.example'))).toBe('reauth_required');
  await prove();
  expect(await refusal(invite('bob@admins.example'))).toBe('done');
});
