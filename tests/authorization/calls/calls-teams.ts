import { randomUUID } from 'node:crypto';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { hashOf } from '#server/platform/secrets/hashes.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

/** An open invitation to the team of the professional who accepted, whose link has this token. */
async function invitation({ world }: Cell, token: string): Promise<string> {
  const { db, clock } = world.site.platform;
  const id = randomUUID();
  const now = clock.now();
  await db
    .insertInto('team_invitations')
    .values({
      id,
      professional_id: world.pro_accepted.professionalId,
      email: `invited.${id}@example.test`,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: new Date(now.getTime() + 60_000),
    })
    .execute();
  return id;
}

/** A member of their team; returns the id of the account. */
async function member({ world }: Cell): Promise<string> {
  const { db, clock } = world.site.platform;
  const email = `member.${randomUUID()}@example.test`;
  const person = { role: 'customer', name: 'Member', email, language: 'en' } as const;
  const userId = await createDemoUser(db, person);
  await db
    .insertInto('team_members')
    .values({
      id: randomUUID(),
      professional_id: world.pro_accepted.professionalId,
      user_id: userId,
      joined_at: clock.now(),
    })
    .execute();
  return userId;
}

/** Teams of professionals: who invites, joins, leaves, and who has a lead. */
export const teamCalls: Ways = {
  'POST /api/team/invitations': () => ({
    path: '/api/team/invitations',
    body: { email: `invited.${randomUUID()}@example.test` },
  }),
  'DELETE /api/team/invitations/:id': async (cell) => ({
    path: `/api/team/invitations/${await invitation(cell, randomUUID())}`,
  }),
  'DELETE /api/team/members/:id': async (cell) => ({
    path: `/api/team/members/${await member(cell)}`,
  }),
  'POST /api/team/departure': () => ({ path: '/api/team/departure', body: {} }),
  'GET /api/team-invitations/:token': async (cell) => {
    const token = randomUUID();
    await invitation(cell, token);
    return { path: `/api/team-invitations/${token}` };
  },
  'GET /api/team-invitations/:token (of nobody)': () => ({
    path: `/api/team-invitations/${randomUUID()}`,
  }),
  'POST /api/team-invitations/:token/acceptance': async (cell) => {
    const token = randomUUID();
    await invitation(cell, token);
    return { path: `/api/team-invitations/${token}/acceptance`, body: {} };
  },
  'PUT /api/account/side': () => ({ path: '/api/account/side', body: { side: 'customer' } }),
  'PUT /api/service-request-professionals/:id/assignee': ({ world }) => ({
    path: `/api/service-request-professionals/${world.leads.accepted}/assignee`,
    // Whoever accepted it has it.
    body: { to: world.pro_accepted.id, from: null },
  }),
};
