import type { Tx } from '#server/platform/database/db.ts';
import { lockUnclaimed } from '#server/professionals/professionals.ts';
import { findOpenInvitation, type OpenInvitation } from './queries-invitations.ts';

/**
 * The valid invitation of a personal link, with the record of its professional locked against
 * concurrent claiming, stopping and inviting. Undefined where the link is not valid any more.
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
