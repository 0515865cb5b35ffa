import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listLeads } from '#contract/requests/leads.ts';
import { getNotificationPreferences } from '#contract/notifications.ts';
import { revokeReplyAddresses } from '#contract/replies.ts';
import { listMessages, markMessagesRead, sendMessage } from '#contract/requests/messages.ts';
import { cancelRequest } from '#contract/requests/requests.ts';
import { A_DOCUMENT, aPhoto } from '#tests/support/pictures.ts';
import {
  aConversation,
  aSentRequest,
  inboundOf,
  kindsTo,
  replyToOf,
  startRepliesSite,
  type RepliesSite,
} from '#tests/support/replies-site.ts';

let site: RepliesSite;
beforeAll(async () => {
  site = await startRepliesSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.stop());

/** After the ten minutes of a message, and the quarter of an hour between mails. */
const later = async () => {
  for (const minutes of [11, 16]) {
    await site.advance(minutes * 60);
    await site.drainJobs();
  }
};

const newest = async () => (await inboundOf(site)).at(-1);

describe('a reply to a mail about a conversation', () => {
  let talk: Awaited<ReturnType<typeof aConversation>>;
  beforeEach(async () => {
    talk = await aConversation(site);
  });
  const reply = (more: object) =>
    site.send({ from: talk.ann.email, to: talk.toAnn, subject: 'Re: Marie wrote to you', ...more });
  const messages = () =>
    talk.marie.call(listMessages, {
      query: { serviceRequestId: talk.id, professionalId: talk.ann.professionalId },
    });

  it('is a message there, without what it quotes, and is marked', async () => {
    await reply({
      text: 'Tomorrow at nine.\n\nOn Sat, Nov 28, 2026 at 3:05 PM Nearhand <no-reply@localhost> wrote:\n\n> A message is waiting for you\n',
    });
    const [, message] = await messages();
    expect(message).toMatchObject({ content: 'Tomorrow at nine.', via: 'email' });
    expect(await newest()).toMatchObject({
      outcome: 'message',
      user_id: talk.ann.id,
      message_id: message?.id,
    });
  });

  it('is followed by a mail about the next message, though nobody opened the site', async () => {
    const mails = async () =>
      (await kindsTo(site, talk.ann)).filter((kind) => kind === 'unreadMessage').length;
    const write = (content: string) =>
      talk.marie.call(sendMessage, {
        body: { serviceRequestId: talk.id, professionalId: talk.ann.professionalId, content },
      });
    await write('Still there?');
    await later();
    expect(await mails()).toBe(1);
    await reply({ text: 'Tomorrow at nine.' });
    await later();
    expect(await mails()).toBe(2);
    await write('At nine it is.');
    await later();
    // The second mail was not answered.
    expect(await mails()).toBe(2);
    await reply({ text: 'Good.' });
    await write('See you.');
    await later();
    expect(await mails()).toBe(3);
  });

  it('counts once, however often it is delivered, at once or later', async () => {
    const text = 'Tomorrow at ten.';
    const messageId = `<${crypto.randomUUID()}@example.test>`;
    // What comes while it is being handled is to be delivered once more.
    const busy = expect.objectContaining({
      reason: expect.objectContaining({ responseCode: 451 }),
    });
    for (const one of await Promise.allSettled([1, 2].map(() => reply({ text, messageId }))))
      expect([expect.objectContaining({ status: 'fulfilled' }), busy]).toContainEqual(one);
    await reply({ text, messageId });
    expect(await talk.texts(talk.marie)).toEqual(['When can you come?', text]);
  });

  it('carries photos and documents, and says which files it could not', async () => {
    const attachments = [
      { filename: 'pipe.jpg', content: await aPhoto() },
      { filename: 'offer.pdf', content: A_DOCUMENT },
      { filename: 'virus.exe', content: Buffer.from('MZ') },
    ];
    await reply({ text: 'See the photo', attachments });
    const [, message] = await messages();
    expect(message?.attachments.map(({ kind }) => kind)).toEqual(['image', 'document']);
    expect(await newest()).toMatchObject({ outcome: 'message', reason: 'files' });
    expect(await kindsTo(site, talk.ann)).toContain('replyUnused');
  });

  it('is not passed on once the conversation is closed, which is said once a day', async () => {
    await talk.marie.call(cancelRequest, { params: { id: talk.id }, body: {} });
    await reply({ text: 'Still there?' });
    await reply({ text: 'Hello?' });
    const kinds = await kindsTo(site, talk.ann);
    expect(kinds.filter((kind) => kind === 'replyUnused')).toHaveLength(1);
    expect(await newest()).toMatchObject({ outcome: 'refused', reason: 'answered' });
    expect(await talk.texts(talk.marie)).toEqual(['When can you come?']);
  });

  it('without words, or with too many, is not passed on', async () => {
    await reply({ text: '> A message is waiting for you\n' });
    expect(await newest()).toMatchObject({ outcome: 'refused', reason: 'empty' });
    await reply({ text: 'so '.repeat(1400) });
    expect(await newest()).toMatchObject({ outcome: 'refused', reason: 'too_long' });
    expect(await talk.texts(talk.marie)).toEqual(['When can you come?']);
  });

  it('to a revoked address changes nothing, and the next mail has another address', async () => {
    await talk.ann.call(revokeReplyAddresses);
    await reply({ text: 'Tomorrow at nine.' });
    expect(await newest()).toMatchObject({
      outcome: 'refused',
      reason: 'gone',
      user_id: talk.ann.id,
    });
    expect(await talk.texts(talk.marie)).toEqual(['When can you come?']);
    const [asked] = await messages();
    const read = { serviceRequestId: talk.id, messageId: asked!.id };
    await talk.ann.call(markMessagesRead, { body: read });
    await site.send({ from: talk.marie.email ?? '', to: talk.toMarie, text: 'And at noon?' });
    await site.advance(16 * 60);
    await site.drainJobs();
    expect(await replyToOf(site, talk.ann)).not.toBe(talk.toAnn);
  });

  it('is offered in the settings of both', async () => {
    const { kinds, replyAddresses } = await talk.marie.call(getNotificationPreferences);
    const by = Object.fromEntries(kinds.map(({ kind, answeredBy }) => [kind, answeredBy]));
    expect(by).toMatchObject({ messages: ['email', 'sms'], answers: ['email'], search: [] });
    expect(replyAddresses).toBe(true);
  });

  it('written by nobody is neither passed on nor answered', async () => {
    const before = await kindsTo(site, talk.ann);
    const headers = { 'Auto-Submitted': 'auto-replied' };
    await reply({ subject: 'Automatic reply: away', text: 'I am away', headers });
    await reply({ envelope: { from: '', to: talk.toAnn }, text: 'Not delivered' });
    const [absence, bounce] = (await inboundOf(site)).slice(-2);
    expect(absence).toMatchObject({ outcome: 'ignored', reason: 'automatic', user_id: null });
    expect(bounce).toMatchObject({ outcome: 'ignored', reason: 'bounce' });
    expect(await kindsTo(site, talk.ann)).toEqual(before);
    expect(await talk.texts(talk.marie)).toEqual(['When can you come?']);
  });
});

describe('a reply to a mail about a new request', () => {
  let sent: Awaited<ReturnType<typeof aSentRequest>>;
  let to: string;
  beforeEach(async () => {
    sent = await aSentRequest(site);
    to = await replyToOf(site, sent.ann);
  });
  const reply = (text: string, more: object = {}) =>
    site.send({ from: sent.ann.email, to, subject: 'Re: New request', text, ...more });
  const status = async () => {
    const leads = await sent.ann.call(listLeads, { params: { id: sent.ann.professionalId } });
    return leads.find(({ id }) => id === sent.lead)?.status;
  };

  it.each([
    ['Yes', 'accepted', 'accepted'],
    ['No, thanks.', 'denied', 'declined'],
  ])('that says “%s” answers it', async (text, answer, outcome) => {
    await reply(text);
    expect(await status()).toBe(answer);
    expect(await newest()).toMatchObject({ outcome });
  });

  it('answers it once, however often it is delivered', async () => {
    const messageId = `<${crypto.randomUUID()}@example.test>`;
    await Promise.allSettled([1, 2, 3].map(() => reply('Yes', { messageId })));
    await reply('Yes', { messageId });
    expect(await status()).toBe('accepted');
    expect(await newest()).toMatchObject({ outcome: 'accepted' });
    expect(await sent.texts(sent.ann)).toEqual([]);
    expect(await kindsTo(site, sent.ann)).not.toContain('replyUnused');
  });

  it('is done again after a crash, as it was decided', async () => {
    const messageId = `<${crypto.randomUUID()}@example.test>`;
    await reply('Yes', { messageId });
    // The process ended after it had accepted, and before it had written down that it had.
    await site.platform.db
      .updateTable('inbound_messages')
      .set({ outcome: 'received', handled_until: null })
      .where('user_id', '=', sent.ann.id)
      .execute();
    await reply('Yes', { messageId });
    expect(await newest()).toMatchObject({ outcome: 'accepted' });
    expect(await sent.texts(sent.ann)).toEqual([]);
    expect(await kindsTo(site, sent.ann)).not.toContain('replyUnused');
  });

  it('that says anything else asks back once, kindly, and its reply can be answered', async () => {
    await reply('How many taps are there?');
    await reply('And is there parking?');
    const kinds = await kindsTo(site, sent.ann);
    expect(kinds.filter((kind) => kind === 'replyUnclear')).toHaveLength(1);
    expect([await status(), await newest()]).toMatchObject(['pending', { outcome: 'asked_back' }]);
    expect(await replyToOf(site, sent.ann)).toBe(to);
    await reply('ok');
    expect(await status()).toBe('accepted');
  });

  it('after it was withdrawn says so', async () => {
    await sent.marie.call(cancelRequest, { params: { id: sent.id }, body: {} });
    await reply('Yes');
    expect(await newest()).toMatchObject({ outcome: 'refused', reason: 'answered' });
    expect(await status()).toBe('withdrawn');
  });
});
