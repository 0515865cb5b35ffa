import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTransport } from 'nodemailer';
import {
  aConversation,
  DKIM,
  inboundOf,
  kindsTo,
  startRepliesSite,
  type RepliesSite,
} from '#tests/support/replies-site.ts';
import { sendTo } from '#tests/support/send-mail.ts';

let site: RepliesSite;
let talk: Awaited<ReturnType<typeof aConversation>>;
beforeAll(async () => {
  site = await startRepliesSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  talk = await aConversation(site);
});

const newest = async () => (await inboundOf(site)).at(-1);

/** What became of the newest mail, and what everybody sees of it. */
async function seen() {
  const mail = await newest();
  const [texts, kinds] = [await talk.texts(talk.marie), await kindsTo(site, talk.ann)];
  return { reason: mail?.reason, user: mail?.user_id, texts, kinds };
}

/** What is seen where a mail had no effect, and nobody got an answer to it. */
function silence(reason: string, before: string[]) {
  return { reason, user: null, texts: ['When can you come?'], kinds: before };
}

it.each([
  ['is not signed at all', { dkim: undefined }],
  ['is signed with another key', { dkim: { ...DKIM, privateKey: anotherKey() } }],
  ['is signed by another domain', { dkim: { ...DKIM, domainName: 'other.test' } }],
])('a mail that %s is not its author’s', async (_, more) => {
  const before = await kindsTo(site, talk.ann);
  await site.send({ from: talk.ann.email ?? '', to: talk.toAnn, text: 'Forged', ...more });
  expect(await seen()).toEqual(silence('unproven', before));
});

it('a mail changed on its way is not its author’s', async () => {
  const before = await kindsTo(site, talk.ann);
  const raw = await signed({ from: talk.ann.email ?? '', to: talk.toAnn, text: 'At nine' });
  await sendTo(site.smtpPort, {
    raw: raw.toString().replace('At nine', 'At five'),
    envelope: { from: talk.ann.email ?? '', to: talk.toAnn },
  });
  expect(await seen()).toEqual(silence('unproven', before));
});

it('a server that may send for another domain may not for this one', async () => {
  const before = await kindsTo(site, talk.ann);
  const envelope = { from: 'x@other.test', to: talk.toAnn };
  const mail = { from: talk.ann.email ?? '', to: talk.toAnn, text: 'Forged', envelope };
  await sendTo(site.smtpPort, mail);
  expect(await seen()).toEqual(silence('unproven', before));
});

it('somebody else proves only who they are', async () => {
  const before = await kindsTo(site, talk.ann);
  await site.send({ from: talk.marie.email ?? '', to: talk.toAnn, text: 'I am Ann' });
  expect(await seen()).toEqual(silence('wrong_sender', before));
});

it('a mail with two authors has none', async () => {
  const raw = `From: ${talk.ann.email}\r\nFrom: x@other.test\r\nTo: ${talk.toAnn}\r\n\r\nForged\r\n`;
  const envelope = { from: 'x@other.test', to: talk.toAnn };
  await sendTo(site.smtpPort, { raw, envelope });
  expect(await newest()).toMatchObject({ outcome: 'refused', reason: 'too_complex' });
});

it('a mail to somebody else, repeated to an address of ours, is not a reply', async () => {
  const before = await kindsTo(site, talk.ann);
  const raw = await signed({ from: talk.ann.email ?? '', to: 'friend@other.test', text: 'Yes' });
  await sendTo(site.smtpPort, { raw, envelope: { from: 'x@other.test', to: talk.toAnn } });
  expect(await seen()).toEqual(silence('misaddressed', before));
});

it('a signed mail counts once, whatever Message-ID it is given that nobody signed', async () => {
  const mail = { from: talk.ann.email ?? '', to: talk.toAnn, text: 'At nine' };
  const dkim = { ...DKIM, skipFields: 'message-id' };
  const raw = (await signed({ ...mail, dkim })).toString();
  for (const id of ['<one@example.test>', '<two@example.test>']) {
    const again = raw.replace(/^Message-ID: .*$/m, `Message-ID: ${id}`);
    await sendTo(site.smtpPort, { raw: again, envelope: { from: mail.from, to: mail.to } });
  }
  expect(await talk.texts(talk.marie)).toEqual(['When can you come?', 'At nine']);
});

it('a proven mail is not kept out by an unproven one with its id', async () => {
  const messageId = `<${crypto.randomUUID()}@example.test>`;
  const mail = { from: talk.ann.email ?? '', to: talk.toAnn, text: 'At nine', messageId };
  await sendTo(site.smtpPort, mail);
  await site.send(mail);
  expect(await talk.texts(talk.marie)).toEqual(['When can you come?', 'At nine']);
});

/** A mail as it leaves the server of example.test. */
async function signed(mail: object): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ dkim: DKIM, ...mail });
  return message as Buffer;
}

function anotherKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' });
}
