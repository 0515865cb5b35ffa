import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revokeReplyAddresses } from '#contract/replies.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { nobody } from '#tests/support/people.ts';
import {
  aConversation,
  aSentRequest,
  replyToOf,
  startRepliesSite,
  type RepliesSite,
} from '#tests/support/replies-site.ts';
import { readReplyAddress, replyAddress } from './address-format.ts';

const SECRET = 'a secret for tests that is long enough';
const ID = '018f2b3c-0000-7000-8000-00000000abcd';

describe('a reply address', () => {
  const address = replyAddress(SECRET, 'reply.near.test', ID);

  it('is one that mail servers take, in any case', () => {
    expect(address).toMatch(/^reply\+[a-z2-7]{52}@reply\.near\.test$/);
    expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64);
    expect(readReplyAddress(SECRET, 'reply.near.test', address.toUpperCase())).toBe(ID);
  });

  it.each([
    ['another secret', () => readReplyAddress('another', 'reply.near.test', address)],
    ['another domain', () => readReplyAddress(SECRET, 'other.test', address)],
    [
      'a changed id',
      () => readReplyAddress(SECRET, 'reply.near.test', address.replace(/\+../, '+zz')),
    ],
    [
      'a changed signature',
      () =>
        readReplyAddress(
          SECRET,
          'reply.near.test',
          address.replace(/.@/, '7@').replace('77@', '2@'),
        ),
    ],
    ['a longer one', () => readReplyAddress(SECRET, 'reply.near.test', `x${address}`)],
    [
      'a line break',
      () => readReplyAddress(SECRET, 'reply.near.test', `${address}\r\nBcc: x@y.test`),
    ],
  ])('means nothing with %s', (_, read) => {
    expect(read()).toBeUndefined();
  });
});

describe('a mail about a conversation', () => {
  let site: RepliesSite;
  let talk: Awaited<ReturnType<typeof aConversation>>;
  beforeAll(async () => {
    site = await startRepliesSite({ RATE_LIMITS: 'off' });
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    talk = await aConversation(site);
  });

  const letters = (kind: string, to: string | null) =>
    site.platform.db
      .selectFrom('outbox_messages')
      .select(['text', 'html', 'reply_to'])
      .where('kind', '=', kind)
      .where('recipient', '=', to)
      .execute();

  it('has an address of its reader for it, the same in each, and says so', async () => {
    const [lead] = await letters('newLead', talk.ann.email);
    const [unread] = await letters('unreadMessage', talk.ann.email);
    expect(unread).toMatchObject({ reply_to: talk.toAnn });
    expect(lead).toMatchObject({ reply_to: talk.toAnn });
    expect(unread?.text).toContain('Reply to this email to answer Marie.');
    expect(unread?.html).toContain('Reply to this email to answer Marie.');
    expect(lead?.text).toContain('“yes” accepts the request');
  });

  it('has another one for each reader and each conversation', async () => {
    const other = await aConversation(site);
    const all = [talk.toAnn, talk.toMarie, other.toAnn, other.toMarie];
    expect(new Set(all).size).toBe(4);
  });

  it('that nobody can answer has none', async () => {
    const [code] = await site.platform.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('kind', 'in', ['leadClosed', 'signInCode', 'joined'])
      .execute();
    expect(code?.reply_to ?? null).toBeNull();
  });

  it('has a new one once its reader revoked it, and nobody else’s changes', async () => {
    await talk.ann.call(revokeReplyAddresses);
    const rows = await site.platform.db.selectFrom('reply_addresses').select('user_id').execute();
    const owners = rows.map(({ user_id: owner }) => owner);
    expect(owners).not.toContain(talk.ann.id);
    expect(owners).toContain(talk.marie.id);
  });

  it('is revoked by nobody without a session', async () => {
    const answer = await nobody(site).ask('POST', '/api/reply-addresses/revoke');
    expect(answer).toMatchObject({ status: 401 });
  });
});

describe('where replies are not configured', () => {
  let bare: StartedApp;
  beforeAll(async () => {
    bare = await startApp();
  });
  afterAll(() => bare.stop());

  it('mails neither have an address for them nor say so', async () => {
    await aSentRequest(bare as RepliesSite);
    const all = await bare.platform.db.selectFrom('outbox_messages').selectAll().execute();
    expect(all.length).toBeGreaterThan(0);
    expect(
      all.filter(({ reply_to, text }) => reply_to !== null || text.includes('eply to this')),
    ).toEqual([]);
    await expect(replyToOf(bare as RepliesSite, { email: 'x' })).rejects.toThrow('No mail');
  });
});
