import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listContactMessages, markContactAnswered } from '#contract/admin/site.ts';
import { MAX_CONTACT_MESSAGE, writeContact } from '#contract/site.ts';
import { exportContact, deleteOldContactMessages, notifyPendingContacts } from './site.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, nobody } from '#tests/support/people.ts';

let site: StartedApp;
let admin: AnAdmin;
beforeAll(async () => {
  site = await startApp({ env: { OPERATOR_EMAIL: 'owner@nearhand.test' } });
  admin = await anAdmin(site);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.deleteFrom('rate_limits').execute();
  await site.platform.db.deleteFrom('contact_messages').execute();
});

const WORDS = { name: 'Ida', email: 'Ida@Example.test', message: 'Your map is upside down.' };
const write = (words: object = {}) =>
  nobody(site).ask('POST', '/api/contact', { ...WORDS, ...words });
const listed = (query: object = {}) => admin.call(listContactMessages, { query });

describe('a message to the operator', () => {
  it('is stored, and notified by mail without its text', async () => {
    const { id } = await nobody(site).call(writeContact, { body: { ...WORDS, language: 'es' } });
    await site.drainJobs();
    expect(await listed()).toMatchObject([
      {
        id,
        name: 'Ida',
        email: 'ida@example.test',
        language: 'es',
        userId: null,
        answeredAt: null,
      },
    ]);
    const mail = await site.platform.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', 'owner@nearhand.test')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('/admin?lang=en&tab=content&part=messages');
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/Ida|upside/);
  });

  it('is stored and notified once, however often it is sent with one key', async () => {
    const key = crypto.randomUUID();
    const send = () => nobody(site).call(writeContact, { body: WORDS, idempotencyKey: key });
    const [one, other] = await Promise.all([send(), send()]);
    expect([other, await send()]).toEqual([one, one]);
    expect(await listed()).toMatchObject([one]);
    await site.drainJobs();
    const mails = await site.platform.db
      .selectFrom('outbox_messages')
      .select('dedupe_key')
      .where('recipient', '=', 'owner@nearhand.test')
      .where('dedupe_key', 'like', `%${one.id}%`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('is refused with a key that other words were sent with', async () => {
    const key = crypto.randomUUID();
    await nobody(site).call(writeContact, { body: WORDS, idempotencyKey: key });
    const body = { ...WORDS, message: 'Your map is upright.' };
    const refused = nobody(site).call(writeContact, { body, idempotencyKey: key });
    await expect(refused).rejects.toMatchObject({ body: { code: 'idempotency_key_reused' } });
    expect(await listed()).toMatchObject([{ message: WORDS.message }]);
  });

  it('of somebody else with the same key is a message of its own', async () => {
    const key = crypto.randomUUID();
    const bea = await aCustomer(site, 'Bea');
    await nobody(site).call(writeContact, { body: WORDS, idempotencyKey: key });
    await bea.call(writeContact, { body: WORDS, idempotencyKey: key });
    expect(await listed()).toHaveLength(2);
  });

  it('is marked as answered, and open again', async () => {
    const { id } = await nobody(site).call(writeContact, { body: WORDS });
    await admin.call(markContactAnswered, { params: { id }, body: { answered: true } });
    expect(await listed({ state: 'answered' })).toMatchObject([{ id, answeredBy: admin.email }]);
    expect(await listed({ state: 'open' })).toEqual([]);
    await admin.call(markContactAnswered, { params: { id }, body: { answered: false } });
    expect(await listed({ state: 'open' })).toMatchObject([{ id, answeredBy: null }]);
  });

  it('is listed with pagination, newest first', async () => {
    for (const message of ['one', 'two', 'three']) {
      await nobody(site).call(writeContact, { body: { ...WORDS, message } });
    }
    const first = await listed({ limit: 2 });
    const rest = await listed({ limit: 2, after: first.at(-1)?.cursor });
    expect([...first, ...rest].map(({ message }) => message)).toEqual(['three', 'two', 'one']);
  });

  it('is deleted after a year', async () => {
    await nobody(site).call(writeContact, { body: WORDS });
    const later = { now: () => new Date(Date.now() + 366 * 86_400_000) };
    await deleteOldContactMessages(site.platform);
    expect(await listed()).toHaveLength(1);
    await deleteOldContactMessages({ db: site.platform.db, clock: later });
    expect(await listed()).toEqual([]);
  });

  it('is in the archive of its author, and erased with them', async () => {
    const ana = await aCustomer(site, 'Ana', { email: 'ana@example.test' });
    await ana.call(writeContact, { body: { ...WORDS, email: 'ana@example.test' } });
    await nobody(site).call(writeContact, { body: { ...WORDS, email: 'ana@example.test' } });
    await nobody(site).call(writeContact, { body: WORDS });
    const who = { userId: ana.id, professionalId: null };
    const kept = await exportContact(site.platform.db, who);
    expect(kept['contactMessages']).toMatchObject([{ message: WORDS.message }]);
    await erasePerson(site.platform, ana.id, 'person');
    expect((await listed()).map(({ email }) => email)).toEqual(['ida@example.test']);
  });
});

describe('more than five an hour from around one network', () => {
  const mails = async () => {
    await site.drainJobs();
    const told = site.platform.db.selectFrom('outbox_messages').select('subject');
    return (await told.where('recipient', '=', 'owner@nearhand.test').execute()).length;
  };

  it('are stored, and notified in one mail together, once', async () => {
    const before = await mails();
    for (let written = 0; written < 12; written += 1) await write();
    expect([(await listed()).length, (await mails()) - before]).toEqual([12, 5]);
    await Promise.all([notifyPendingContacts(site.platform), notifyPendingContacts(site.platform)]);
    await notifyPendingContacts(site.platform);
    expect((await mails()) - before).toBe(6);
    const { subject } = await site.platform.db
      .selectFrom('outbox_messages')
      .select('subject')
      .where('recipient', '=', 'owner@nearhand.test')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(subject).toBe('7 messages to Nearhand');
  });
});

describe('refused', () => {
  it.each([
    ['name', ''],
    ['name', 'Two\nlines'],
    ['email', 'nowhere'],
    ['message', ' '],
    ['message', 'x'.repeat(MAX_CONTACT_MESSAGE + 1)],
  ])('is a message whose %s is %j', async (field, value) => {
    const answer = await write({ [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: [{ field }] });
    expect(await listed()).toEqual([]);
  });

  it('is the 21st of an hour from one network, with the time to wait', async () => {
    for (let written = 0; written < 20; written += 1) expect((await write()).status).toBe(201);
    expect(await write()).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(await listed()).toHaveLength(20);
  });

  it('are an unknown message, and an invalid cursor', async () => {
    const path = '/api/admin/contact-messages';
    const init = {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answered: true }),
    };
    const none = `${path}/018f2b3c-0000-7000-8000-000000000001/answered`;
    expect((await admin.fetch(none, init)).status).toBe(404);
    expect((await admin.fetch(`${path}?after=nonsense`)).status).toBe(422);
  });

  it('is a non-admin, from reading them', async () => {
    const bea = await aCustomer(site, 'Bea');
    expect((await nobody(site).fetch('/api/admin/contact-messages')).status).toBe(401);
    expect((await bea.fetch('/api/admin/contact-messages')).status).toBe(403);
  });
});
