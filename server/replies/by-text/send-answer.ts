import type { Tx } from '#server/platform/database/db.ts';
import {
  inGsmCharacters,
  isTextingStopped,
  queueTextReply,
} from '#server/notifications/notifications.ts';
import { mayAnswer } from './limits.ts';
import type { Received } from './received.ts';

/**
 * Answers a text by the way it came, once; not a phone whose owner stopped texts, nor one that was
 * answered too often today. What the answer records is so only where it is sent.
 */
export async function sendAnswer(
  received: Received,
  answer: string | ((tx: Tx) => Promise<string>),
): Promise<void> {
  const { platform, text } = received;
  const { db } = platform;
  if (await isTextingStopped(db, text.phone)) return;
  if (!(await mayAnswer(platform, text.phone))) return;
  await db
    .transaction()
    .execute(async (tx) =>
      queueAnswer(tx, received, typeof answer === 'string' ? answer : await answer(tx)),
    );
}

/** Queues the answer in a transaction, whatever the phone stopped: to STOP, START and HELP. */
export async function queueAnswer(tx: Tx, received: Received, answer: string): Promise<void> {
  const { platform, id, text, language } = received;
  const plain = inGsmCharacters(answer);
  await queueTextReply(tx, platform, { key: id, to: text.replyTo, language, text: plain });
}
