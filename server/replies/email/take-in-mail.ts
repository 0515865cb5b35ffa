import { hash } from 'node:crypto';
import { HOUR_SECONDS } from '#contract/durations.ts';
import type { InboundReason } from '#contract/admin/inbound.ts';
import { findUserByEmail, findUsers, type Person } from '#server/accounts/accounts.ts';
import {
  findAnswerer,
  isReplyAddress,
  type Answerer,
} from '#server/notifications/notifications.ts';
import type { Db } from '#server/platform/database/db.ts';
import { countHit } from '#server/platform/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { handleAlone } from '#server/replies/inbound/handle-alone.ts';
import { recordArrival, recordEnding } from '#server/replies/inbound/inbound.ts';
import { actOnReply } from './act-on-reply.ts';
import type { ArrivedMail } from './arrived-mail.ts';
import { automaticKind } from './examine/automatic.ts';
import { examineMail, type Examined } from './examine/examine-mail.ts';
import { readHeader, type HeaderFacts } from './examine/header-facts.ts';

/** Mails to one reply address; those beyond are not even looked at. */
const MAILS = { limit: 60, windowSeconds: HOUR_SECONDS };

/** Whether the mail was dealt with; `later` where its sender is to try again. */
export type TakenIn = 'done' | 'later';

/**
 * Takes in a mail for reply addresses, and does what it says where its author is proven to be whom the address belongs
 * to. Idempotent. Nothing is said to anybody else.
 */
export async function takeInMail(platform: Platform, mail: ArrivedMail): Promise<TakenIn> {
  const addresses = [...new Set(mail.recipients.map((address) => address.toLowerCase()))];
  const own = addresses.filter((address) => isReplyAddress(platform, address));
  const header = await readHeader(mail.raw);
  let examined: Examined | undefined;
  for (const address of own) {
    const { allowed } = await countHit(platform, ['mails-to', address], MAILS);
    if (!allowed) continue;
    const refused = header ? whyUnread(platform, mail, header, address) : 'too_complex';
    if (refused || !header) {
      await recordUnproven(platform, mail, { address, from: header?.from, reason: refused });
      continue;
    }
    examined ??= await examineMail(platform, { ...mail, from: header.from });
    if ((await takeInReply(platform, { mail, header, address, examined })) === 'later') {
      return 'later';
    }
  }
  return 'done';
}

function whyUnread(
  { config }: Platform,
  { returnPath }: ArrivedMail,
  header: HeaderFacts,
  address: string,
): InboundReason | undefined {
  const automatic = automaticKind(header, { returnPath, site: config.publicUrl });
  if (automatic) return automatic;
  // A mail to somebody else, repeated to this address.
  return header.addressees.includes(address) ? undefined : 'misaddressed';
}

interface ReadReply {
  mail: ArrivedMail;
  header: HeaderFacts;
  address: string;
  examined: Examined;
}

async function takeInReply(platform: Platform, reply: ReadReply): Promise<TakenIn> {
  const { mail, header, address, examined } = reply;
  const { from } = header;
  if (examined === 'too_complex') {
    await recordUnproven(platform, mail, { address, from, reason: 'too_complex' });
    return 'done';
  }
  if (!('content' in examined)) {
    if (examined.proof.state === 'later') return 'later';
    await recordUnproven(platform, mail, { address, from, reason: 'unproven' });
    return 'done';
  }
  const conversation = await findAnswerer(platform, address);
  const person = await findAuthor(platform.db, from, conversation);
  if (!person) {
    await recordUnproven(platform, mail, { address, from, reason: 'wrong_sender' });
    return 'done';
  }
  const mark = examined.proof.signature ?? header.messageId ?? fingerprint(mail.raw);
  const providerId = fingerprint(`${mark} ${address}`);
  const arrived = { channel: 'email', providerId, sender: from, userId: person.id } as const;
  const arrival = await recordArrival(platform, arrived);
  if (!arrival) return 'done';
  const proven = { id: arrival.id, person, conversation };
  const isHandled = await handleAlone(platform, arrival.id, async (decided) => {
    const ending = await actOnReply(platform, proven, { ...examined, decided });
    await recordEnding(platform, arrival.id, { ...ending, ...aboutOf(conversation) });
  });
  return isHandled ? 'done' : 'later';
}

function aboutOf(conversation: Answerer | undefined) {
  const { requestId, professionalId } = conversation ?? {};
  return requestId && professionalId ? { requestId, professionalId } : {};
}

/** The person of the address, where they are the author; of a revoked one, whose address the author's is. */
async function findAuthor(
  db: Db,
  from: string,
  conversation: Answerer | undefined,
): Promise<Person | undefined> {
  const person = conversation
    ? (await findUsers(db, [conversation.userId])).get(conversation.userId)
    : await findUserByEmail(db, from);
  const isAuthor = person?.emailProven && person.email?.toLowerCase() === from;
  return isAuthor && !person.isSuspended && !person.isErased ? person : undefined;
}

/** It has an id of its own, so that it never takes the place of a mail that is proven. */
async function recordUnproven(
  platform: Platform,
  { raw }: ArrivedMail,
  about: { address: string; from: string | undefined; reason: InboundReason | undefined },
): Promise<void> {
  const { address, from = '', reason } = about;
  const providerId = `unproven ${fingerprint(`${fingerprint(raw)} ${address}`)}`;
  const arrived = { channel: 'email', providerId, sender: from, userId: null } as const;
  const arrival = await recordArrival(platform, arrived);
  const isIgnored = ['loop', 'bounce', 'automatic', 'mailing_list'].includes(reason ?? '');
  const outcome = isIgnored ? 'ignored' : 'refused';
  if (arrival) await recordEnding(platform, arrival.id, { outcome, ...(reason && { reason }) });
}

function fingerprint(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
