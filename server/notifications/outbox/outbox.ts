import type { Language } from '#contract/language.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
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
    'deliver-message': { messageId: string };
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
}

/** A letter to an address. */
export interface QueuedLetter extends Queued {
  to: Recipient;
  /** The scope of its unsubscribe links; people without an account get `stopUrl` instead. */
  stoppable?: UnsubscribeScope;
  stopUrl?: string;
  /** The calendar file that a mail carries (RFC 5545). */
  calendar?: string | null;
}

/** A push message to one browser; `recipient` is for readers of the outbox. */
export interface QueuedPush extends Queued {
  recipient: string;
  language: Language;
  subscriptionId: string;
  href: string;
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
  if (queued.length === 0) return;
  const now = outbox.clock.now();
  const messages = queued.map((one): NewMessage => {
    const form = 'to' in one ? letterForm(outbox, one) : pushForm(one);
    const { kind, key, ...message } = form;
    const id = uuidv7(now.getTime());
    return { ...message, kind, id, dedupe_key: `${kind}:${key}`, created_at: now };
  });
  const fresh = await insertMessages(tx, messages);
  await outbox.jobs.sendAll(
    tx,
    'deliver-message',
    fresh.map((messageId) => ({ payload: { messageId } })),
  );
}

function letterForm(outbox: Outbox, queued: QueuedLetter) {
  const { kind, key, letter, to, stoppable, stopUrl, calendar = null } = queued;
  const { config } = outbox;
  const look = outbox.brand.now();
  const sender = { brand: config.brandName, publicUrl: config.publicUrl, look };
  const links = stoppable ? footLinks(outbox, stoppable, to.language) : null;
  const isMail = to.channel === 'email';
  const composed = isMail ? composeMail(letter, to.language, sender, links) : composeSms(letter);
  const unsubscribe_url = (isMail && (stopUrl ?? links?.unsubscribe)) || null;
  const { channel, address: recipient, language } = to;
  const about = { kind, key, channel, recipient, language };
  return { ...about, ...composed, unsubscribe_url, calendar: isMail ? calendar : null };
}

function pushForm({ kind, key, letter, recipient, language, subscriptionId, href }: QueuedPush) {
  return {
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
