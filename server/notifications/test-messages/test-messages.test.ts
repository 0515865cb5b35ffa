import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getTestMessage, sendTestMessage } from '#contract/test-messages.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, type Customer } from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());
beforeEach(async () => {
  marie = await aCustomer(site, 'Marie');
});

const send = (channel: 'email' | 'sms' | 'push') =>
  marie.call(sendTestMessage, { body: { channel } });
const ofMarie = () => `testMessage:${marie.id}:%`;
const messagesOf = () =>
  site.platform.db
    .selectFrom('outbox_messages')
    .select(['channel', 'subject'])
    .where('dedupe_key', 'like', ofMarie())
    .execute();
const mark = (ending: 'sent_at' | 'failed_at') =>
  site.platform.db
    .updateTable('outbox_messages')
    .set({ [ending]: new Date() })
    .where('dedupe_key', 'like', ofMarie())
    .execute();

describe('a test message', () => {
  test('goes to one’s own address, in one’s language; without a mail service it stays in the outbox', async () => {
    const sent = await send('email');
    expect(sent.state).toBe('kept');
    expect(await messagesOf()).toEqual([
      { channel: 'email', subject: expect.stringContaining('message d’essai') },
    ]);
  });

  test('says what became of it', async () => {
    const { id } = await send('email');
    const state = async () => (await marie.call(getTestMessage, { params: { id } })).state;
    expect(await state()).toBe('kept');
    await mark('failed_at');
    expect(await state()).toBe('failed');
    await mark('sent_at');
    expect(await state()).toBe('sent');
  });

  test('is refused for a channel without an address, and none is queued', async () => {
    for (const channel of ['sms', 'push'] as const) {
      const { status, body } = await marie.ask('POST', '/api/test-messages', { channel });
      expect([status, body]).toMatchObject([422, { code: 'invalid_input' }]);
    }
    expect(await messagesOf()).toEqual([]);
  });

  test('nobody else learns of it', async () => {
    const { id } = await send('email');
    const other = await aCustomer(site, 'Nina');
    expect((await other.ask('GET', `/api/test-messages/${id}`)).status).toBe(404);
    const guest = site.client();
    expect((await guest.fetch(`/api/test-messages/${id}`)).status).toBe(401);
  });

  test('six in an hour are enough', async () => {
    for (let sent = 0; sent < 6; sent += 1) await send('email');
    expect((await marie.ask('POST', '/api/test-messages', { channel: 'email' })).status).toBe(429);
    expect(await messagesOf()).toHaveLength(6);
  });
});
