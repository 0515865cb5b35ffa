import type { Team } from '#contract/teams/teams.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals, listTeam } from '#server/professionals/professionals.ts';
import { memberActions, teamActions } from './policy.ts';
import { listInvitations } from './queries-invitations.ts';

/** Somebody who works for a business. */
export interface Colleague {
  userId: string;
  professionalId: string;
  ownerId: string;
}

/** The team of a business, as one of its people sees it. */
export async function readOwnTeam(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId, professionalId, ownerId }: Colleague,
): Promise<Team> {
  const [business, members, owners] = await Promise.all([
    findProfessionals(db, [professionalId]),
    listTeam(db, professionalId),
    findUsers(db, [ownerId]),
  ]);
  const [card, owner] = [business.get(professionalId)?.card, owners.get(ownerId)];
  assertThat(card !== undefined && owner !== undefined, 'not_found');
  const reader = { userId, isOwner: userId === ownerId };
  const people = members.filter(({ leftAt }) => leftAt === null);
  const show = (member: { userId: string; name: string }, joinedAt: Date | null) => {
    const isOwner = member.userId === ownerId;
    return {
      id: member.userId,
      name: member.name,
      role: isOwner ? ('owner' as const) : ('member' as const),
      isYou: member.userId === userId,
      joinedAt: joinedAt?.toISOString() ?? null,
      allowedActions: memberActions(reader, { userId: member.userId, isOwner }),
    };
  };
  const invitations = reader.isOwner ? await listInvitations(db, professionalId, clock.now()) : [];
  return {
    name: card.name,
    people: [
      show({ userId: ownerId, name: owner.name }, null),
      ...people.map((member) => show(member, member.joinedAt)),
    ],
    invitations: invitations.map(({ id, email, created_at, expires_at }) => ({
      id,
      email,
      sentAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
    allowedActions: teamActions(reader),
  };
}
