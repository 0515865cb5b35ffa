import { portraitUrl } from '#contract/portraits.ts';
import { concernedBy, findParties } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import { isInConversation } from './policy.ts';
import type { MessageRow } from './queries.ts';
import { findOldestUnread } from './queries-summaries.ts';

/** An unread message and its recipient. */
export interface UnreadNotice {
  messageId: string;
  requestId: string;
  professionalId: string;
  content: string;
  senderName: string;
  /** The address of the sender's portrait. */
  senderFace: string;
  /** Of a team the owner first. */
  recipientUserIds: readonly string[];
}

/** The data of the notices about those of these messages that are still unread, where one is due. */
export async function findUnreadForNotices(
  db: Db,
  messageIds: readonly string[],
): Promise<UnreadNotice[]> {
  const unread = await findOldestUnread(db, messageIds);
  const notices = await Promise.all(unread.map((message) => noticeOf(db, message)));
  return notices.filter((one) => one !== undefined);
}

async function noticeOf(db: Db, message: MessageRow): Promise<UnreadNotice | undefined> {
  const parties = await findParties(db, message.request_id, message.professional_id);
  if (!parties?.professional || !isInConversation(parties.leadStatus)) return undefined;
  if (parties.isBlocked) return undefined;
  const { customer, professional } = parties;
  const isByCustomer = message.sender_type === 'user';
  const sender = isByCustomer ? customer : professional;
  const team = concernedBy(parties.assignedTo, professional.userIds);
  const recipientUserIds = isByCustomer ? team : [customer.userId];
  if (recipientUserIds.length === 0) return undefined;
  return {
    messageId: message.id,
    requestId: message.request_id,
    professionalId: professional.id,
    content: message.content,
    senderName: sender.name,
    senderFace: portraitUrl(isByCustomer ? customer.userId : professional.id, sender.avatar),
    recipientUserIds,
  };
}
