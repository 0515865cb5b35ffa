import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTransport } from 'nodemailer';
import {
  aConversation,
  DKIM,
  inboundOf,
  startRepliesSite,
  type RepliesSite,
} from '#tests/support/replies-site.ts';
import { signMail } from './signed-mail.ts';

const SECRET = 'a secret of webhooks that is long enough';
const KEY = 'key-0123456789abcdef';

let site: RepliesSite;
let talk: Awaited<ReturnType<typeof aConversation>>;
let raw: Buffer;
beforeAll(async () => {
  site = await startRepliesSite({
    REPLY_WEBHOOK_SECRET: SECRET,
    REPLY_MAILGUN_KEY: KEY,
    REPLY_POSTMARK_PASSWORD: SECRET,
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  talk = await aConversation(site);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const mail = { from: talk.ann.email ?? '', to: talk.toAnn, text: 'At nine', dkim: DKIM };
  raw = (await transport.sendMail(mail)).message as Buffer;
});

const seconds = (offset = 0) =>
  String(Math.floor(site.platform.clock.now().getTime() / 1000) + offset);
const post = async (path: string, init: RequestInit) =>
  (await fetch(`${site.url}/api/inbound-mail${path}`, { method: 'POST', ...init })).status;
const isSent = async () => (await talk.texts(talk.marie)).includes('At nine');

describe('a mail handed over by a program of the operator', () => {
  function signedBy(secret: string, { at = seconds(), ip = '' } = {}) {
    const envelope = [at, talk.ann.email ?? '', talk.toAnn, ip, ip && 'mail.example.test'];
    const [timestamp = '', from = '', to = '', , helo = ''] = envelope;
    return {
      'x-nearhand-timestamp': timestamp,
      'x-envelope-from': from,
      'x-envelope-to': to,
      'x-envelope-ip': ip,
      'x-envelope-helo': helo,
      'x-nearhand-signature': signMail(secret, envelope, raw),
    };
  }
  const hand = (headers: Record<string, string>, body = raw) => post('', { headers, body });

  it('is a message', async () => {
    expect(await hand(signedBy(SECRET))).toBe(200);
    expect(await isSent()).toBe(true);
  });

  it('once: repeated, it is refused', async () => {
    const headers = signedBy(SECRET);
    expect([await hand(headers), await hand(headers)]).toEqual([200, 409]);
    expect(await talk.texts(talk.marie)).toEqual(['When can you come?', 'At nine']);
  });

  it('is proven by SPF, where it says who delivered it', async () => {
    raw = Buffer.from(raw.toString().replace(/^DKIM-Signature:[\s\S]*?\r\n(?!\s)/m, ''));
    expect(await hand(signedBy(SECRET, { ip: '192.0.2.7' }))).toBe(200);
    expect(await isSent()).toBe(false);
    expect(await hand(signedBy(SECRET, { ip: '192.0.2.1' }))).toBe(200);
    expect(await isSent()).toBe(true);
  });

  it.each([
    ['signed with another secret', () => signedBy('another secret that is long enough')],
    ['an hour old', () => signedBy(SECRET, { at: seconds(-3600) })],
    ['of tomorrow', () => signedBy(SECRET, { at: seconds(86_400) })],
    [
      'for another address than signed',
      () => ({ ...signedBy(SECRET), 'x-envelope-to': talk.toMarie }),
    ],
    ['unsigned', () => ({})],
  ])('%s is refused', async (_, headers) => {
    expect(await hand(headers())).toBe(401);
    expect(await isSent()).toBe(false);
  });

  it('with another body than signed is refused', async () => {
    const other = Buffer.from(raw.toString().replace('nine', 'five'));
    expect(await hand(signedBy(SECRET), other)).toBe(401);
  });

  it('of more than 15 MB is refused', async () => {
    raw = Buffer.concat([raw, Buffer.alloc(16 * 1024 * 1024, 'x')]);
    expect(await hand(signedBy(SECRET))).toBe(413);
  });
});

describe('a mail forwarded by Mailgun', () => {
  function form({ key = KEY, timestamp = seconds(), token = crypto.randomUUID() } = {}) {
    const signature = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex');
    const body = new FormData();
    const fields = {
      timestamp,
      token,
      signature,
      recipient: talk.toAnn,
      sender: talk.ann.email ?? '',
    };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('body-mime', raw.toString());
    return { body };
  }

  it('is a message, once for each token', async () => {
    const token = crypto.randomUUID();
    const answers = [
      await post('/mailgun/mime', form({ token })),
      await post('/mailgun/mime', form({ token })),
    ];
    expect(answers).toEqual([200, 409]);
    expect(await isSent()).toBe(true);
  });

  it.each([
    ['signed with another key', { key: 'key-another-one-0000' }],
    ['an hour old', { timestamp: '1700000000' }],
  ])('%s is refused', async (_, more) => {
    expect(await post('/mailgun/mime', form(more))).toBe(401);
    expect(await isSent()).toBe(false);
  });

  it('that is no form is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await post('/mailgun/mime', { body: '{}', headers })).toBe(401);
  });
});

describe('a mail handed over by Postmark', () => {
  const posted = (password: string) => ({
    headers: { authorization: `Basic ${btoa(`postmark:${password}`)}` },
    body: JSON.stringify({ OriginalRecipient: talk.toAnn, RawEmail: raw.toString() }),
  });

  it('is a message, also where it comes twice', async () => {
    expect([
      await post('/postmark', posted(SECRET)),
      await post('/postmark', posted(SECRET)),
    ]).toEqual([200, 200]);
    expect(await talk.texts(talk.marie)).toEqual(['When can you come?', 'At nine']);
  });

  it('with another password, or that is no mail, is refused', async () => {
    expect(await post('/postmark', posted('guessed'))).toBe(401);
    expect(await post('/postmark', { ...posted(SECRET), body: '{"RawEmail":1}' })).toBe(401);
    expect(await isSent()).toBe(false);
  });
});

it('an unproven mail is received, and has no effect', async () => {
  const forged = raw.toString().replace(/^DKIM-Signature:[\s\S]*?\r\n(?!\s)/m, '');
  const body = JSON.stringify({ OriginalRecipient: talk.toAnn, RawEmail: forged });
  const headers = { authorization: `Basic ${btoa(`postmark:${SECRET}`)}` };
  expect(await post('/postmark', { headers, body })).toBe(200);
  expect((await inboundOf(site)).at(-1)).toMatchObject({ outcome: 'refused', reason: 'unproven' });
});

describe('without their secrets', () => {
  it('there are no webhooks', async () => {
    const bare = await startRepliesSite();
    for (const path of ['', '/mailgun/mime', '/postmark']) {
      const { status } = await bare.client().fetch(`/api/inbound-mail${path}`, { method: 'POST' });
      expect(status).toBe(404);
    }
    await bare.stop();
  });
});
