import { findParties } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import { isInConversation } from './policy.ts';
import { findOldestUnread } from './queries-summaries.ts';

/** An unread message and its recipient. */
export interface UnreadNotice {
  messageId: string;
  requestId: string;
  professionalId: string;
  content: string;
  senderName: string;
  recipientUserId: string;
}

/**
 * The data of the notice about a message that is still unread; undefined where there is none to
 * send.
 */
export async function findUnreadForNotice(
  db: Db,
  messageId: string,
): Promise<UnreadNotice | undefined> {
  const message = await findOldestUnread(db, messageId);
  const parties = message && (await findParties(db, message.request_id, message.professional_id));
  if (!message || !parties?.professional || !isInConversation(parties.leadStatus)) return undefined;
  if (parties.isBlocked) return undefined;
  const { customer, professional } = parties;
  const [sender, recipient] =
    message.sender_type === 'user' ? [customer, professional] : [professional, customer];
  if (!recipient.userId) return undefined;
  return {
    messageId,
    requestId: message.request_id,
    professionalId: professional.id,
    content: message.content,
    senderName: sender.name,
    recipientUserId: recipient.userId,
  };
}
