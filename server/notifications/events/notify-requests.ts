import { professionNumbered } from '#server/professionals/professionals.ts';
import { findRequest, type RequestRow } from '#server/requests/requests.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { noticeExists } from '#server/notifications/queries-notices.ts';
import { notify, type NotifyPlatform } from '#server/notifications/notify.ts';
import { notifyDirectEnded } from './notify-leads.ts';

interface RequestEvent {
  requestId: string;
}

/**
 * Notifies a customer that nobody could be contacted yet and the search continues, or that the only
 * professional asked by name is no longer asked.
 */
export async function notifyPending(platform: NotifyPlatform, { requestId }: RequestEvent) {
  const request = await findRequest(platform.db, requestId);
  if (request?.status !== 'pending') return;
  if (request.direct_others === 'no') return notifyDirectEnded(platform, request);
  await notify(platform, {
    kind: 'nobodyYet',
    key: requestId,
    ...toCustomer(request),
    facts: { ...aboutRequest(request), href: hrefs.request(requestId) },
  });
}

/** Notifies a customer who had to wait that a professional has been contacted. */
export async function notifyFound(platform: NotifyPlatform, { requestId }: RequestEvent) {
  if (!(await noticeExists(platform.db, 'nobodyYet', requestId))) return;
  const request = await findRequest(platform.db, requestId);
  if (request?.status !== 'sent') return;
  await notify(platform, {
    kind: 'foundAgain',
    key: requestId,
    ...toCustomer(request),
    facts: { ...aboutRequest(request), href: hrefs.request(requestId) },
  });
}

/** The customer of a request; letters are in the language of the request. */
export function toCustomer({ customer_id: userId, language }: RequestRow) {
  return { userId, language };
}

/** The facts common to all notices about a request. */
export function aboutRequest(request: Pick<RequestRow, 'profession_id' | 'area'>) {
  return { profession: professionNumbered(request.profession_id), area: request.area };
}
