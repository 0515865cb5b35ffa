import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import {
  listMessages,
  markMessagesRead,
  MESSAGES_PER_PAGE,
  sendMessage,
} from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
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

let site: StartedApp;
let marie: Customer;
let ann: Professional;
let ben: Professional;
let serviceRequestId: string;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
  ann = await aProfessional(site, 'Ann', { km: 1 });
  ben = await aProfessional(site, 'Ben', { km: 2 });
  serviceRequestId = (await marie.call(submitRequest, { body: LEAKING_TAP })).id;
});
afterEach(() => site.stop());

type Person = Pick<Customer, 'call'>;

const answer = async (professional: Professional, status: 'accepted' | 'denied' = 'accepted') =>
  professional.call(respondToLead, {
    params: { id: await leadOf(professional) },
    body: { status },
  });

const write = async (person: Person, content: string, more: object = {}, key?: string) => {
  await site.advance(1);
  return person.call(sendMessage, {
    body: { serviceRequestId, content, ...more },
    ...(key ? { idempotencyKey: key } : {}),
  });
};

const read = async (person: Person, query: object = {}) =>
  (await person.call(listMessages, { query: { serviceRequestId, ...query } })).map(
    ({ content }) => content,
  );

describe('a conversation', () => {
  test('is written by both, read by both in the same order, and by nobody else', async () => {
    await answer(ann);
    await write(marie, 'When can you come?');
    const reply = await write(ann, 'Tomorrow at nine');
    expect(reply).toMatchObject({
      senderType: 'professional',
      senderId: ann.id,
      serviceRequestId,
      messageType: 'text',
      sender: { id: ann.id, name: 'Ann', avatar: null },
      read: false,
    });
    const all = ['When can you come?', 'Tomorrow at nine'];
    expect(await read(marie)).toEqual(all);
    expect(await read(ann, { requestId: serviceRequestId })).toEqual(all);
  });

  test('is live on the open pages of both', async () => {
    await answer(ann);
    const { id: messageId } = await write(marie, 'Hello');
    const events = await site.platform.db
      .selectFrom('live_events')
      .select(['user_id', 'event'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events.map(({ user_id }) => user_id).toSorted()).toEqual([marie.id, ann.id].toSorted());
    const told = { type: 'message.sent', requestId: serviceRequestId, messageId };
    for (const { event } of events) expect(event).toMatchObject(told);
  });

  test('begins with what the customer wrote before any acceptance, for everybody who accepts', async () => {
    await write(marie, 'The gate is blue');
    await answer(ann);
    await answer(ben);
    await write(marie, 'For Ann', { professionalId: ann.professionalId });
    await write(marie, 'For Ben', { professionalId: ben.professionalId });
    expect(await read(ann)).toEqual(['The gate is blue', 'For Ann']);
    expect(await read(ben)).toEqual(['The gate is blue', 'For Ben']);
    const { professionalId } = ben;
    expect(await read(marie, { professionalId })).toEqual(['The gate is blue', 'For Ben']);
  });

  test('without a professional named is with the one who accepted first', async () => {
    await answer(ben);
    await answer(ann);
    await write(marie, 'Hello');
    expect(await read(ben)).toEqual(['Hello']);
    expect(await read(ann)).toEqual([]);
  });

  test('is paginated, the newest first', async () => {
    await answer(ann);
    const written = Array.from({ length: MESSAGES_PER_PAGE + 10 }, (_, index) => ({
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      request_id: serviceRequestId,
      professional_id: ann.professionalId,
      sender_user_id: marie.id,
      sender_type: 'user' as const,
      message_type: 'text' as const,
      content: `Message ${index}`,
      created_at: new Date(Date.UTC(2026, 10, 20, 12, 0, Math.floor(index / 2))),
    }));
    await site.platform.db.insertInto('messages').values(written).execute();
    const newest = await ann.call(listMessages, { query: { serviceRequestId } });
    const older = await ann.call(listMessages, {
      query: { serviceRequestId, before: newest[0]?.id },
    });
    expect([...older, ...newest].map(({ id }) => id)).toEqual(written.map(({ id }) => id));
    expect(newest).toHaveLength(MESSAGES_PER_PAGE);
  });
});

describe('reading', () => {
  test('up to a message shows it as read to its sender, not those after it', async () => {
    await answer(ann);
    const { id: messageId } = await write(marie, 'One');
    await write(marie, 'Two');
    await ann.call(markMessagesRead, { body: { serviceRequestId, messageId } });
    const messages = await marie.call(listMessages, { query: { serviceRequestId } });
    expect(messages.map(({ read }) => read)).toEqual([true, false]);
  });

  test('an older message later moves the mark back nowhere', async () => {
    await answer(ann);
    const one = await write(marie, 'One');
    const two = await write(marie, 'Two');
    for (const { id: messageId } of [two, one]) {
      await ann.call(markMessagesRead, { body: { serviceRequestId, messageId } });
    }
    const messages = await marie.call(listMessages, { query: { serviceRequestId } });
    expect(messages.map(({ read }) => read)).toEqual([true, true]);
  });

  test('a message of another conversation is not found', async () => {
    await answer(ann);
    await answer(ben);
    const { id: messageId } = await write(marie, 'Hi', { professionalId: ben.professionalId });
    const body = { serviceRequestId, messageId };
    expect((await ann.ask('POST', '/api/message-reads', body)).status).toBe(404);
  });
});

describe('writing again', () => {
  test('with the same idempotency key stores one message, however often and fast', async () => {
    await answer(ann);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => write(marie, 'Hello', {}, 'key-1')),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await read(ann)).toEqual(['Hello']);
  });

  test('with the key of another message is refused', async () => {
    await answer(ann);
    await write(marie, 'Hello', {}, 'key-1');
    await expect(write(marie, 'Bye', {}, 'key-1')).rejects.toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  });
});

