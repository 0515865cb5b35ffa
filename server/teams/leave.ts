import { unassignLeads } from '#server/matching/matching.ts';
import { deleteTeamLetters } from '#server/notifications/notifications.ts';
import { change, type Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import {
  endMembership,
  findMembership,
  findProfessionals,
} from '#server/professionals/professionals.ts';
import { publishTeamChange } from './publish-team-change.ts';

interface Leaving {
  professionalId: string;
  /** Who is a member no more. */
  userId: string;
}

/**
 * Ends a membership, by the member or the owner. Their access ends with it: what they have open looks
 * again, the links they were sent open nothing, and what they had is nobody's. History stays.
 * @throws Refusal `not_found` for somebody who is no member
 */
export async function endMember(
  platform: Platform,
  { professionalId, userId }: Leaving,
  by: 'member' | 'owner',
): Promise<void> {
  const at = platform.clock.now();
  await change(platform, async (change) => {
    const { tx } = change;
    const people = (await findProfessionals(tx, [professionalId])).get(professionalId)?.userIds;
    const isEnded = await endMembership(tx, { professionalId, userId }, { at, by });
    assertThat(isEnded, 'not_found');
    await deleteTeamLetters(tx, { professionalId, userId });
    await giveBack(change, { professionalId, userId }, { at, people: people ?? [] });
    publishTeamChange(change, people ?? []);
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

async function giveBack(
  { tx, publishLive }: Change,
  leaving: Leaving,
  { at, people }: { at: Date; people: readonly string[] },
): Promise<void> {
  for (const { id: leadId, request_id: requestId } of await unassignLeads(tx, { ...leaving, at })) {
    for (const userId of people) publishLive(userId, { type: 'lead.changed', requestId, leadId });
  }
}
