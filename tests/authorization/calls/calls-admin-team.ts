import { randomUUID } from 'node:crypto';
import { createAdmin } from '#server/admin/admin.ts';
import { hashOf } from '#server/platform/secrets/hashes.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';
import { PASSWORD_OF_ADMIN } from '#tests/authorization/world.ts';

/** One of the operator's people whom no other row uses. */
async function colleague({ world }: Cell): Promise<string> {
  const email = `colleague.${randomUUID()}@example.test`;
  const entry = { email, name: 'Colleague', password: PASSWORD_OF_ADMIN, role: 'support' } as const;
  return (await createAdmin(world.site.platform, entry)) ?? '';
}

/** An open invitation whose link has this token. */
async function invitation({ world }: Cell, token: string): Promise<string> {
  const { db, clock } = world.site.platform;
  const id = randomUUID();
  const now = clock.now();
  const by = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('admin_invitations')
    .values({
      id,
      email: `invited.${id}@example.test`,
      role: 'support',
      token_hash: hashOf(token),
      invited_by: by.id,
      created_at: now,
      expires_at: new Date(now.getTime() + 60_000),
    })
    .execute();
  return id;
}

/** The operator's people, and inviting others. */
export const adminTeamCalls: Ways = {
  'POST /api/admin/team/invitations': () => ({
    path: '/api/admin/team/invitations',
    body: { email: `invited.${randomUUID()}@example.test`, role: 'support' },
  }),
  'DELETE /api/admin/team/invitations/:id': async (cell) => ({
    path: `/api/admin/team/invitations/${await invitation(cell, randomUUID())}`,
  }),
  'PUT /api/admin/team/members/:id/role': async (cell) => ({
    path: `/api/admin/team/members/${await colleague(cell)}/role`,
    body: { role: 'moderator' },
  }),
  'DELETE /api/admin/team/members/:id': async (cell) => ({
    path: `/api/admin/team/members/${await colleague(cell)}`,
  }),
  'GET /api/admin/invitations/:token': async (cell) => {
    const token = randomUUID();
    await invitation(cell, token);
    return { path: `/api/admin/invitations/${token}` };
  },
  'GET /api/admin/invitations/:token (of nobody)': () => ({
    path: `/api/admin/invitations/${randomUUID()}`,
  }),
  'POST /api/admin/invitations/:token/acceptance': async (cell) => {
    const token = randomUUID();
    await invitation(cell, token);
    return {
      path: `/api/admin/invitations/${token}/acceptance`,
      body: { name: 'Invited', password: 'quiet harbour lantern' },
    };
  },
};
