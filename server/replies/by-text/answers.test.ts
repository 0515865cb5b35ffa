import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMessages } from '#contract/requests/messages.ts';
import { cancelRequest, submitRequest } from '#contract/requests/requests.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, LEAKING_TAP, leadOf, type Customer } from '#tests/support/people.ts';
import { aPhone, aTextedProfessional, sendText, textsTo } from '#tests/support/texting.ts';

let site: StartedApp;
let marie: Customer;
let requests = 0;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie', { phone: aPhone() });
});
afterAll(() => site.stop());

/** A professional who gets texts, and requests for them by name. */
async function asked() {
  const paul = await aTextedProfessional(site, 'Paul');
  const ask = async (customer = marie) => {
    const direct = { professionalId: paul.professionalId, othersIfUnanswered: false };
    const description = `${LEAKING_TAP.description} ${(requests += 1)}`;
    const body = { ...LEAKING_TAP, description, direct };
    const { id } = await customer.call(submitRequest, { body });
    await site.drainJobs();
    return { requestId: id, leadId: await leadOf(paul) };
  };
  return { paul, ask, write: (body: string) => sendText(site, { from: paul.phone, body }) };
}

const statusOf = async (leadId: string) =>
  (
    await site.platform.db
      .selectFrom('leads')
      .select('status')
      .where('id', '=', leadId)
      .executeTakeFirst()
  )?.status;

const endings = async (phone: string) =>
  (
    await site.platform.db
      .selectFrom('inbound_messages')
      .select('outcome')
      .where('sender', '=', phone)
      .orderBy('received_at')
      .execute()
  ).map(({ outcome }) => outcome);

describe('the text about a new lead', () => {
  it('ends with how to answer, with a mark where another job is open', async () => {
    const { paul, ask } = await asked();
    await ask();
    await site.advance(3600);
    await ask();
    const [first, second] = await textsTo(site, paul.phone);
    expect(first).toMatch(/Or reply 1 to accept, 2 to decline\.$/);
    expect(second).toMatch(/Or reply B1 to accept, B2 to decline\.$/);
  });
});

describe('one open question', () => {
  it.each(['1', 'yes', 'Ouii', 'sí!'])(
    'is accepted by "%s", and the customer sees it',
    async (body) => {
      const { paul, ask, write } = await asked();
      const { leadId } = await ask();
      const answer = await write(body);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
      ]);
      expect(await statusOf(leadId)).toBe('accepted');
      expect((await textsTo(site, paul.phone)).at(-1)).toMatch(/^You accepted: Plumber, .*Marie/);
    },
  );

  it('is declined by "2"', async () => {
    const { ask, write } = await asked();
    const { leadId } = await ask();
    await write('2');
    expect(await statusOf(leadId)).toBe('denied');
  });

  it('is asked back where the answer is not clear, and nothing happens', async () => {
    const { paul, ask, write } = await asked();
    const { leadId } = await ask();
    await write('yes but can it be tomorrow?');
    expect(await statusOf(leadId)).toBe('pending');
    expect((await textsTo(site, paul.phone)).slice(1)).toEqual([
      expect.stringMatching(/is that a yes or a no\? Plumber.*reply 1 to accept, 2 to decline/),
    ]);
    await write('1');
    expect(await statusOf(leadId)).toBe('accepted');
  });

  it('that was closed meanwhile is refused with the truth', async () => {
    const { paul, ask, write } = await asked();
    const { requestId, leadId } = await ask();
    await marie.call(cancelRequest, { params: { id: requestId }, body: {} });
    await write('A1');
    expect(await statusOf(leadId)).toBe('withdrawn');
    expect((await textsTo(site, paul.phone)).at(-1)).toMatch(/^This request is closed: Plumber/);
  });

  it('is not taken for one that was lost before it', async () => {
    const { ask, write } = await asked();
    const lost = await ask();
    await site.advance(60);
    await marie.call(cancelRequest, { params: { id: lost.requestId }, body: {} });
    const { leadId } = await ask();
    await write('1');
    expect(await statusOf(leadId)).toBe('pending');
    await write('B1');
    expect(await statusOf(leadId)).toBe('accepted');
  });
});

describe('two open questions', () => {
  it('are asked back without a mark, and answered by it', async () => {
    const { paul, ask, write } = await asked();
    const first = await ask();
    await site.advance(3600);
    const second = await ask();
    await write('1');
    expect([await statusOf(first.leadId), await statusOf(second.leadId)]).toEqual([
      'pending',
      'pending',
    ]);
    expect((await textsTo(site, paul.phone)).at(-1)).toMatch(
      /^Which one do you mean\?\nA: Plumber, .*A1 = accept.*\nB: Plumber, .*B2 = decline/,
    );
    await write('yes B');
    await write('2');
    expect([await statusOf(first.leadId), await statusOf(second.leadId)]).toEqual([
      'denied',
      'accepted',
    ]);
  });
});

describe('a conversation', () => {
  it('is written in by both, marked as a text', async () => {
    const { paul, ask, write } = await asked();
    const ana = await aCustomer(site, 'Ana', { phone: aPhone() });
    const { requestId, leadId } = await ask(ana);
    await write('1');
    await write('I come at five');
    await sendText(site, { from: `whatsapp:${ana.phone}`, body: 'Merci, à demain!' });
    const messages = await paul.call(listMessages, { query: { serviceRequestId: requestId } });
    expect(messages.map(({ content, via }) => [content, via])).toEqual([
      ['I come at five', 'text'],
      ['Merci, à demain!', 'text'],
    ]);
    expect(await statusOf(leadId)).toBe('accepted');
    expect(await endings(ana.phone ?? '')).toEqual(['message']);
  });

  it('is the marked one of two; without a mark it is asked back', async () => {
    const { paul, ask, write } = await asked();
    const first = await ask();
    await write('1');
    await site.advance(600);
    const second = await ask();
    await write('B1');
    await write('On my way');
    expect((await textsTo(site, paul.phone)).at(-1)).toMatch(/^Which one do you mean/);
    await write('B: On my way');
    const contents = async (serviceRequestId: string) =>
      (await paul.call(listMessages, { query: { serviceRequestId } })).map(
        ({ content }) => content,
      );
    expect(await contents(first.requestId)).toEqual([]);
    expect(await contents(second.requestId)).toEqual(['On my way']);
  });

  it('is the one last written about, where that was an hour after any other', async () => {
    const { ask, write } = await asked();
    await ask();
    await write('1');
    await site.advance(3700);
    const { requestId } = await ask();
    await write('B1');
    await write('On my way');
    const messages = await marie.call(listMessages, { query: { serviceRequestId: requestId } });
    expect(messages.map(({ content }) => content)).toEqual(['On my way']);
  });

  it('that is over takes nothing in, and says so', async () => {
    const { paul, ask, write } = await asked();
    const { requestId } = await ask();
    await write('1');
    await marie.call(cancelRequest, { params: { id: requestId }, body: {} });
    await write('I am here');
    expect((await textsTo(site, paul.phone)).at(-1)).toContain('is no longer open');
  });
});

it('an answer in the app and one by text are one answer', async () => {
  const { paul, ask, write } = await asked();
  const { leadId } = await ask();
  await paul.call(respondToLead, { params: { id: leadId }, body: { status: 'denied' } });
  await write('A1');
  expect(await statusOf(leadId)).toBe('denied');
});
