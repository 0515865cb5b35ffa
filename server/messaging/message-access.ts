import { findParties } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Session } from '#server/platform/http/route.ts';
import { isInConversation } from './policy.ts';
import { findById } from './queries.ts';

/** Whether a person may read a message and its files: the parties of its conversation. */
export async function mayReadMessage(
  db: Db,
  session: Session,
  messageId: string,
): Promise<boolean> {
  const message = await findById(db, messageId);
  if (!message) return false;
  const { request_id: requestId, professional_id: professionalId } = message;
  const parties = await findParties(db, requestId, professionalId ?? session.professionalId);
  if (session.role === 'customer') return parties?.customer.userId === session.userId;
  const isTheirs = parties?.professional?.id === session.professionalId;
  return (
    isTheirs && parties !== undefined && isInConversation(parties.leadStatus) && !parties.isBlocked
  );
}
