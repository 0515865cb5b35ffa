import { LEAKING_TAP } from '#tests/support/people.ts';
import type { Cell, Ways } from './cell.ts';

let asked = 0;
const aNewNeed = () => ({
  ...LEAKING_TAP,
  description: `Another need, the number ${(asked += 1)}`,
});

const messagesOf = ({ world }: Cell, name: string, more = '') => ({
  path: `/api/messages?${name}=${world.requestId}${more}`,
});

/** The conversation of A and PA; a professional has one only. */
const conversation = ({ world, actor }: Cell) => ({
  serviceRequestId: world.requestId,
  ...(actor === 'custA_owner' ? { professionalId: world.pro_accepted.professionalId } : {}),
});

const respond = (lead: string, status: 'accepted' | 'denied') => ({
  path: `/api/service-request-professionals/${lead}/respond`,
  body: { status },
});

/** Requests, leads, messages, professionals and what needs no account. */
export const requestCalls: Ways = {
  'POST /api/chat/analyze': () => ({
    path: '/api/chat/analyze',
    body: { message: 'My tap leaks', language: 'en' },
  }),
  'GET /api/places/autocomplete': () => ({ path: '/api/places/autocomplete?input=montr' }),
  'GET /api/places/details': async ({ client }) => {
    const found = await client.fetch('/api/places/autocomplete?input=montreal');
    const { predictions } = (await found.json()) as { predictions: { place_id: string }[] };
    return {
      path: `/api/places/details?place_id=${encodeURIComponent(predictions[0]?.place_id ?? '')}`,
    };
  },
  'POST /api/requests': () => ({ path: '/api/requests', body: aNewNeed() }),
  'POST /api/requests (userId of A)': ({ world }) => ({
    path: '/api/requests',
    body: { ...aNewNeed(), userId: world.custA_owner.id },
  }),
  'GET /api/requests/:id': ({ world }) => ({ path: `/api/requests/${world.requestId}` }),
  'GET /api/messages (R1 by serviceRequestId)': (cell) => messagesOf(cell, 'serviceRequestId'),
  'GET /api/messages (R1 by requestId)': (cell) => messagesOf(cell, 'requestId'),
  'GET /api/messages (R1 of PA)': (cell) =>
    messagesOf(cell, 'requestId', `&professionalId=${cell.world.pro_accepted.professionalId}`),
  'POST /api/messages (R1)': (cell) => ({
    path: '/api/messages',
    body: { ...conversation(cell), content: 'Hello' },
  }),
  'POST /api/messages (R1 as B)': (cell) => ({
    path: '/api/messages',
    body: { ...conversation(cell), content: 'Hello', senderId: cell.world.custB_other.id },
  }),
  'POST /api/message-reads': (cell) => ({
    path: '/api/message-reads',
    body: { ...conversation(cell), messageId: cell.world.messageId },
  }),
  'GET /api/user/requests (userId of A)': ({ world }) => ({
    path: `/api/user/requests?userId=${world.custA_owner.id}`,
  }),
  'GET /api/professionals/:id/service-requests (PP)': ({ world }) => ({
    path: `/api/professionals/${world.pro_pending.professionalId}/service-requests`,
  }),
  'GET /api/professionals/:id/service-requests (PA)': ({ world }) => ({
    path: `/api/professionals/${world.pro_accepted.professionalId}/service-requests`,
  }),
  'POST /api/service-request-professionals/:id/respond (lead of PP, accepted)': ({ world }) =>
    respond(world.leads.pending, 'accepted'),
  'POST /api/service-request-professionals/:id/respond (lead of PA, accepted again)': ({ world }) =>
    respond(world.leads.accepted, 'accepted'),
  'POST /api/service-request-professionals/:id/respond (lead of PA, denied now)': ({ world }) =>
    respond(world.leads.accepted, 'denied'),
  'GET /api/professionals/:id (PA)': ({ world }) => ({
    path: `/api/professionals/${world.pro_accepted.professionalId}`,
  }),
};
