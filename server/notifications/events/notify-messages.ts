import { findRequest } from '#server/requests/requests.ts';
import { findLeadId } from './find-lead-id.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { notifyTeam, type NotifyPlatform } from '#server/notifications/notify.ts';
import { shortened } from './shortened.ts';
import { aboutRequest } from './notify-requests.ts';

/** The first unread message of its recipient in a conversation. */
export interface UnreadMessage {
  messageId: string;
  requestId: string;
  professionalId: string;
  senderName: string;
  /** The address of the sender's portrait. */
  senderFace: string;
  content: string;
  /** Of a team the owner first. */
  recipientUserIds: readonly string[];
}

/**
 * Notifies the recipient that messages wait in a conversation: one notice for each first unread
 * message, with its beginning, however many follow it.
 */
export async function notifyUnread(platform: NotifyPlatform, unread: UnreadMessage) {
  const request = await findRequest(platform.db, unread.requestId);
  if (!request) return;
  const isCustomer = unread.recipientUserIds[0] === request.customer_id;
  await notifyTeam(platform, unread.recipientUserIds, {
    kind: 'unreadMessage',
    key: unread.messageId,
    ...(isCustomer ? { language: request.language } : {}),
    facts: {
      ...aboutRequest(request),
      conversation: { requestId: request.id, professionalId: unread.professionalId },
      href: isCustomer
        ? hrefs.conversation(request.id, unread.professionalId)
        : hrefs.lead(await findLeadId(platform.db, request.id, unread.professionalId)),
      from: unread.senderName,
      face: unread.senderFace,
      words: shortened(unread.content),
    },
  });
}
