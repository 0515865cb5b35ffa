import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listAudit } from '#contract/admin/audit.ts';
import { adminSignIn } from '#contract/admin/auth.ts';
import { listInbound } from '#contract/admin/inbound.ts';
import { createAdmin } from '#server/admin/admin.ts';
import type { Client } from '#tests/support/app.ts';
import { aConversation, startRepliesSite, type RepliesSite } from '#tests/support/replies-site.ts';
import { sendTo } from '#tests/support/send-mail.ts';

const ADMIN = { email: 'ada@example.test', name: 'Ada', password: 'a long admin password' };

let site: RepliesSite;
let ada: Client;
let talk: Awaited<ReturnType<typeof aConversation>>;
beforeAll(async () => {
  site = await startRepliesSite();
  await createAdmin(site.platform, ADMIN);
  ada = site.client();
  await ada.call(adminSignIn, { body: { email: ADMIN.email, password: ADMIN.password } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.deleteFrom('inbound_messages').execute();
  talk = await aConversation(site);
  const mail = { from: talk.ann.email ?? '', to: talk.toAnn, text: 'My number is 514-555-0142' };
  await site.send(mail);
  await sendTo(site.smtpPort, mail);
});

it('lists what came in, newest first, whose it is and what became of it, without words', async () => {
  const all = await ada.call(listInbound);
  expect(all).toMatchObject([
    { outcome: 'refused', reason: 'unproven', userId: null, userName: null, requestId: null },
    { outcome: 'message', reason: null, userId: talk.ann.id, userName: 'Ann', requestId: talk.id },
  ]);
  expect(all[1]?.sender).toBe('a•••@example.test');
  expect(JSON.stringify(all)).not.toMatch(/My number|555-0142/);
});

it('is filtered, goes on after a row, and is in the audit log', async () => {
  const [first, second] = await ada.call(listInbound);
  const next = await ada.call(listInbound, { query: { after: first!.cursor, limit: 1 } });
  expect(next.map(({ id }) => id)).toEqual([second!.id]);
  for (const query of [{ outcome: 'message' }, { userId: talk.ann.id }] as const) {
    expect((await ada.call(listInbound, { query })).map(({ id }) => id)).toEqual([second!.id]);
  }
  expect(await ada.call(listInbound, { query: { channel: 'sms' } })).toEqual([]);
  expect(await ada.call(listInbound, { query: { reason: 'unproven' } })).toHaveLength(1);
  const [line] = await ada.call(listAudit, { query: { reads: 'true' } });
  expect(line).toMatchObject({ action: 'read', target: 'inbound' });
});

it('refuses a cursor of another list, and people without the panel', async () => {
  const wrong = ada.call(listInbound, { query: { after: 'bm8' } });
  await expect(wrong).rejects.toMatchObject({ body: { code: 'invalid_input' } });
  expect(await talk.ann.ask('GET', '/api/admin/inbound')).toMatchObject({ status: 403 });
});
