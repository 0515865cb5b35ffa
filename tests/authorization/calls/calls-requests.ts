import { reportCompletion } from '#contract/requests/leads.ts';
import { hireProfessional } from '#contract/requests/requests.ts';
import { LEAKING_TAP } from '#tests/support/people.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

let asked = 0;
const aNewNeed = () => ({
  ...LEAKING_TAP,
  description: `Another need, the number ${(asked += 1)}`,
});

const messagesOf = ({ world }: Cell, name: string, more = '') => ({
  path: `/api/messages?${name}=${world.requestId}${more}`,
});

/** The conversation of A and PA; as a professional, the own one. */
const conversation = ({ world, actor }: Cell) => ({
  serviceRequestId: world.requestId,
  ...(actor === 'custA_owner' ? { professionalId: world.pro_accepted.professionalId } : {}),
});

const respond = (lead: string, status: 'accepted' | 'denied') => ({
  path: `/api/service-request-professionals/${lead}/respond`,
  body: { status },
});

const ofRequest = ({ world }: Cell, verb: string, body: object = {}) => ({
  path: `/api/requests/${world.requestId}/${verb}`,
  body,
});

const ofLead = (lead: string, verb: string) => ({
  path: `/api/service-request-professionals/${lead}/${verb}`,
  body: {},
});

const named = (who: { professionalId: string }) => ({ professionalId: who.professionalId });

/** The customer has hired PA; idempotent. */
async function hired({ world }: Cell): Promise<void> {
  const params = { id: world.requestId };
  await world.custA_owner.call(hireProfessional, { params, body: named(world.pro_accepted) });
}

/** Requests, leads, messages, professionals and public calls. */
export const requestCalls: Ways = {
  'POST /api/chat/analyze': () => ({
    path: '/api/chat/analyze',
    body: { message: 'My tap leaks', language: 'en' },
  }),
  'GET /api/places/autocomplete': () => ({ path: '/api/places/autocomplete?input=montr' }),
  'GET /api/places/near': async () => ({ path: '/api/places/near?latitude=45.5&longitude=-73.6' }),
  'GET /api/places/sources': () => ({ path: '/api/places/sources' }),
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
  'GET /api/requests/:id/neighbourhood': ({ world }) => ({
    path: `/api/requests/${world.requestId}/neighbourhood`,
  }),
  'GET /api/service-request-professionals/:id/neighbourhood (lead of PP)': ({ world }) => ({
    path: `/api/service-request-professionals/${world.leads.pending}/neighbourhood`,
  }),
  'GET /api/service-request-professionals/:id/neighbourhood (lead of PA)': ({ world }) => ({
    path: `/api/service-request-professionals/${world.leads.accepted}/neighbourhood`,
  }),
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
  'POST /api/requests/:id/hire (PA)': (cell) =>
    ofRequest(cell, 'hire', named(cell.world.pro_accepted)),
  'POST /api/requests/:id/hire (PP, who has not accepted)': (cell) =>
    ofRequest(cell, 'hire', named(cell.world.pro_pending)),
  'POST /api/requests/:id/cancellation': (cell) => ofRequest(cell, 'cancellation'),
  'POST /api/requests/:id/completion (PA hired)': async (cell) => {
    await hired(cell);
    return ofRequest(cell, 'completion');
  },
  'POST /api/requests/:id/completion (PA hired and done, objection)': async (cell) => {
    await hired(cell);
    const params = { id: cell.world.leads.accepted };
    await cell.world.pro_accepted.call(reportCompletion, { params, body: {} });
    return ofRequest(cell, 'completion', { done: false });
  },
  'POST /api/requests/:id/others': (cell) => ofRequest(cell, 'others'),
  'POST /api/requests/:id/reopening (PA)': (cell) =>
    ofRequest(cell, 'reopening', named(cell.world.pro_accepted)),
  'POST /api/lead-views (lead of PP)': ({ world }) => ({
    path: '/api/lead-views',
    body: { leadIds: [world.leads.pending] },
  }),
  'POST /api/service-request-professionals/:id/completion (lead of PA, hired)': async (cell) => {
    await hired(cell);
    return ofLead(cell.world.leads.accepted, 'completion');
  },
  'POST /api/service-request-professionals/:id/withdrawal (lead of PA)': ({ world }) =>
    ofLead(world.leads.accepted, 'withdrawal'),
  'GET /api/professionals/:id (PA)': ({ world }) => ({
    path: `/api/professionals/${world.pro_accepted.professionalId}`,
  }),
};
