import type { TeamInvitation, TeamMember } from '#contract/admin/team.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordAudit, type AdminActor } from '../audit/record-audit.ts';
import { memberActions, TEAM_CALLS } from '../policy.ts';
import { actionsOfRole } from '../rights.ts';
import { listInvitations } from './queries-invitations.ts';
import { listAdmins } from './queries-team.ts';

/** The operator's people and the open invitations; reading them is audited. */
export async function readTeam(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  reader: AdminActor,
): Promise<{ members: TeamMember[]; invitations: TeamInvitation[] }> {
  const admins = (await listAdmins(db)).filter(({ is_demo }) => config.demo || !is_demo);
  const invitations = await listInvitations(db, clock.now());
  const target = { kind: 'list', id: 'team' } as const;
  await recordAudit(db, { clock }, reader, { action: 'read', target });
  return {
    members: admins.map(({ id, email, name, role, ...row }) => ({
      id,
      email,
      name,
      role,
      enrolled: row.totp_confirmed_at !== null,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: isoOrNull(row.last_seen_at),
      isSelf: id === reader.id,
      allowedActions: actionsOfRole(reader.role, memberActions(id === reader.id), TEAM_CALLS),
    })),
    invitations: invitations.map(({ invited_by, created_at, expires_at, ...invitation }) => ({
      ...invitation,
      invitedBy: invited_by,
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
  };
}
