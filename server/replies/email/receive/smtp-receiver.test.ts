import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aConversation,
  inboundOf,
  REPLY_DOMAIN,
  startRepliesSite,
  type RepliesSite,
} from '#tests/support/replies-site.ts';
import { startMailReceiver } from './smtp-receiver.ts';
import { sendTo } from '#tests/support/send-mail.ts';

let site: RepliesSite;
let talk: Awaited<ReturnType<typeof aConversation>>;
const open = new Set<Socket>();
beforeAll(async () => {
  site = await startRepliesSite();
  talk = await aConversation(site);
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});
afterAll(() => site.stop());

/** A client that speaks SMTP by hand; `say` gives the last line of the answer. */
async function dial(port = site.smtpPort) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  open.add(socket);
  socket.setEncoding('utf8');
  const answer = async () => {
    let heard = '';
    while (!/^\d{3} .*\r\n$/m.test(heard)) {
      const [part] = (await once(socket, 'data')) as [string];
      heard += part;
    }
    return heard.trimEnd().split('\r\n').at(-1) ?? '';
  };
  const say = async (line: string) => {
    const heard = answer();
    socket.write(`${line}\r\n`);
    return await heard;
  };
  const greeting = await answer();
  return { socket, say, greeting, answer };
}

async function greeted() {
  const client = await dial();
  await client.say('EHLO mail.example.test');
  await client.say('MAIL FROM:<ann@example.test>');
  return client;
}

describe('the mail receiver', () => {
  it.each([
    ['of another domain', 'somebody@other.test'],
    ['of this domain that is not ours', `postmaster@${REPLY_DOMAIN}`],
    ['that somebody made up', `reply+${'a'.repeat(52)}@${REPLY_DOMAIN}`],
    ['with a header in it', `reply+x%0d%0aBcc:y@${REPLY_DOMAIN}`],
  ])('takes nothing for an address %s: it is no relay', async (_, address) => {
    const { say } = await greeted();
    expect(await say(`RCPT TO:<${address}>`)).toMatch(/^55\d /);
    expect(await say('DATA')).toMatch(/^503 /);
  });

  it('knows an address in whatever case a server writes it', async () => {
    const { say } = await greeted();
    expect(await say(`RCPT TO:<${talk.toAnn.toUpperCase()}>`)).toMatch(/^250 /);
  });

  it('takes three recipients of a mail, and no more', async () => {
    const other = await aConversation(site);
    const { say } = await greeted();
    const answers = [];
    for (const name of [talk.toAnn, talk.toMarie, other.toAnn, other.toMarie]) {
      answers.push((await say(`RCPT TO:<${name}>`)).slice(0, 3));
    }
    expect(answers).toEqual(['250', '250', '250', '452']);
  });

  it('announces its size, and refuses a larger mail at once or at its end', async () => {
    const { say } = await dial();
    await say('EHLO mail.example.test');
    expect(await say('MAIL FROM:<ann@example.test> SIZE=99999999')).toMatch(/^552 /);
    const raw = `From: ${talk.ann.email}\r\n\r\n${'a line of it\r\n'.repeat(1_200_000)}`;
    const envelope = { from: talk.ann.email ?? '', to: talk.toAnn };
    await expect(sendTo(site.smtpPort, { raw, envelope })).rejects.toMatchObject({
      responseCode: 552,
    });
    expect(await talk.texts(talk.marie)).toEqual(['When can you come?']);
  });

  it('ends a connection that says nothing, and one that never ends', async () => {
    const patience = { idleMs: 100, connectionMs: 600 };
    const smtp = { host: '127.0.0.1', port: 0, tls: undefined, isOptional: false };
    const receiver = await startMailReceiver(site.platform, smtp, patience);
    const silent = await dial(receiver.port);
    await once(silent.socket, 'close');
    const slow = await dial(receiver.port);
    const timer = setInterval(() => slow.socket.write('N'), 20);
    await once(slow.socket, 'close');
    clearInterval(timer);
    await receiver.close();
    expect([silent.socket.closed, slow.socket.closed]).toEqual([true, true]);
  });

  it('has few connections of one address, and takes in mail again once they are gone', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => dial()));
    const sixth = await dial();
    expect(sixth.greeting).toMatch(/^421 /);
    for (const { socket } of clients) socket.destroy();
    await expect.poll(async () => (await dial()).greeting).toMatch(/^220 /);
  });

  it('does not offer to sign in, nor what it has no certificate for', async () => {
    const { say } = await dial();
    expect(await say('EHLO mail.example.test')).not.toMatch(/AUTH|STARTTLS/);
    expect(await say('AUTH PLAIN AAAA')).toMatch(/^5\d\d /);
    expect(await say('VRFY root')).toMatch(/^(252|5\d\d) /);
  });

  it('reads a header that is not ended, and one without end', async () => {
    const envelope = { from: talk.ann.email ?? '', to: talk.toAnn };
    await site.send({ raw: `From: ${talk.ann.email}\r\n`, envelope });
    await site.send({ raw: `X-Long: ${'x'.repeat(200_000)}\r\n\r\nHi`, envelope });
    const reasons = (await inboundOf(site)).slice(-2).map(({ reason }) => reason);
    expect(reasons).toEqual(['misaddressed', 'too_complex']);
  });

  it('asks to come back later where the DNS does not answer', async () => {
    const { lookUp } = site.platform;
    site.platform.lookUp = async () => {
      throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' });
    };
    const mail = { from: talk.ann.email ?? '', to: talk.toAnn, text: 'At nine' };
    await expect(site.send(mail)).rejects.toMatchObject({ responseCode: 451 });
    site.platform.lookUp = lookUp;
    await site.send(mail);
    expect(await talk.texts(talk.marie)).toContain('At nine');
  });
});
