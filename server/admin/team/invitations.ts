import type { AdminRole } from '#contract/admin/roles.ts';
import { INVITATION_HOURS } from '#contract/admin/team.ts';
import { HOUR_MS, HOUR_SECONDS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import { queueTeamInvitation } from '#server/notifications/notifications.ts';
import { enforceRateLimit } from '#server/platform/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import { uuidv7, uuidv8 } from '#server/platform/uuid.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { findAdminByEmail } from '../auth/queries.ts';
import { assertRecentProof, type AdminCall } from '../auth/step-up.ts';
import { lockOwners } from './members.ts';
import {
  deleteInvitation,
  deleteInvitationsExpiredBy,
  findInvited,
  insertInvitation,
} from './queries-invitations.ts';

// Documented in docs/limits.md.
const invitationsOf = { limit: 20, windowSeconds: HOUR_SECONDS };

interface Invited {
  email: string;
  role: AdminRole;
  /** Of the mail. */
  language: Language;
  /** The idempotency key. */
  key: string | null;
}

/**
 * Invites somebody by mail, with a link that opens once and for 72 hours; an earlier link of the
 * same address opens nothing any more. Idempotent by its key.
 * @throws Refusal `reauth_required`, `admin_exists`, `too_many`, `idempotency_key_reused`
 */
export async function invite(
  platform: Platform,
  call: AdminCall,
  { email, role, language, key }: Invited,
): Promise<void> {
  const actor = actorOf(call);
  await enforceRateLimit(platform, ['admin-invitations', actor.id], invitationsOf);
  const now = platform.clock.now();
  const id = key === null ? uuidv7(now.getTime()) : uuidv8(JSON.stringify([actor.id, key]));
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  await platform.db.transaction().execute(async (tx) => {
    await lockOwners(tx, actor.id);
    await assertRecentProof(tx, platform, call, 'other');
    const earlier = await findInvited(tx, id);
    if (earlier) return assertThat(earlier.email === email, 'idempotency_key_reused');
    assertThat(!(await findAdminByEmail(tx, email)), 'admin_exists');
    const dates = { created_at: now, expires_at: expiresAt };
    const invitation = { id, email, role, token_hash: hashOf(token), invited_by: actor.id };
    await insertInvitation(tx, { ...invitation, ...dates });
    const to = { channel: 'email', address: email, language } as const;
    await queueTeamInvitation(tx, platform, { id, token, to, role, hours: INVITATION_HOURS });
    const target = { kind: 'admin', id: email } as const;
    await recordAudit(tx, platform, actor, { action: 'invited', target, after: { role } });
  });
}

/** Revokes an invitation: its link opens nothing any more. @throws Refusal `not_found` */
export async function revokeInvitation(
  platform: Pick<Platform, 'db' | 'clock'>,
  call: AdminCall,
  id: string,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const deleted = await deleteInvitation(tx, id);
    assertThat(deleted !== undefined, 'not_found');
    const { email, role } = deleted;
    const target = { kind: 'admin', id: email } as const;
    const action = 'invitation_revoked';
    await recordAudit(tx, platform, actorOf(call), { action, target, before: { role } });
  });
}

/** Deletes expired invitations; run by a timer. */
export async function deleteExpiredInvitations({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteInvitationsExpiredBy(db, clock.now());
}
