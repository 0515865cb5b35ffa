import { whoAmI, type User } from '#contract/accounts/accounts.ts';
import { listLeads } from '#contract/requests/leads.ts';
import { listMessages } from '#contract/requests/messages.ts';
import { getOwnRequest, listOwnRequests } from '#contract/requests/requests.ts';
import { call } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { answerCaches } from './stored-answers.ts';

type Conversation = { serviceRequestId: string; professionalId?: string };

/** Of each kind: whoever is on the way needs what is newest. */
const NEWEST = 10;

/**
 * Reads what somebody may want to read without a network, though they have not opened it: the service
 * worker, which must be at work, stores the answers. Conversations are read that have something new.
 */
export async function storeAhead(user: Pick<User, 'professionalId'>): Promise<void> {
  const isFirst = (await answerCaches()).length === 0;
  await call(whoAmI);
  // The reads of this page were answered before there was a worker.
  if (isFirst) await refresh('/api/');
  const conversations = user.professionalId
    ? await conversationsOfLeads(user.professionalId)
    : await conversationsOfRequests();
  for (const { unread, ...query } of conversations.slice(0, NEWEST))
    if (unread || !(await isStored(query))) await call(listMessages, { query });
}

async function conversationsOfLeads(id: string) {
  await call(listLeads, { params: { id }, query: { stage: 'waiting' } });
  const leads = await call(listLeads, { params: { id }, query: {} });
  return leads
    .filter(({ allowedActions }) => isReadable(allowedActions))
    .map((lead) => ({ serviceRequestId: lead.serviceRequest.id, unread: lead.unreadCount > 0 }));
}

async function conversationsOfRequests() {
  const requests = await call(listOwnRequests);
  for (const { id } of requests.slice(0, NEWEST)) await call(getOwnRequest, { params: { id } });
  return requests.flatMap(({ id, leads }) =>
    leads
      .filter(({ allowedActions }) => isReadable(allowedActions))
      .map(({ professional, unreadCount }) => ({
        serviceRequestId: id,
        professionalId: professional.id,
        unread: unreadCount > 0,
      })),
  );
}

function isReadable(actions: readonly string[]): boolean {
  return actions.includes('message') || actions.includes('readConversation');
}

async function isStored(conversation: Conversation): Promise<boolean> {
  const address = `/api/messages?${new URLSearchParams(conversation).toString()}`;
  return (await caches.match(address, { ignoreVary: true })) !== undefined;
}
