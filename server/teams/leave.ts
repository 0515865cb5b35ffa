import { unassignLeads } from '#server/matching/matching.ts';
import { deleteTeamLetters } from '#server/notifications/notifications.ts';
import { change, type Change } from '#server/platform/change.ts';
import type { PersonRef } from '#server/platform/personal-data.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import {
  endMembership,
  findMembership,
  findProfessionals,
  listTeam,
} from '#server/professionals/professionals.ts';
import { publishTeamChange } from './publish-team-change.ts';

interface Leaving {
  professionalId: string;
  /** Who is a member no more. */
  userId: string;
}

/**
 * Ends a membership, by the member, the owner, or with an account. Their access ends with it: what they have open looks
 * again, the links they were sent open nothing, and what they had is nobody's. History stays.
 * @throws Refusal `not_found` for somebody who is no member
 */
export async function endMember(
  platform: Platform,
  { professionalId, userId }: Leaving,
  by: 'member' | 'owner' | 'erasure',
): Promise<void> {
  const at = platform.clock.now();
  await change(platform, async (change) => {
    const { tx } = change;
    const business = (await findProfessionals(tx, [professionalId])).get(professionalId);
    const people = business?.userIds ?? [];
    const isEnded = await endMembership(tx, { professionalId, userId }, { at, by });
    assertThat(isEnded, 'not_found');
    await deleteTeamLetters(tx, { professionalId, userId });
    const actor = by === 'owner' ? (business?.userId ?? userId) : userId;
    await giveBack(change, { professionalId, userId }, { at, people, by: actor });
    publishTeamChange(change, people);
  });
}

/**
 * Ends the caller's own membership, whatever the state of its business: who works for a suspended one
 * would be stuck.
 * @throws Refusal `not_found` for somebody who is no member
 */
export async function leaveOwnTeam(
  platform: Platform,
  { userId }: { userId: string },
): Promise<void> {
  const professionalId = await findMembership(platform.db, userId);
  assertThat(professionalId !== undefined, 'not_found');
  await endMember(platform, { professionalId, userId }, 'member');
}

/**
 * Ends the membership of a person who is erased, and those of who works for them, as if by themselves.
 * Idempotent.
 */
export async function endErasedMemberships(
  platform: Platform,
  { userId, professionalId: own }: PersonRef,
): Promise<void> {
  const theirs = await findMembership(platform.db, userId);
  if (theirs !== undefined)
    await endMember(platform, { professionalId: theirs, userId }, 'erasure');
  if (own === null) return;
  for (const { userId: member, leftAt } of await listTeam(platform.db, own)) {
    if (leftAt === null)
      await endMember(platform, { professionalId: own, userId: member }, 'erasure');
  }
}

/** What they had is nobody's: the event tells the owner, but of what they did themselves. */
async function giveBack(
  { tx, record, publishLive }: Change,
  leaving: Leaving,
  { at, people, by }: { at: Date; people: readonly string[]; by: string },
): Promise<void> {
  for (const lead of await unassignLeads(tx, { ...leaving, at })) {
    const { id: leadId, request_id: requestId, assignments: number } = lead;
    record({ type: 'lead.assigned', leadId, requestId, to: null, by, number });
    for (const userId of people) publishLive(userId, { type: 'lead.changed', requestId, leadId });
  }
}
