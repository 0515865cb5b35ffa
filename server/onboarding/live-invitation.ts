import type { Tx } from '#server/platform/db.ts';
import { lockUnclaimed } from '#server/professionals/professionals.ts';
import { findLiveInvitation, type LiveInvitation } from './queries-invitations.ts';

/**
 * The live invitation of a personal link, with the record of its professional locked: whatever else
 * takes it over, stops it or writes to it waits. Undefined where the link is of no use by then.
 */
export async function lockInvitation(
  tx: Tx,
  token: string,
  now: Date,
): Promise<LiveInvitation | undefined> {
  const found = await findLiveInvitation(tx, token, now);
  if (!found || !(await lockUnclaimed(tx, found.professional_id))) return undefined;
  return findLiveInvitation(tx, token, now);
}
