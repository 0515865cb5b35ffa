import type { Db } from '#server/platform/database/db.ts';
import type { Session } from '#server/platform/http/route.ts';
import { findParties } from './queries-parties.ts';

/**
 * Whether a professional may read a request's description and photos: while their lead is active,
 * unless one of the two has blocked the other.
 */
export async function mayReadRequest(
  db: Db,
  { professionalId }: Session,
  requestId: string,
): Promise<boolean> {
  if (professionalId === null) return false;
  const parties = await findParties(db, requestId, professionalId);
  if (!parties || parties.isBlocked) return false;
  return parties.leadStatus === 'pending' || parties.leadStatus === 'accepted';
}
