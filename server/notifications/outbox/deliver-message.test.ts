import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeSms, type FakeSms } from '#tests/fakes/sms.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startOutboxSite, type OutboxSite } from '#tests/support/outbox-site.ts';
import { deliverMessage } from './deliver-message.ts';
import { queueLetter, type Recipient } from './outbox.ts';
import { queueCodeMessage } from '#server/notifications/events/queue-code-message.ts';
import { letters } from '#server/notifications/texts/texts.ts';

let smtp: FakeSmtp;
let sms: FakeSms;
let site: OutboxSite;
let keys = 0;

beforeAll(async () => {
  [smtp, sms] = await Promise.all([startFakeSmtp(), startFakeSms()]);
  site = await startOutboxSite({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Nearhand <hi@near.test>',
    SMS_ACCOUNT_SID: 'AC1',
    SMS_AUTH_TOKEN: 's3',
    SMS_FROM: '+15145550100',
    SMS_BASE_URL: sms.baseUrl,
  });
});
afterAll(async () => {
  await site.stop();
  await Promise.all([smtp.close(), sms.close()]);
});
beforeEach(() => {
  smtp.mails.length = 0;
  sms.messages.length = 0;
});

const marie: Recipient = { channel: 'email', address: 'marie@example.com', language: 'fr' };
const facts = {
  brand: 'Nearhand',
  profession: 'Plombier',
  area: 'Québec',
  url: 'https://n.test/x',
};

/** Queues a letter; gives its id. */
async function queue(to = marie, key = `${(keys += 1)}`) {
  const letter = letters[to.language].nobodyYet(facts);
  await site.db
    .transaction()
    .execute((tx) => queueLetter(tx, site, { kind: 'nobodyYet', key, to, letter }));
  return idOf(`nobodyYet:${key}`);
}
const idOf = async (key: string) =>
  (await site.outbox()).find(({ dedupe_key: kept }) => kept === key)?.id ?? '';
const deliver = (id: string, job = { isLast: false }) =>
  deliverMessage(site, site.carriers, id, job);
const stored = async (id: string) => (await site.outbox()).find((message) => message.id === id);

