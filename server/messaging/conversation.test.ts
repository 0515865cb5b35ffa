import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import {
  listMessages,
  markMessagesRead,
  sayTyping,
  sendMessage,
} from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { uploadFile } from '#contract/files.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { A_DOCUMENT } from '#tests/support/pictures.ts';
import { blockPerson } from '#server/safety/safety.ts';
import { findUnansweredLeads } from './messaging.ts';
import { patiently } from '#tests/support/patience.ts';

let site: StartedApp;
let marie: Customer;
let ann: Professional;
let ben: Professional;
let serviceRequestId: string;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
  ann = await aProfessional(site, 'Ann', { km: 1, plan: 'premium' });
  ben = await aProfessional(site, 'Ben', { km: 2 });
  serviceRequestId = (await marie.call(submitRequest, { body: LEAKING_TAP })).id;
  await accept(ann);
});
afterEach(() => site.stop());

type Person = Pick<Customer, 'call'>;

const accept = async (professional: Professional) =>
  professional.call(respondToLead, {
    params: { id: await leadOf(professional) },
    body: { status: 'accepted' },
  });

const write = async (person: Person, content: string, more: object = {}, key?: string) => {
  await site.advance(1);
  return person.call(sendMessage, {
    body: { serviceRequestId, content, ...more },
    ...(key ? { idempotencyKey: key } : {}),
  });
};

const read = (person: Person) => person.call(listMessages, { query: { serviceRequestId } });

describe('a message with files', () => {
  const uploaded = async (by: Person) =>
    by.call(uploadFile, {
      query: { purpose: 'message', name: 'quote.pdf' },
      body: new Blob([A_DOCUMENT], { type: 'application/pdf' }),
    });

  test('may have no text, and is read by both with its files in order', async () => {
    const files = [await uploaded(ann), await uploaded(ann)];
    const attachmentIds = files.map(({ id }) => id).toReversed();
    await write(ann, '', { attachmentIds });
    for (const person of [marie, ann]) {
      const [message] = await read(person);
      expect(message?.attachments).toEqual(files.toReversed());
    }
  });

  test('sent again with its idempotency key is the same; with other files it is refused', async () => {
    const files = [await uploaded(ann), await uploaded(ann)];
    const attachmentIds = [files[0]?.id];
    const first = await write(ann, 'Here', { attachmentIds }, 'key-1');
    expect(await write(ann, 'Here', { attachmentIds }, 'key-1')).toEqual(first);
    const other = write(ann, 'Here', { attachmentIds: [files[1]?.id] }, 'key-1');
    await expect(other).rejects.toMatchObject({ body: { code: 'idempotency_key_reused' } });
  });
});

test('is marked read with a moment, which moves on with later reads', async () => {
  const one = await write(marie, 'One');
  expect(one.readAt).toBeNull();
  const reading = async (messageId: string) => {
    await site.advance(60);
    const from = site.platform.clock.now();
    await ann.call(markMessagesRead, { body: { serviceRequestId, messageId } });
    return from.toISOString();
  };
  const from = await reading(one.id);
  const two = await write(marie, 'Two');
  const [seen, unseen] = await read(marie);
  expect([seen?.read, unseen?.readAt]).toEqual([true, null]);
  expect(seen?.readAt?.slice(0, 16)).toBe(from.slice(0, 16));
  const again = await reading(two.id);
  expect((await read(marie))[1]?.readAt?.slice(0, 16)).toBe(again.slice(0, 16));
});

describe('the typing indicator', () => {
  const heard = (professional: Professional) => {
    const told: string[] = [];
    const send = () => {};
    const stop = site.platform.live.subscribe(professional.id, null, {
      send,
      replay: () => Promise.resolve(),
      sendNumber: send,
      sendTransient: ({ type }) => void told.push(type),
      recheck: send,
      close: send,
    });
    return { told, stop };
  };
  const say = (person: Pick<Customer, 'ask'>, more: object = {}) =>
    person.ask('POST', '/api/typing', { serviceRequestId, ...more });

  test('is shown to the other side, once in three seconds, and never stored', async () => {
    const [anns, bens] = [heard(ann), heard(ben)];
    const before = await site.platform.db.selectFrom('live_events').select('id').execute();
    await marie.call(sayTyping, { body: { serviceRequestId } });
    expect((await say(marie)).status).toBe(204);
    await site.advance(3);
    expect((await say(marie)).status).toBe(204);
    await vi.waitFor(() => expect(anns.told).toEqual(['typing', 'typing']), patiently);
    expect(bens.told).toEqual([]);
    expect(await site.platform.db.selectFrom('live_events').select('id').execute()).toEqual(before);
    anns.stop();
    bens.stop();
  });

  test('is refused to those who could not write', async () => {
    const thomas = await aCustomer(site, 'Thomas');
    const refusals = [
      await say(thomas),
      await say(ben),
      await say(nobody(site)),
      await say(ann, { professionalId: ben.professionalId }),
      await say(marie, { serviceRequestId: 'R1' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 403, 401, 403, 422]);
  });
});

test('two with a block between them write no more, and only the customer still reads', async () => {
  const block = { blocker: ann.id, blocked: marie.id, name: 'Marie' };
  await blockPerson(site.platform, block);
  for (const person of [ann, marie]) {
    const body = { serviceRequestId, content: 'Hello' };
    const said = await person.ask('POST', '/api/messages', body);
    expect([said.status, said.body.code]).toEqual([403, 'blocked']);
    expect((await person.ask('POST', '/api/typing', { serviceRequestId })).status).toBe(403);
    const page = await person.ask('GET', `/api/messages?serviceRequestId=${serviceRequestId}`);
    expect(page.status).toBe(person === marie ? 200 : 403);
  }
});

test('the same text reaches five people in an hour, however it is formatted', async () => {
  const offer = 'Pay half now, to this account, and I come today!';
  const requests = [serviceRequestId];
  for (let n = 0; n < 6; n += 1) {
    const customer = await aCustomer(site, `Customer ${n}`);
    const body = { ...LEAKING_TAP, description: `Number ${n}` };
    requests.push((await customer.call(submitRequest, { body })).id);
    await site.advance(1);
    await accept(ann);
  }
  const send = async (id: string, content: string) =>
    (await ann.ask('POST', '/api/messages', { serviceRequestId: id, content })).status;
  for (let n = 0; n < 7; n += 1) expect(await send(serviceRequestId, offer)).toBe(201);
  await site.advance(61);
  const statuses: number[] = [];
  for (const [n, id] of requests.entries()) {
    statuses.push(await send(id, offer.replaceAll(' ', ' '.repeat(1 + n))));
    await site.advance(61);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(await send(requests[6] ?? '', 'When would it suit you to have me look at it?')).toBe(201);
  await site.advance(3600);
  expect(await send(requests[6] ?? '', offer)).toBe(201);
});

test('a customer is silent who has not written to a professional since they accepted', async () => {
  const leads = await Promise.all(
    [ann, ben].map(async (professional) => ({
      id: await leadOf(professional),
      requestId: serviceRequestId,
      professionalId: professional.professionalId,
      acceptedAt: site.platform.clock.now(),
    })),
  );
  const silent = async () =>
    (await findUnansweredLeads(site.platform.db, leads)).map(({ id }) => id);
  await write(ann, 'Hello');
  expect(await silent()).toEqual(leads.map(({ id }) => id));
  await write(marie, 'Hello', { professionalId: ann.professionalId });
  expect(await silent()).toEqual([leads[1]?.id]);
});
