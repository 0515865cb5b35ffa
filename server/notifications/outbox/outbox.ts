import type { Language } from '#contract/language.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { composeMail, composePush, composeSms, type ComposedMessage } from './compose-message.ts';
import { insertMessage, type NewMessage } from './queries-outbox.ts';
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

/**
 * Queues a letter with the job that delivers it, in the transaction of its cause: both exist
 * exactly when that is committed (transactional outbox). `stoppable` is the scope of its
 * unsubscribe links; people without an account get `stopUrl` instead.
 */
export async function queueLetter(
  tx: Tx,
  outbox: Outbox,
  {
    kind,
    key,
    letter,
    to,
    stoppable,
    stopUrl,
  }: Queued & { to: Recipient; stoppable?: UnsubscribeScope; stopUrl?: string },
): Promise<void> {
  const { config } = outbox;
  const look = outbox.brand.now();
  const sender = { brand: config.brandName, publicUrl: config.publicUrl, look };
  const links = stoppable ? footLinks(outbox, stoppable, to.language) : null;
  const isMail = to.channel === 'email';
  const composed = isMail ? composeMail(letter, to.language, sender, links) : composeSms(letter);
  const unsubscribe_url = (isMail && (stopUrl ?? links?.unsubscribe)) || null;
  const { channel, address: recipient, language } = to;
  await queue(
    tx,
    outbox,
    { kind, key },
    { ...composed, channel, recipient, language, unsubscribe_url },
  );
}

/** Queues a push message to one browser; `recipient` is for readers of the outbox. */
export async function queuePush(
  tx: Tx,
  outbox: Outbox,
  push: Queued & { recipient: string; language: Language; subscriptionId: string; href: string },
): Promise<void> {
  const { kind, key, letter, recipient, language, subscriptionId, href } = push;
  await queue(
    tx,
    outbox,
    { kind, key: `${key}:push:${subscriptionId}` },
    {
      ...composePush(letter),
      channel: 'push',
      recipient,
      language,
      push_subscription_id: subscriptionId,
      href,
    },
  );
}

type Form = ComposedMessage & Omit<NewMessage, 'id' | 'dedupe_key' | 'kind' | 'created_at'>;

async function queue(
  tx: Tx,
  { clock, jobs }: Outbox,
  { kind, key }: Pick<Queued, 'kind' | 'key'>,
  form: Form,
): Promise<void> {
  const now = clock.now();
  const id = uuidv7(now.getTime());
  const told = { id, kind, dedupe_key: `${kind}:${key}`, created_at: now };
  const queued = await insertMessage(tx, { ...form, ...told });
  if (queued) await jobs.send(tx, 'deliver-message', { messageId: queued.id });
}

/** The links at the foot of a mail work without signing in. */
function footLinks({ config }: Outbox, stoppable: UnsubscribeScope, language: Language): FootLinks {
  const token = unsubscribeToken(config.sessionSecret, stoppable);
  return {
    unsubscribe: absoluteUrl(config, `/unsubscribe?token=${token}`, language),
    preferences: absoluteUrl(config, '/notifications?tab=settings', language),
  };
}
