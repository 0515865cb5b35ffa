import { generateKeyPairSync } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { respondToLead } from '#contract/requests/leads.ts';
import { listMessages, sendMessage } from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { startMailReceiver } from '#server/replies/replies.ts';
import { startApp } from './app.ts';
import { aCustomer, aProfessional, LEAKING_TAP, leadOf, type Customer } from './people.ts';
import { sendTo } from './send-mail.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
/** The DKIM signature of example.test, the domain of people in tests. */
export const DKIM = { domainName: 'example.test', keySelector: 'k', privateKey };

const RECORDS: Readonly<Record<string, string[][]>> = {
  'TXT k._domainkey.example.test': [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]],
  'TXT _dmarc.example.test': [['v=DMARC1; p=reject']],
  'TXT example.test': [['v=spf1 ip4:192.0.2.1 -all']],
  'TXT other.test': [['v=spf1 ip4:127.0.0.1 -all']],
};

/** A DNS that knows example.test. */
export async function lookUpInTests(name: string, type: string): Promise<string[][]> {
  const found = RECORDS[`${type} ${name}`];
  if (!found) throw Object.assign(new Error('No such name'), { code: 'ENOTFOUND' });
  return found;
}

export const REPLY_DOMAIN = 'reply.near.test';

/** A started app that takes in replies by SMTP, with a conversation between Marie and Ann. */
export async function startRepliesSite(env: Record<string, string> = {}) {
  const settings = { REPLY_DOMAIN, REPLY_SMTP_PORT: '0', ...env };
  const site = await startApp({ env: settings, lookUp: lookUpInTests });
  const smtp = site.platform.config.replies!.smtp!;
  const receiver = await startMailReceiver(site.platform, smtp);
  return {
    ...site,
    smtpPort: receiver.port,
    /** Sends a mail as the server of example.test does. */
    send: (mail: SendMailOptions) => sendTo(receiver.port, { dkim: DKIM, ...mail }),
    async stop() {
      await receiver.close();
      await site.stop();
    },
  };
}

export type RepliesSite = Awaited<ReturnType<typeof startRepliesSite>>;

/** Marie has a request; `lead` is Ann's, not answered yet. */
export async function aSentRequest(site: RepliesSite) {
  const marie = await aCustomer(site, 'Marie');
  const ann = await aProfessional(site, 'Ann', { km: 1 });
  const { id } = await marie.call(submitRequest, { body: LEAKING_TAP });
  await site.drainJobs();
  const texts = async (person: Customer | typeof ann) => {
    const query = { serviceRequestId: id, professionalId: ann.professionalId };
    return (await person.call(listMessages, { query })).map(({ content }) => content);
  };
  return { marie, ann, id, lead: await leadOf(ann), texts };
}

/** A request that Ann accepted, and the address of each in the mails to them. */
export async function aConversation(site: RepliesSite) {
  const request = await aSentRequest(site);
  const { marie, ann, id, lead } = request;
  await ann.call(respondToLead, { params: { id: lead }, body: { status: 'accepted' } });
  const body = { serviceRequestId: id, content: 'When can you come?' };
  await marie.call(sendMessage, { body: { ...body, professionalId: ann.professionalId } });
  await site.drainJobs();
  await site.advance(11 * 60);
  await site.drainJobs();
  const [toMarie, toAnn] = [await replyToOf(site, marie), await replyToOf(site, ann)];
  return { ...request, toMarie, toAnn };
}

/** The address that takes the answers of somebody, of their newest mail with one. */
export async function replyToOf(site: RepliesSite, { email }: { email: string | null }) {
  const letter = await site.platform.db
    .selectFrom('outbox_messages')
    .select('reply_to')
    .where('recipient', '=', email)
    .where('reply_to', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!letter?.reply_to) throw new Error(`No mail to ${email} can be answered`);
  return letter.reply_to;
}

/** What became of all mails, oldest first. */
export async function inboundOf({ platform }: RepliesSite) {
  return await platform.db
    .selectFrom('inbound_messages')
    .select(['outcome', 'reason', 'user_id', 'message_id'])
    .orderBy('id')
    .execute();
}

/** The kinds of mails sent since, and to whom. */
export async function kindsTo({ platform }: RepliesSite, { email }: { email: string | null }) {
  const letters = await platform.db
    .selectFrom('outbox_messages')
    .select(['kind', 'text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return letters.map(({ kind }) => kind);
}
