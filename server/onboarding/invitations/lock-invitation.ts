import type { Tx } from '#server/platform/database/db.ts';
import { lockUnclaimed } from '#server/professionals/professionals.ts';
import { findOpenInvitation, type OpenInvitation } from './queries-invitations.ts';

/**
 * The live invitation of a personal link, with the record of its professional locked: whatever else
 * takes it over, stops it or writes to it waits. Undefined where the link is of no use by then.
 */
export async function lockInvitation(
  tx: Tx,
  token: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const found = await findOpenInvitation(tx, token, now);
  if (!found || !(await lockUnclaimed(tx, found.professional_id))) return undefined;
  return findOpenInvitation(tx, token, now);
}
