import type { Language } from '#contract/language.ts';
import type { Channel } from '#contract/notifications.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Trace } from '#server/platform/tracing/trace.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { composeMail, composePush, composeSms } from './compose-message.ts';
import { insertMessages, type NewMessage } from './queries-outbox.ts';
import type { FootLinks, Letter, LetterKind } from '#server/notifications/texts/letter.ts';
import {
  unsubscribeToken,
  type UnsubscribeScope,
} from '#server/notifications/unsubscribe/unsubscribe-token.ts';
import { absoluteUrl } from '#server/notifications/render-letter.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Jobs of earlier versions have no channel. */
    'deliver-message': { messageId: string; channel?: Channel };
  }
}

type Outbox = Pick<Platform, 'config' | 'clock' | 'jobs' | 'brand'>;

export interface Recipient {
  channel: 'email' | 'sms';
  address: string;
  language: Language;
}

interface Queued {
  kind: LetterKind;
  /** Idempotency key: a second message of this kind and key is not queued. */
  key: string;
  letter: Letter;
  /** Where it is not part of the running code's trace. */
  trace?: Trace | undefined;
}

/** A letter to an address. */
export interface QueuedLetter extends Queued {
  to: Recipient;
  /** The scope of its unsubscribe links; people without an account get `stopUrl` instead. */
  stoppable?: UnsubscribeScope;
  stopUrl?: string;
  /** The calendar file that a mail carries (RFC 5545). */
  calendar?: string | null;
  /** The address that takes the answer to a mail. */
  replyTo?: string | undefined;
}

/** A push message to one browser; `recipient` is for readers of the outbox. */
export interface QueuedPush extends Queued {
  recipient: string;
  language: Language;
  subscriptionId: string;
  href: string;
}

/** An answer to a text, by the way it came: SMS to a phone (E.164), or to `whatsapp:` and a phone. */
export interface QueuedReply {
  /** Idempotency key: one text is answered once. */
  key: string;
  to: string;
  language: Language;
  text: string;
}

/** Queues the answer to a text. */
export async function queueTextReply(
  tx: Tx,
  outbox: Outbox,
  { key, to: recipient, language, text }: QueuedReply,
): Promise<void> {
  const letter = { subject: text.split('\n')[0] ?? '', text };
  const form = { kind: 'textReply', key, channel: 'sms' as const, recipient, language, ...letter };
  await queueForms(tx, outbox, [form]);
}

/** Queues a letter; see `queueMessages`. */
export function queueLetter(tx: Tx, outbox: Outbox, letter: QueuedLetter): Promise<void> {
  return queueMessages(tx, outbox, [letter]);
}

/**
 * Queues messages with the jobs that deliver them, in the transaction of their cause: all exist
 * exactly when that is committed (transactional outbox).
 */
export async function queueMessages(
  tx: Tx,
  outbox: Outbox,
  queued: readonly (QueuedLetter | QueuedPush)[],
): Promise<void> {
  const forms = queued.map((one) => ('to' in one ? letterForm(outbox, one) : pushForm(one)));
  await queueForms(tx, outbox, forms);
}

type Form = Omit<NewMessage, 'id' | 'dedupe_key' | 'created_at'> & {
  key: string;
  trace?: Trace | undefined;
};

async function queueForms(tx: Tx, outbox: Outbox, forms: readonly Form[]): Promise<void> {
  if (forms.length === 0) return;
  const now = outbox.clock.now();
  const traces = new Map<string, Trace | undefined>();
  const messages = forms.map(({ kind, key, trace, ...message }): NewMessage => {
    const id = uuidv7(now.getTime());
    traces.set(id, trace);
    return { ...message, kind, id, dedupe_key: `${kind}:${key}`, created_at: now };
  });
  const fresh = new Set(await insertMessages(tx, messages));
  await outbox.jobs.sendAll(
    tx,
    'deliver-message',
    messages
      .filter(({ id, channel }) => fresh.has(id) && mayBeDelivered(outbox.config, channel))
      .map(({ id, channel }) => ({
        payload: { messageId: id, channel },
        trace: traces.get(id),
      })),
  );
}

/** Whether a worker may have a carrier for the channel: those of a node without workers are not known. */
function mayBeDelivered({ worker, mail, sms }: Outbox['config'], channel: Channel): boolean {
  const hasCarrier = { email: mail.smtpUrl !== undefined, sms: sms !== undefined, push: true };
  return !worker || hasCarrier[channel];
}

function letterForm(outbox: Outbox, queued: QueuedLetter) {
  const { kind, key, letter, to, stoppable, stopUrl, calendar = null, replyTo, trace } = queued;
  const { config } = outbox;
  const look = outbox.brand.now();
  const sender = { brand: config.brandName, publicUrl: config.publicUrl, look };
  const links = stoppable ? footLinks(outbox, stoppable, to.language) : null;
  const isMail = to.channel === 'email';
  const composed = isMail ? composeMail(letter, to.language, sender, links) : composeSms(letter);
  const unsubscribe_url = (isMail && (stopUrl ?? links?.unsubscribe)) || null;
  const { channel, address: recipient, language } = to;
  const about = { kind, key, channel, recipient, language, trace };
  const own = isMail ? { calendar, reply_to: replyTo ?? null } : {};
  return { ...about, ...composed, unsubscribe_url, ...own };
}

function pushForm({ kind, key, letter, recipient, language, trace, ...push }: QueuedPush) {
  const { subscriptionId, href } = push;
  return {
    trace,
    kind,
    key: `${key}:push:${subscriptionId}`,
    ...composePush(letter),
    channel: 'push' as const,
    recipient,
    language,
    push_subscription_id: subscriptionId,
    href,
  };
}

/** The links at the foot of a mail work without signing in. */
function footLinks({ config }: Outbox, stoppable: UnsubscribeScope, language: Language): FootLinks {
  const token = unsubscribeToken(config.sessionSecret, stoppable);
  return {
    unsubscribe: absoluteUrl(config, `/unsubscribe?token=${token}`, language),
    preferences: absoluteUrl(config, '/notifications?tab=settings', language),
  };
}
