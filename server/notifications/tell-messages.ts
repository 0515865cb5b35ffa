import { findRequest } from '#server/requests/requests.ts';
import { leadIdOf } from './lead-of.ts';
import { hrefs } from './places-in-product.ts';
import { tell, type Telling } from './tell.ts';
import { aboutRequest } from './tell-requests.ts';

/** A message that waits to be read: the first of those its receiver has not read. */
export interface UnreadMessage {
  messageId: string;
  requestId: string;
  professionalId: string;
  senderName: string;
  recipientUserId: string;
}

/**
 * Tells somebody that messages wait in a conversation: one notice for each first unread message,
 * however many follow it. Its words stay in the conversation.
 */
export async function tellUnread(platform: Telling, unread: UnreadMessage) {
  const request = await findRequest(platform.db, unread.requestId);
  if (!request) return;
  const isCustomer = unread.recipientUserId === request.customer_id;
  await tell(platform, {
    kind: 'unreadMessage',
    key: unread.messageId,
    userId: unread.recipientUserId,
    ...(isCustomer ? { language: request.language } : {}),
    facts: {
      ...aboutRequest(request),
      href: isCustomer
        ? hrefs.conversation(request.id, unread.professionalId)
        : hrefs.lead(await leadIdOf(platform.db, request.id, unread.professionalId)),
      from: unread.senderName,
    },
  });
}
