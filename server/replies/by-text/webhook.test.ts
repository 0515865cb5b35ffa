import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { TEXTS_PATH } from '#server/replies/replies.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, LEAKING_TAP, leadOf } from '#tests/support/people.ts';
import { aPhone, aTextedProfessional, sendText, textsTo } from '#tests/support/texting.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

async function asked() {
  const paul = await aTextedProfessional(site, 'Paul');
  const marie = await aCustomer(site, 'Marie', { phone: aPhone() });
  const { professionalId } = paul;
  const body = { ...LEAKING_TAP, direct: { professionalId, othersIfUnanswered: false } };
  const { id: requestId } = await marie.call(submitRequest, { body });
  await site.drainJobs();
  return { paul, marie, requestId, leadId: await leadOf(paul) };
}

const statusOf = async (leadId: string) =>
  (
    await site.platform.db
      .selectFrom('leads')
      .select('status')
      .where('id', '=', leadId)
      .executeTakeFirst()
  )?.status;

const recorded = (phone: string) =>
  site.platform.db
    .selectFrom('inbound_messages')
    .select(['outcome', 'reason'])
    .where('sender', '=', phone)
    .execute();

describe('a text that the provider did not sign', () => {
  it.each([
    ['without a signature', null],
    ['with another one', 'bm90IHRoZSByaWdodCBvbmUgYXQgYWxs'],
    ['with one that is no text', 'é'.repeat(28)],
  ])('is refused %s, and does nothing', async (_, signature) => {
    const { paul, leadId } = await asked();
    const answer = await sendText(site, {
      from: paul.phone,
      body: '1',
      signature: signature && encodeURIComponent(signature),
    });
    expect(answer.status).toBe(403);
    expect(await statusOf(leadId)).toBe('pending');
    expect(await recorded(paul.phone)).toEqual([]);
  });

  it('is refused for another account', async () => {
    const { inboundTexts } = site.platform.config;
    const other = {
      ...site,
      platform: {
        ...site.platform,
        config: { ...site.platform.config, inboundTexts: { ...inboundTexts!, account: 'ACother' } },
      },
    };
    expect((await sendText(other, { from: aPhone(), body: '1' })).status).toBe(403);
  });

  it('is limited by network', async () => {
    const own = await startApp();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await sendText(own, { from: '+15145559999', signature: null })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
    await own.stop();
  });
});

describe('a text that is delivered again', () => {
  it('does nothing a second time', async () => {
    const { paul } = await asked();
    const id = 'SM00000000000000000000000000replay';
    await sendText(site, { from: paul.phone, body: 'hm', id });
    const texts = await textsTo(site, paul.phone);
    expect((await sendText(site, { from: paul.phone, body: 'hm', id })).status).toBe(200);
    expect(await textsTo(site, paul.phone)).toEqual(texts);
    expect(await recorded(paul.phone)).toHaveLength(1);
  });

  it('at the same time is handled once', async () => {
    const { paul, leadId } = await asked();
    const id = 'SM000000000000000000000000000twice';
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => sendText(site, { from: paul.phone, body: '1', id })),
    );
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(await statusOf(leadId)).toBe('accepted');
    const said = (await textsTo(site, paul.phone)).filter((text) =>
      text.startsWith('You accepted'),
    );
    expect(said).toHaveLength(1);
  });
});

it('what was decided is done again after a crash, whatever is open by then', async () => {
  const { paul, leadId, requestId } = await asked();
  const { db, clock } = site.platform;
  const id = '01a20000-0000-7000-8000-000000000001';
  const providerId = 'SM0000000000000000000000000crashed';
  await db
    .insertInto('inbound_messages')
    .values({
      id,
      channel: 'sms',
      provider_id: providerId,
      sender: paul.phone,
      user_id: paul.id,
      outcome: 'received',
      received_at: clock.now(),
      decision: 'decline',
      request_id: requestId,
      professional_id: paul.professionalId,
    })
    .execute();
  await sendText(site, { from: paul.phone, body: '1', id: providerId });
  expect(await statusOf(leadId)).toBe('denied');
});

describe('the phone', () => {
  it('of somebody else decides nothing', async () => {
    const { leadId, marie } = await asked();
    const other = await aTextedProfessional(site, 'Eve');
    await sendText(site, { from: other.phone, body: '1' });
    await sendText(site, { from: marie.phone ?? '', body: 'A1' });
    expect(await statusOf(leadId)).toBe('pending');
  });

  it('that is nobody’s is answered once a day, with the same words as one not proven', async () => {
    const { paul } = await asked();
    const unproven = aPhone();
    await site.platform.db
      .updateTable('users')
      .set({ unproven_phone: unproven })
      .where('id', '=', paul.id)
      .execute();
    const stranger = aPhone();
    for (const from of [unproven, stranger, stranger]) await sendText(site, { from, body: '1' });
    expect(await textsTo(site, stranger)).toEqual([
      expect.stringContaining('we do not know this phone'),
    ]);
    expect(await textsTo(site, unproven)).toEqual(await textsTo(site, stranger));
    expect(await recorded(unproven)).toEqual([{ outcome: 'ignored', reason: 'unknown_sender' }]);
  });

  it('of somebody suspended does nothing', async () => {
    const { paul, leadId } = await asked();
    await site.platform.db
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('id', '=', paul.id)
      .execute();
    await sendText(site, { from: paul.phone, body: '1' });
    expect(await statusOf(leadId)).toBe('pending');
    expect(await recorded(paul.phone)).toEqual([{ outcome: 'ignored', reason: 'suspended' }]);
  });
});

describe('what is no text', () => {
  const post = (init: RequestInit) =>
    fetch(`${site.url}${TEXTS_PATH}`, { method: 'POST', ...init });

  it('is refused', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const json = { 'content-type': 'application/json' };
    expect((await post({ body: '{}', headers: json })).status).toBe(415);
    expect((await post({ body: 'x'.repeat(70_000), headers: form })).status).toBe(413);
    expect((await post({ body: '', headers: form })).status).toBe(403);
  });

  it.each(['12345', 'Nearhand', 'whatsapp:abc', ''])('of "%s" is let go', async (from) => {
    expect((await sendText(site, { from, body: '1' })).status).toBe(200);
    expect(await recorded(from)).toEqual([]);
  });

  it('takes strange characters for words', async () => {
    const { paul, leadId } = await asked();
    for (const body of ['\0', '\uD800', '\u202E1', '1\u0301\u0301\u0301', '𝟏𝟐', 'x'.repeat(9000)]) {
      expect((await sendText(site, { from: paul.phone, body })).status).toBe(200);
    }
    expect((await recorded(paul.phone)).map(({ outcome }) => outcome)).toContain('asked_back');
    expect(await statusOf(leadId)).not.toBe('denied');
  });
});

it('does not exist where no texts come in', async () => {
  const sms = { SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 'secret', SMS_FROM: '+15145550100' };
  const deaf = await startApp({ env: sms });
  expect((await sendText(deaf, { from: aPhone(), body: '1' })).status).toBe(404);
  await deaf.stop();
});
