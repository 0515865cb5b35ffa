import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminMe, adminSignIn } from '#contract/admin/auth.ts';
import {
  acceptInvitation,
  changeRole,
  inviteAdmin,
  readInvitation,
  readTeam,
  removeAdmin,
  revokeInvitation,
} from '#contract/admin/team.ts';
import type { AdminRole } from '#contract/admin/roles.ts';
import { createAdmin } from '#server/admin/admin.ts';
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
const newAddress = () => `invited${(made += 1)}@admins.example`;

/** The token in the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const { text } = await site.platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /token=([\w-]{43})/.exec(text)?.[1] ?? '';
}

/** Invites somebody; returns their token. */
async function invited(role: AdminRole, { by = owner, email = newAddress() } = {}) {
  await by.call(inviteAdmin, { body: { email, role } });
  return { email, token: await tokenFor(email) };
}

const choice = { name: 'Grace Hopper', password: 'quiet harbour lantern' };
const accept = (token: string, body = choice, client = site.client()) =>
  client.call(acceptInvitation, { params: { token }, body });
const refusal = async (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ body }: { body?: { code?: string } }) => body?.code,
  );

/** What reading and accepting a link answer. */
const answersTo = async (token: string) => [
  await refusal(site.client().call(readInvitation, { params: { token } })),
  await refusal(accept(token)),
];
const CLOSED = ['not_found', 'not_found'];

describe('an invitation', () => {
  it('is sent once for one idempotency key, and refused for another address', async () => {
    const body = { email: newAddress(), role: 'support' } as const;
    const idempotencyKey = randomUUID();
    await owner.call(inviteAdmin, { body, idempotencyKey });
    await owner.call(inviteAdmin, { body, idempotencyKey });
    const mails = site.platform.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('recipient', '=', body.email);
    expect(await mails.execute()).toHaveLength(1);
    const other = { ...body, email: newAddress() };
    expect(await refusal(owner.call(inviteAdmin, { body: other, idempotencyKey }))).toBe(
      'idempotency_key_reused',
    );
  });

  it('shows its address and role, and opens the panel once a password is chosen', async () => {
    const { email, token } = await invited('support');
    const client = site.client();
    expect(await client.call(readInvitation, { params: { token } })).toMatchObject({
      email,
      role: 'support',
    });
    const { admin } = await accept(token, choice, client);
    expect(admin).toMatchObject({ email, name: 'Grace Hopper', role: 'support' });
    expect((await client.call(adminMe)).admin).toEqual(admin);
    const again = await site
      .client()
      .call(adminSignIn, { body: { email, password: choice.password } });
    expect(again.admin.role).toBe('support');
  });

  it('is listed until it is accepted, and all of it is in the audit log', async () => {
    const { email, token } = await invited('moderator');
    const waiting = async () =>
      (await owner.call(readTeam)).invitations.filter((one) => one.email === email);
    expect(await waiting()).toMatchObject([{ role: 'moderator', invitedBy: owner.email }]);
    await accept(token);
    expect(await waiting()).toEqual([]);
    expect((await owner.deeds('invited')).at(-1)).toMatchObject({
      target: email,
      after: { role: 'moderator' },
    });
    expect((await owner.deeds('joined')).at(-1)).toMatchObject({ after: { role: 'moderator' } });
  });

  it('keeps nothing by which its link could be made', async () => {
    const { token } = await invited('support');
    const rows = await site.platform.db.selectFrom('admin_invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is refused for an address that is an admin, and a role that there is not', async () => {
    const body = { email: owner.email, role: 'support' } as const;
    expect(await refusal(owner.call(inviteAdmin, { body }))).toBe('admin_exists');
    const boss = { email: newAddress(), role: 'boss' as AdminRole };
    expect(await refusal(owner.call(inviteAdmin, { body: boss }))).toBe('invalid_input');
  });
});

describe('the link of an invitation opens nothing', () => {
  it('where nobody made it up', async () => {
    expect(await answersTo('x'.repeat(43))).toEqual(CLOSED);
  });

  it('once it was accepted', async () => {
    const { token } = await invited('support');
    await accept(token);
    expect(await answersTo(token)).toEqual(CLOSED);
  });

  it('once it was revoked', async () => {
    const { email, token } = await invited('support');
    const { invitations } = await owner.call(readTeam);
    const id = invitations.find((one) => one.email === email)?.id ?? '';
    await owner.call(revokeInvitation, { params: { id } });
    expect(await answersTo(token)).toEqual(CLOSED);
    expect(await refusal(owner.call(revokeInvitation, { params: { id } }))).toBe('not_found');
  });

  it('once the same address was invited again', async () => {
    const { email, token } = await invited('owner');
    const { token: newer } = await invited('readOnly', { email });
    expect(await answersTo(token)).toEqual(CLOSED);
    expect((await accept(newer)).admin.role).toBe('readOnly');
  });

  it('once the address has become an admin by the command', async () => {
    const { email, token } = await invited('owner');
    await createAdmin(site.platform, {
      email,
      name: 'C',
      password: choice.password,
      role: 'support',
    });
    expect(await refusal(accept(token))).toBe('not_found');
  });

  it.each(['removed', 'downgraded'])('once whoever invited was %s', async (what) => {
    const other = await anAdminAtWork(site, { email: newAddress() });
    const { token } = await invited('owner', { by: other });
    const params = { id: other.id };
    await (what === 'removed'
      ? owner.call(removeAdmin, { params })
      : owner.call(changeRole, { params, body: { role: 'support' } }));
    expect(await answersTo(token)).toEqual(CLOSED);
  });

  it('for the second of two who accept at once', async () => {
    const { token } = await invited('support');
    const outcomes = await Promise.all([refusal(accept(token)), refusal(accept(token))]);
    expect(outcomes).toEqual(expect.arrayContaining(['done', 'not_found']));
  });

  it.each(['short lamp', 'aaaaaaaaaaaaaaaa', 'passwordpassword'])(
    'while the password is %s',
    async (password) => {
      const { token } = await invited('support');
      expect(await refusal(accept(token, { name: 'G', password }))).toBe('weak_password');
      expect(await refusal(accept(token))).toBe('done');
    },
  );
});
