import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countLeads, listLeads, respondToLead } from '#contract/requests/leads.ts';
import { listMessages, markMessagesRead, sendMessage } from '#contract/requests/messages.ts';
import {
  completeRequest,
  getOwnRequest,
  hireProfessional,
  listOwnRequests,
  submitRequest,
} from '#contract/requests/requests.ts';
import type { LeadStage } from '#contract/requests/statuses.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/database/count-statements.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
let ann: Professional;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
  ann = await aProfessional(site, 'Ann', { plan: 'premium' });
});
afterEach(() => site.stop());

const submit = async (description: string) => {
  await site.advance(1);
  return marie.call(submitRequest, { body: { ...LEAKING_TAP, description } });
};
const accept = async () =>
  ann.call(respondToLead, { params: { id: await leadOf(ann) }, body: { status: 'accepted' } });
const write = async (person: Pick<Customer, 'call'>, serviceRequestId: string, content: string) => {
  await site.advance(1);
  return person.call(sendMessage, { body: { serviceRequestId, content } });
};
const leads = (before?: string) =>
  ann.call(listLeads, { params: { id: ann.professionalId }, query: { before } });

describe("the customer's requests", () => {
  test('asked for several times at the same moment are the same each time', async () => {
    const { id } = await submit('One');
    await submit('Two');
    await accept();
    const [list, again, one] = await Promise.all([
      marie.call(listOwnRequests),
      marie.call(listOwnRequests),
      marie.call(getOwnRequest, { params: { id } }),
    ]);
    expect(again).toEqual(list);
    expect(one).toMatchObject(list.find((request) => request.id === id)!);
    expect(one.leads.map(({ professional }) => professional.name)).toHaveLength(
      new Set(one.leads.map(({ id }) => id)).size,
    );
  });

  test('come newest first in pages of twenty, each once', async () => {
    for (let number = 1; number <= 23; number += 1) await submit(`Tap ${number}`);
    const first = await marie.call(listOwnRequests, { query: { userId: marie.id } });
    const second = await marie.call(listOwnRequests, { query: { before: first.at(-1)?.id } });
    expect([first.length, second.length]).toEqual([20, 3]);
    expect([...first, ...second].map(({ description }) => description)).toEqual(
      Array.from({ length: 23 }, (_, index) => `Tap ${23 - index}`),
    );
  });

  test('show the professionals contacted, the newest message, and how many are unread', async () => {
    const { id } = await submit('Tap');
    await accept();
    await write(marie, id, 'Hello');
    await write(ann, id, 'Hello too');
    const { id: messageId } = await write(ann, id, 'I come tomorrow');
    const [request] = await marie.call(listOwnRequests);
    expect(request).toMatchObject({
      id,
      status: 'accepted',
      placeFound: true,
      allowedActions: ['message', 'cancel'],
      leads: [{ status: 'accepted', unreadCount: 2, professional: { name: 'Ann' } }],
      messages: [{ content: 'I come tomorrow', sender: { name: 'Ann' }, read: false }],
    });
    await marie.call(markMessagesRead, { body: { serviceRequestId: id, messageId } });
    expect((await marie.call(getOwnRequest, { params: { id } })).leads[0]?.unreadCount).toBe(0);
    expect((await leads())[0]?.serviceRequest.messages[0]?.read).toBe(true);
  });

  test('say so where their place could only be guessed', async () => {
    const body = { ...LEAKING_TAP, location: 'somewhere over the rainbow' };
    const { placeFound, status } = await marie.call(submitRequest, { body });
    expect([placeFound, status]).toEqual([false, 'pending']);
  });

  test('are visible to themselves only', async () => {
    const { id } = await submit('Tap');
    const thomas = await aCustomer(site, 'Thomas');
    const path = '/api/user/requests';
    expect((await thomas.ask('GET', path)).body).toEqual([]);
    expect((await thomas.ask('GET', `${path}?userId=${marie.id}`)).status).toBe(403);
    expect((await ann.ask('GET', path)).status).toBe(403);
    expect((await nobody(site).ask('GET', path)).status).toBe(401);
    expect((await thomas.ask('GET', `/api/requests/${id}`)).status).toBe(404);
    expect((await ann.ask('GET', `/api/requests/${id}`)).status).toBe(403);
    expect((await nobody(site).ask('GET', `/api/requests/${id}`)).status).toBe(401);
  });

  test('by a wrong id are refused', async () => {
    expect((await marie.ask('GET', '/api/requests/R1')).status).toBe(422);
    expect((await marie.ask('GET', '/api/user/requests?before=R1')).status).toBe(422);
  });
});

