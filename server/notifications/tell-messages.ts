import { findParties } from '#server/matching/matching.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import { findRequest } from '#server/requests/requests.ts';
import { customersPage, professionalsPage, professionName, tell, type Telling } from './tell.ts';

/** Messages that somebody has not read for a while. */
export interface UnreadMessages {
  requestId: string;
  professionalId: string;
  /** Who has not read them. */
  reader: 'user' | 'professional';
  /** The first of them: one notice for all that follow, until they were read. */
  firstUnreadId: string;
}

/** Tells the reader of a conversation that messages wait in it; the caller knows that they still do. */
export async function tellUnread(platform: Telling, unread: UnreadMessages) {
  const { requestId, professionalId, reader } = unread;
  const parties = await findParties(platform.db, requestId, professionalId);
  const request = await findRequest(platform.db, requestId);
  if (!parties?.professional?.userId || !request) return;
  const { customer, professional } = parties;
  const [userId, from] =
    reader === 'user'
      ? [customer.userId, professional.name]
      : [parties.professional.userId, customer.name];
  await tell(platform, {
    kind: 'unreadMessage',
    key: `${unread.firstUnreadId}:${reader}:${professionalId}`,
    userId,
    ...(reader === 'user' ? { language: request.language } : {}),
    write: (letters, lang) =>
      letters.unreadMessage({
        brand: platform.config.brandName,
        profession: professionName(professionNumbered(request.profession_id), lang),
        area: request.area,
        from,
        url:
          reader === 'user'
            ? customersPage(platform, { lang, request: requestId, professional: professionalId })
            : professionalsPage(platform, { lang }),
      }),
  });
}
