import { sql } from 'kysely';
import { openSession } from '#server/accounts/accounts.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Actor } from '#tests/authorization/matrix.ts';
import type { World } from '#tests/authorization/world.ts';
import { anUnclaimed, ask, invite } from '#tests/support/invitations.ts';
import { aCustomer } from '#tests/support/people.ts';

/** The attackers, and their actors in the matrix. */
export const ATTACKERS = {
  anonymous: 'anon',
  customer: 'custA_owner',
  'other customer': 'custB_other',
  professional: 'pro_accepted',
  'other professional': 'pro_pending',
  'holder of a link': 'anon',
  'suspended person': 'pro_unrelated',
  admin: 'admin_cookie',
} as const satisfies Record<string, Actor>;

export type Attacker = keyof typeof ATTACKERS;
export const ATTACKER_NAMES = Object.keys(ATTACKERS) as Attacker[];

export type Crowd = Awaited<ReturnType<typeof makeCrowd>>;

/** The eight in a separate world: their cookies, and the link one of them has. */
export async function makeCrowd(world: World) {
  const { site, custA_owner, custB_other, pro_accepted, pro_pending } = world;
  const { token, leadId, linkOwnerId } = await aLink(world);
  const suspended = await aCustomer(site, 'Sue');
  const { db, clock } = site.platform;
  const cookieOf = async (userId: string) => {
    const session = await openSession(db, { userId, oldToken: undefined, now: clock.now() });
    return `${SESSION_COOKIE}=${session.token}`;
  };
  const ofSuspended = await cookieOf(suspended.id);
  await suspendInDatabase(world, suspended.id);
  const cookies: Record<Attacker, () => Promise<string>> = {
    anonymous: async () => '',
    customer: () => cookieOf(custA_owner.id),
    'other customer': () => cookieOf(custB_other.id),
    professional: () => cookieOf(pro_accepted.id),
    'other professional': () => cookieOf(pro_pending.id),
    'holder of a link': async () => '',
    'suspended person': async () => ofSuspended,
    admin: async () => world.adminCookie,
  };
  return {
    world,
    token,
    /** The professional whose link it is. */
    linkOwnerId,
    linkLeadId: leadId,
    known: knownIn(world, leadId, suspended.id),
    /** The cookie of an attacker; undefined where an input has ended their account. */
    findCookie: (attacker: Attacker) =>
      cookies[attacker]().catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      }),
  };
}

async function aLink(world: World) {
  const { site, profession, requestId } = world;
  const nora = await anUnclaimed(site, 'Nora', { profile: { profession } });
  const leadId = await ask(site, nora, requestId);
  return { leadId, linkOwnerId: nora.id, ...(await invite(site, nora, { leadId })) };
}

/** As an operator does, but their session stays alive: only the suspension keeps them out. */
async function suspendInDatabase({ site: { platform } }: World, userId: string): Promise<void> {
  const { db, clock } = platform;
  const at = clock.now();
  await db.updateTable('users').set({ suspended_at: at }).where('id', '=', userId).execute();
  await sql`insert into admin_audit (at, admin_id, admin_email, action, target_kind, target, address)
    select ${at}, id, email, 'suspended', 'user', ${userId}, '127.0.0.1' from admins limit 1`.execute(
    db,
  );
}

function knownIn(world: World, leadId: string, suspendedId: string) {
  const { custA_owner, custB_other, pro_accepted, pro_pending, pro_unrelated } = world;
  const people = [custA_owner, custB_other, pro_accepted, pro_pending, pro_unrelated];
  const trades = [pro_accepted, pro_pending, pro_unrelated];
  return {
    ids: [
      ...people.map(({ id }) => id),
      ...trades.map(({ professionalId }) => professionalId),
      world.requestId,
      world.leads.pending,
      world.leads.accepted,
      world.messageId,
      leadId,
      suspendedId,
      '018f2b3c-0000-7000-8000-000000000001',
    ],
    emails: [...people.map(({ email }) => email ?? ''), world.admin.email, 'new@example.test'],
  };
}