describe("the professional's leads", () => {
  test('come newest first in pages of twenty, each once', async () => {
    for (let number = 1; number <= 23; number += 1) await submit(`Tap ${number}`);
    const first = await leads();
    const second = await leads(first.at(-1)?.id);
    expect([first.length, second.length]).toEqual([20, 3]);
    expect([...first, ...second].map(({ serviceRequest }) => serviceRequest.description)).toEqual(
      Array.from({ length: 23 }, (_, index) => `Tap ${23 - index}`),
    );
  });

  test('can be filtered by their status', async () => {
    await submit('Tap 1');
    await accept();
    await submit('Tap 2');
    const found = async (status: 'pending' | 'accepted' | 'denied') => {
      const params = { id: ann.professionalId };
      const page = await ann.call(listLeads, { params, query: { status } });
      return page.map(({ serviceRequest }) => serviceRequest.description);
    };
    expect(await found('pending')).toEqual(['Tap 2']);
    expect(await found('accepted')).toEqual(['Tap 1']);
    expect(await found('denied')).toEqual([]);
    const path = `/api/professionals/${ann.professionalId}/service-requests?status=gone`;
    expect((await ann.ask('GET', path)).status).toBe(422);
  });

  test('show messages once accepted, those written before too', async () => {
    const { id } = await submit('Tap');
    await write(marie, id, 'The gate is blue');
    expect((await leads())[0]).toMatchObject({
      status: 'pending',
      unreadCount: 0,
      allowedActions: ['accept', 'decline'],
      serviceRequest: { messages: [], customer: null },
    });
    const accepted = await accept();
    expect(accepted).toMatchObject({
      unreadCount: 1,
      serviceRequest: { messages: [{ content: 'The gate is blue', sender: { name: 'Marie' } }] },
    });
    const [message] = await ann.call(listMessages, { query: { serviceRequestId: id } });
    const body = { serviceRequestId: id, messageId: message?.id ?? '' };
    await ann.call(markMessagesRead, { body });
    expect((await leads())[0]?.unreadCount).toBe(0);
  });

  test('are listed and counted by stage', async () => {
    const { id } = await submit('Accepted');
    await accept();
    await submit('Declined');
    const [declined] = await leads();
    const body = { status: 'denied' as const };
    await ann.call(respondToLead, { params: { id: declined?.id ?? '' }, body });
    await submit('Waiting');
    const params = { id: ann.professionalId };
    const inStage = async (stage: LeadStage) => {
      const found = await ann.call(listLeads, { params, query: { stage } });
      return found.map(({ serviceRequest }) => serviceRequest.description);
    };
    const counts = await ann.call(countLeads, { params });
    expect(counts).toEqual({ waiting: 1, accepted: 1, in_progress: 0, done: 0, closed: 1 });
    expect(await inStage('waiting')).toEqual(['Waiting']);
    expect(await inStage('accepted')).toEqual(['Accepted']);
    expect(await inStage('closed')).toEqual(['Declined']);

    await marie.call(hireProfessional, { params: { id }, body: { professionalId: params.id } });
    expect(await inStage('accepted')).toEqual([]);
    expect(await inStage('in_progress')).toEqual(['Accepted']);
    await marie.call(completeRequest, { params: { id }, body: {} });
    expect(await inStage('done')).toEqual(['Accepted']);
    const path = `/api/professionals/${params.id}/service-requests?stage=lost`;
    expect((await ann.ask('GET', path)).status).toBe(422);
  });

  test('are for themselves only', async () => {
    const ben = await aProfessional(site, 'Ben');
    const counts = `/api/professionals/${ann.professionalId}/lead-counts`;
    expect((await ben.ask('GET', counts)).status).toBe(403);
    expect((await marie.ask('GET', counts)).status).toBe(403);
    expect((await nobody(site).ask('GET', counts)).status).toBe(401);
    const path = `/api/professionals/${ann.professionalId}/service-requests`;
    expect((await ben.ask('GET', path)).status).toBe(403);
    expect((await marie.ask('GET', path)).status).toBe(403);
    expect((await nobody(site).ask('GET', path)).status).toBe(401);
    expect((await ann.ask('GET', '/api/professionals/P1/service-requests')).status).toBe(422);
  });
});

test('a list takes at most five statements beside the session, however long it is', async () => {
  for (const tap of ['One', 'Two', 'Three']) {
    const { id } = await submit(tap);
    await accept();
    await write(marie, id, 'Hello');
  }
  const statements = await countStatements(async () => void (await marie.call(listOwnRequests)));
  expect(statements).toBeLessThanOrEqual(6);
  expect(await countStatements(async () => void (await leads()))).toBeLessThanOrEqual(6);
});
