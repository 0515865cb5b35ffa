import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminMe, adminSignIn } from '#contract/admin/auth.ts';
import { changeRole, readTeam, removeAdmin, type TeamMember } from '#contract/admin/team.ts';
import { createAdmin } from '#server/admin/admin.ts';
import type { AdminRole } from '#contract/admin/roles.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;
let owner: AdminAtWork;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdminAtWork(site);
});
afterAll(() => site.stop());

let made = 0;

/** Another of the operator's people, signed in. */
async function colleague(role: AdminRole) {
  const email = `colleague${(made += 1)}@admins.example`;
  const password = 'a long admin password';
  const id = (await createAdmin(site.platform, { email, name: email, password, role })) ?? '';
  const client = site.client();
  const enter = () => client.call(adminSignIn, { body: { email, password } });
  await enter();
  return { ...client, id, email, enter };
}

const refusal = async (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ body }: { body?: { code?: string } }) => body?.code,
  );

const give = (by: Pick<AdminAtWork, 'call'>, id: string, role: AdminRole) =>
  by.call(changeRole, { params: { id }, body: { role } });
const remove = (by: Pick<AdminAtWork, 'call'>, id: string) =>
  by.call(removeAdmin, { params: { id } });

describe('the team', () => {
  it('shows an owner everybody, with what they may do about each', async () => {
    const bob = await colleague('support');
    const { members } = await owner.call(readTeam);
    const shown = (id: string) => members.find((member) => member.id === id) as TeamMember;
    expect(shown(owner.id)).toMatchObject({ role: 'owner', isSelf: true, allowedActions: [] });
    expect(shown(bob.id)).toMatchObject({
      role: 'support',
      isSelf: false,
      allowedActions: ['changeRole', 'remove'],
    });
  });
});

/** The subjects of the mails to somebody, oldest first. */
async function mailsTo(email: string) {
  const rows = await site.platform.db
    .selectFrom('outbox_messages')
    .select(['kind', 'subject'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, subject }) => [kind, subject]);
}

describe('another role', () => {
  it('is told by mail, once, and so is a removal', async () => {
    const bob = await colleague('moderator');
    await give(owner, bob.id, 'support');
    await give(owner, bob.id, 'support');
    await remove(owner, bob.id);
    expect(await mailsTo(bob.email)).toEqual([
      ['teamChange', 'Your role at Nearhand has changed'],
      ['teamChange', 'You no longer help run Nearhand'],
    ]);
  });

  it('that is refused is told to nobody', async () => {
    const bob = await colleague('moderator');
    expect(await refusal(give(bob, owner.id, 'readOnly'))).toBe('role_lacks_right');
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('holds from the next call on, of an open session too', async () => {
    const bob = await colleague('moderator');
    expect((await bob.call(adminMe)).admin.allowedCalls).not.toContain('GET /api/admin/team');
    await give(owner, bob.id, 'owner');
    expect((await bob.call(adminMe)).admin.role).toBe('owner');
    expect((await bob.call(readTeam)).members.length).toBeGreaterThan(1);
    await give(owner, bob.id, 'readOnly');
    expect(await refusal(bob.call(readTeam))).toBe('role_lacks_right');
  });

  it('is in the audit log once, with both roles', async () => {
    const bob = await colleague('support');
    await give(owner, bob.id, 'moderator');
    await give(owner, bob.id, 'moderator');
    const deeds = await owner.deeds('role_changed');
    expect(deeds.filter(({ target }) => target === bob.email)).toMatchObject([
      { target_kind: 'admin', before: { role: 'support' }, after: { role: 'moderator' } },
    ]);
  });

  it('is not given to oneself, to nobody, nor by words that name none', async () => {
    await colleague('owner');
    expect(await refusal(give(owner, owner.id, 'support'))).toBe('own_role');
    const nobody = '018f2b3c-0000-7000-8000-000000000001';
    expect(await refusal(give(owner, nobody, 'support'))).toBe('not_found');
    expect(await refusal(give(owner, nobody, 'boss' as AdminRole))).toBe('invalid_input');
  });
});

describe('a removed admin', () => {
  it('is out at once, and comes in no more', async () => {
    const bob = await colleague('moderator');
    await remove(owner, bob.id);
    expect(await refusal(bob.call(adminMe))).toBe('not_signed_in');
    expect(await refusal(bob.enter())).toBe('admin_refused');
    expect(await refusal(remove(owner, bob.id))).toBe('not_found');
    const removals = await owner.deeds('removed');
    expect(removals.at(-1)).toMatchObject({ target: bob.email, before: { role: 'moderator' } });
  });

  it('is never oneself', async () => {
    await colleague('owner');
    expect(await refusal(remove(owner, owner.id))).toBe('own_role');
  });
});
