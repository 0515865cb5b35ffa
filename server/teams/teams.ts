import type { Platform } from '#server/platform/platform.ts';
import { deleteInvitationsExpiredBy } from './queries-invitations.ts';

export { endErasedMemberships } from './leave.ts';
export { eraseTeamInvitations, exportTeamInvitations } from './personal-data.ts';

/** Deletes expired invitations; run by a timer. */
export async function deleteExpiredTeamInvitations({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteInvitationsExpiredBy(db, clock.now());
}
