import type { Language } from '#contract/language.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { composeMail, composeSms } from './compose.ts';
import { insertMessage } from './queries.ts';
import type { Letter, Letters } from './texts/letter.ts';

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'deliver-message': { messageId: string };
  }
}

type Outbox = Pick<Platform, 'config' | 'clock' | 'jobs'>;

export interface Receiver {
  channel: 'email' | 'sms';
  address: string;
  language: Language;
}

/**
 * Queues a letter with the job that delivers it, in the transaction of whatever it tells: both exist
 * exactly when that is committed. A second letter of the same key is none.
 */
export async function queueLetter(
  tx: Tx,
  { config, clock, jobs }: Outbox,
  { kind, key, to, letter }: { kind: keyof Letters; key: string; to: Receiver; letter: Letter },
): Promise<void> {
  const now = clock.now();
  const sender = { brand: config.brandName, publicUrl: config.publicUrl };
  const composed =
    to.channel === 'email' ? composeMail(letter, to.language, sender) : composeSms(letter);
  const queued = await insertMessage(tx, {
    id: uuidv7(now.getTime()),
    dedupe_key: `${kind}:${key}`,
    kind,
    channel: to.channel,
    recipient: to.address,
    language: to.language,
    ...composed,
    created_at: now,
  });
  if (queued) await jobs.send(tx, 'deliver-message', { messageId: queued.id });
}
