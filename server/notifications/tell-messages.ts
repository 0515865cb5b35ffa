import { professionNumbered } from '#server/professionals/professionals.ts';
import { findRequest } from '#server/requests/requests.ts';
import { customersPage, professionalsPage, professionName, tell, type Telling } from './tell.ts';

/** A message that waits to be read: the first of those its receiver has not read. */
export interface UnreadMessage {
  messageId: string;
  requestId: string;
  professionalId: string;
  senderName: string;
  recipientUserId: string;
}

/**
 * Tells somebody that messages wait in a conversation: one letter for each first unread message,
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
    write: (letters, lang) =>
      letters.unreadMessage({
        brand: platform.config.brandName,
        profession: professionName(professionNumbered(request.profession_id), lang),
        area: request.area,
        from: unread.senderName,
        url: isCustomer
          ? customersPage(platform, {
              lang,
              request: request.id,
              professional: unread.professionalId,
            })
          : professionalsPage(platform, { lang }),
      }),
  });
}
