import type { AdminRole } from '#contract/admin/roles.ts';
import type { Language } from '#contract/language.ts';
import { queueTeamChange } from '#server/notifications/notifications.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { findAdminByIdForUpdate, type AdminRow } from '../auth/queries.ts';
import { assertRecentProof, type AdminCall } from '../auth/step-up.ts';
import { deleteInvitationsBy } from './queries-invitations.ts';
import { deleteAdmin, findOwnersForUpdate, updateAdminRole } from './queries-team.ts';

type MemberCall = AdminCall & { language: Language };

/**
 * Gives an admin another role, from their next call on. What somebody invited to who is no owner any
 * more is revoked. They get a mail, as who is removed does. Idempotent.
 * @throws Refusal `reauth_required`, `not_found`, `own_role`, `last_owner`
 */
export async function changeRole(
  platform: Platform,
  call: MemberCall,
  id: string,
  role: AdminRole,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const admin = await lockMember(tx, platform, call, id);
    if (admin.role === role) return;
    await updateAdminRole(tx, id, role);
    if (admin.role === 'owner') await deleteInvitationsBy(tx, id);
    await recordAudit(tx, platform, actorOf(call), {
      action: 'role_changed',
      target: { kind: 'admin', id: admin.email },
      before: { role: admin.role },
      after: { role },
    });
    await queueTeamChange(tx, platform, { to: mailTo(admin, call), role });
  });
}

/**
 * Removes an admin: their sessions end at once, and their open invitations are revoked.
 * @throws Refusal `reauth_required`, `not_found`, `own_role`, `last_owner`
 */
export async function removeAdmin(platform: Platform, call: MemberCall, id: string): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const admin = await lockMember(tx, platform, call, id);
    await deleteAdmin(tx, id);
    await recordAudit(tx, platform, actorOf(call), {
      action: 'removed',
      target: { kind: 'admin', id: admin.email },
      before: { role: admin.role },
    });
    await queueTeamChange(tx, platform, { to: mailTo(admin, call), role: null });
  });
}

/** In the language of the owner who acts: that of an admin is not stored. */
function mailTo({ email }: AdminRow, { language }: MemberCall) {
  return { channel: 'email', address: email, language } as const;
}

/**
 * Locks the owners, then the admin that an owner acts on. Of two owners who act on each other at the
 * same time the second is an owner no longer, so that one always remains.
 */
async function lockMember(
  tx: Tx,
  platform: Platform,
  call: AdminCall,
  id: string,
): Promise<AdminRow> {
  const { adminId } = call.session;
  const owners = await lockOwners(tx, adminId);
  await assertRecentProof(tx, platform, call, 'other');
  const admin = await findAdminByIdForUpdate(tx, id);
  assertThat(admin !== undefined, 'not_found');
  const isUsable = ({ is_demo }: { is_demo: boolean }) => platform.config.demo || !is_demo;
  const others = owners.filter((owner) => owner.id !== id && isUsable(owner));
  assertThat(admin.role !== 'owner' || others.length > 0, 'last_owner');
  assertThat(id !== adminId, 'own_role');
  return admin;
}

/**
 * Locks all owners, of whom the acting admin still has to be one: their role may have changed since
 * the session was read. @throws Refusal `role_lacks_right`
 */
export async function lockOwners(tx: Tx, adminId: string) {
  const owners = await findOwnersForUpdate(tx);
  const isOwner = owners.some(({ id }) => id === adminId);
  assertThat(isOwner, 'role_lacks_right');
  return owners;
}