describe('a message that is refused', () => {
  const post = (person: Pick<Customer, 'ask'>, more: object = {}) =>
    person.ask('POST', '/api/messages', { serviceRequestId, content: 'Hello', ...more });

  test('is blank, too long, or to no request', async () => {
    for (const more of [{ content: '  ' }, { content: 'x'.repeat(4001) }, { content: 7 }]) {
      expect((await post(marie, more)).status).toBe(422);
    }
    expect((await post(marie, { serviceRequestId: 'R1' })).status).toBe(422);
    const unknown = '018f2b3c-0000-7000-8000-000000000001';
    expect((await post(marie, { serviceRequestId: unknown })).status).toBe(404);
    expect((await post(marie, { professionalId: unknown })).status).toBe(404);
  });

  test('comes from a professional who has not accepted, or not any more', async () => {
    expect((await post(ann)).body.code).toBe('not_yours');
    await answer(ann, 'denied');
    expect((await post(ann)).body.code).toBe('conversation_closed');
    const closed = await post(marie, { professionalId: ann.professionalId });
    expect([closed.status, closed.body.code]).toEqual([409, 'conversation_closed']);
  });

  test('comes from a stranger, or without a session', async () => {
    const thomas = await aCustomer(site, 'Thomas');
    const dora = await aProfessional(site, 'Dora');
    expect((await post(thomas)).status).toBe(404);
    expect((await post(dora)).status).toBe(404);
    expect((await post(nobody(site))).status).toBe(401);
  });

  test('names another sender, or another professional', async () => {
    await answer(ann);
    const claims = [{ senderId: ann.id }, { senderType: 'professional' }];
    for (const claim of claims) expect((await post(marie, claim)).status).toBe(403);
    expect((await post(ann, { professionalId: ben.professionalId })).status).toBe(403);
    expect((await post(marie, { senderId: marie.id, senderType: 'user' })).status).toBe(201);
    expect((await post(ann, { senderId: ann.professionalId })).status).toBe(201);
  });

  test('is the twenty-first of a minute', async () => {
    await answer(ann);
    const all = await Promise.all(Array.from({ length: 21 }, () => post(marie)));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('holds up none that others send at the same moment', async () => {
    await answer(ann);
    await answer(ben);
    for (let count = 0; count < 20; count += 1) await post(marie);
    const all = await Promise.all([marie, ann, ben, ann].map((person) => post(person)));
    expect(all.map(({ status }) => status)).toEqual([429, 201, 201, 201]);
    const { rows } = await sql`select from messages`.execute(site.platform.db);
    expect(rows).toHaveLength(23);
  });
});

describe('a conversation that is refused', () => {
  const get = (person: Pick<Customer, 'ask'>, query: string) =>
    person.ask('GET', `/api/messages?${query}`);

  test('names no request, or two', async () => {
    const other = '018f2b3c-0000-7000-8000-000000000001';
    const both = `serviceRequestId=${serviceRequestId}&requestId=`;
    expect((await get(marie, '')).status).toBe(422);
    expect((await get(marie, both + other)).status).toBe(422);
    expect((await get(marie, both + serviceRequestId)).status).toBe(200);
  });

  test('is that of somebody else', async () => {
    const query = `serviceRequestId=${serviceRequestId}`;
    expect((await get(await aCustomer(site, 'Thomas'), query)).status).toBe(404);
    expect((await get(await aProfessional(site, 'Dora'), query)).status).toBe(404);
    expect((await get(ann, query)).status).toBe(403);
    expect((await get(nobody(site), query)).status).toBe(401);
  });
});
