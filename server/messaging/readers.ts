import { findParties } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/db.ts';
import type { Session } from '#server/platform/route.ts';
import { isClosed, isInConversation } from './policy.ts';
import { findById } from './queries.ts';

/** Whether somebody may read a message, and what hangs on it: the parties of its conversation. */
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
  const isTheirs = parties?.professional?.userId === session.userId;
  if (!isTheirs || !isInConversation(parties.leadStatus)) return false;
  // After the end they read on as long as neither has blocked the other.
  const isOver = isClosed(parties.requestStatus, parties.leadStatus);
  return !isOver || !parties.isBlocked;
}