describe('a queued message', () => {
  it('is sent by its job, once, and marked sent', async () => {
    const id = await queue();
    await site.jobs.runDue();
    await expect(stored(id)).resolves.toMatchObject({
      sent_at: site.clock.now(),
      last_error: null,
    });
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({
      subject: 'Nous cherchons encore pour vous\u00a0: Plombier, Québec',
      envelopeTo: ['marie@example.com'],
    });
  });

  it('carries the pictures that it shows, so that no program has to ask for them', async () => {
    const id = await queue();
    await deliver(id);
    const { html = '', attachments = [] } = smtp.mails[0] ?? {};
    const shown = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => `<${cid}>`);
    expect(shown.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/<img[^>]+src="(?!cid:)/);
    expect(attachments.map(({ contentId }) => contentId)).toEqual(shown);
    expect(attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual(
      shown.map(() => ['image/png', 'inline']),
    );
  });

  it('is stored without what all mails have alike, and gets that when it is sent', async () => {
    const id = await queue();
    const rule = '.button{border-radius:10px;background:#0f4c3a}';
    const filler = '&#847;&zwnj;&nbsp;';
    const { html: kept } = (await stored(id)) ?? {};
    expect(kept).toContain('Plombier');
    expect([kept?.includes(rule), kept?.includes(filler)]).toEqual([false, false]);
    await deliver(id);
    const { html: sent } = smtp.mails[0] ?? {};
    expect(sent).toContain(rule);
    expect(sent).toMatch(/<div[^>]*>[^<]*(\u034F\u200C\u00A0|&#847;&zwnj;&nbsp;){60}<\/div>/);
  });

  it('of an earlier version, stored with its styles, is sent as it was stored', async () => {
    const id = await queue();
    const html = '<!doctype html><style>p{color:red}</style><p>Bonjour</p>';
    await site.db.updateTable('outbox_messages').set({ html }).where('id', '=', id).execute();
    await deliver(id);
    expect(smtp.mails[0]?.html?.trim()).toBe(html);
  });

  it('is sent once, by whatever number of concurrent workers', async () => {
    const id = await queue();
    await Promise.allSettled(Array.from({ length: 8 }, () => deliver(id)));
    await deliver(id);
    expect(smtp.mails).toHaveLength(1);
  });

  it('is one per idempotency key', async () => {
    await Promise.all(Array.from({ length: 5 }, () => queue(marie, 'the same')));
    await site.jobs.runDue();
    expect(smtp.mails).toHaveLength(1);
  });

  it('is none where its transaction was rolled back', async () => {
    const before = await site.outbox();
    const undone = site.db.transaction().execute(async (tx) => {
      const letter = letters.en.nobodyYet(facts);
      await queueLetter(tx, site, { kind: 'nobodyYet', key: 'undone', to: marie, letter });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await site.outbox()).toEqual(before);
    await expect(site.jobs.runDue()).resolves.toEqual([]);
  });

  it('is retried when the server refuses it for now', async () => {
    const id = await queue();
    smtp.refuseNext(451);
    await expect(deliver(id)).rejects.toMatchObject({ permanent: false });
    await expect(stored(id)).resolves.toMatchObject({ sent_at: null, failed_at: null });
    await deliver(id);
    expect(smtp.mails).toHaveLength(1);
  });

  it('fails when the server refuses it for good', async () => {
    const id = await queue();
    smtp.refuseNext(550);
    await deliver(id);
    await expect(stored(id)).resolves.toMatchObject({
      sent_at: null,
      failed_at: site.clock.now(),
      last_error: expect.stringContaining('550'),
    });
    await deliver(id);
    expect(smtp.mails).toEqual([]);
  });

  it('is taken over by another worker when the first one died', async () => {
    const id = await queue();
    const until = new Date(+site.clock.now() + 60_000);
    await site.db
      .updateTable('outbox_messages')
      .set({ sending_until: until })
      .where('id', '=', id)
      .execute();
    await expect(deliver(id)).rejects.toThrow('Somebody else');
    site.pass(60_000);
    await deliver(id);
    expect(smtp.mails).toHaveLength(1);
  });

  it('outlives the last attempt of its job, where that meets the claim of a worker that died', async () => {
    const id = await queue();
    const until = new Date(+site.clock.now() + 60_000);
    await site.db
      .updateTable('outbox_messages')
      .set({ sending_until: until })
      .where('id', '=', id)
      .execute();
    await sql`delete from pgboss.job where name = 'deliver-message'`.execute(site.db);
    await deliver(id, { isLast: true });
    await site.jobs.bringForward(61);
    site.pass(61_000);
    await site.jobs.runDue();
    expect(smtp.mails).toHaveLength(1);
  });

  it('is sent by text message where there is no mail address', async () => {
    const id = await queue({ channel: 'sms', address: '+15145550142', language: 'es' });
    await deliver(id);
    expect(sms.messages).toHaveLength(1);
    expect(sms.messages[0]).toMatchObject({
      to: '+15145550142',
      text: expect.stringMatching(/^Nearhand: .* https:\/\/n\.test\/x$/),
    });
  });
});

describe('a message with a code', () => {
  async function queueCode(code: string) {
    const notice = { channel: 'email', target: 'ana@example.com', language: 'en' } as const;
    const codeId = `code-${(keys += 1)}`;
    await site.db.transaction().execute((tx) =>
      queueCodeMessage(site)(tx, {
        ...notice,
        codeId,
        purpose: 'sign-in' as const,
        code,
        lifeMinutes: 10,
      }),
    );
    return idOf(`signInCode:${codeId}`);
  }

  it('is redacted once it was sent', async () => {
    const id = await queueCode('424242');
    await deliver(id);
    expect(smtp.mails[0]?.subject).toBe('424242 is your Nearhand code');
    expect(JSON.stringify(await stored(id))).not.toContain('424242');
  });

  it('is not sent any more when the code has expired', async () => {
    const id = await queueCode('434343');
    site.pass(10 * 60_000 + 1);
    await deliver(id);
    expect(smtp.mails).toEqual([]);
    await expect(stored(id)).resolves.toMatchObject({ failed_at: site.clock.now() });
  });
});

describe('without a carrier', () => {
  it('messages stay in the outbox', async () => {
    const id = await queue();
    await deliverMessage(site, { mailer: undefined, texter: undefined, pusher: undefined }, id);
    const message = await stored(id);
    expect(message).toMatchObject({ sent_at: null, failed_at: null, sending_until: null });
  });

  it.each([
    ['have no job where the node has workers', {}, []],
    [
      'are not claimed by their jobs where other nodes have the workers',
      { WORKER: 'off' },
      [{ queue: 'deliver-message', id: expect.any(String) as string }],
    ],
  ])('messages of that channel %s', async (_, environment, jobs) => {
    const mute = await startOutboxSite(environment);
    const letter = letters.fr.nobodyYet(facts);
    const queued = { kind: 'nobodyYet', key: 'mute', to: marie, letter } as const;
    await mute.db.transaction().execute((tx) => queueLetter(tx, mute, queued));
    expect(await mute.jobs.runDue()).toEqual(jobs);
    expect(await mute.outbox()).toMatchObject([{ attempts: 0, sent_at: null, failed_at: null }]);
    await mute.stop();
  });
});
