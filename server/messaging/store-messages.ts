import { attachToMessage } from '#server/files/files.ts';
import type { Parties } from '#server/matching/matching.ts';
import { change, type Change } from '#server/platform/change.ts';
import { assertNoneRefused } from '#server/platform/database/batched.ts';
import { pipelined } from '#server/platform/database/pipeline.ts';
import { limitPeople } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { refusalOf, type Refusal } from '#server/platform/refusal.ts';
import { refusalsOfRepeatedTexts } from './limit-repeated-texts.ts';
import { isInConversation } from './policy.ts';
import { insertMessages, type MessageRow, type NewMessage } from './queries.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Jobs of before messages were stored together have one. */
    'unread-check': { messageIds: readonly string[] } | { messageId: string };
  }
}

/** After this long unread, a message is notified by letter. */
const UNREAD_AFTER_SECONDS = 600;

export interface Sent {
  message: NewMessage;
  parties: Parties;
  fileIds: readonly string[];
}

/**
 * Rate-limits and stores the messages of several people in one transaction, with their live events and
 * one job that looks later which are still unread. Undefined for a message whose sender used its
 * idempotency key before. @throws SomeRefused `too_many`, `invalid_input` for a file they may not send
 */
export async function storeMessages(
  platform: Platform,
  sent: readonly Sent[],
): Promise<(MessageRow | undefined)[]> {
  const messages = sent.map(({ message }) => message);
  return change(platform, async (change) => {
    const { tx } = change;
    const [limited, stored] = await pipelined(tx, (tx) => [
      limitPeople({ ...platform, db: tx }, sendersOf(messages), 'messages'),
      insertMessages(tx, messages),
    ]);
    const inserted = messages.map(({ id }) => stored.get(id));
    const spam = await refusalsOfRepeatedTexts({ ...platform, db: tx }, [...stored.values()]);
    assertNoneRefused(messages.map(({ id }, place) => limited[place] ?? spam.get(id)));
    assertNoneRefused(await attachFiles(change, sent, inserted));
    const fresh = sent.flatMap(({ parties }, place) => {
      const message = inserted[place];
      return message ? [{ message, parties }] : [];
    });
    publish(change, fresh);
    await scheduleUnreadCheck(platform, change, fresh);
    return inserted;
  });
}

function sendersOf(messages: readonly NewMessage[]): string[] {
  return messages.map(({ sender_user_id }) => sender_user_id);
}

function attachFiles(
  { tx }: Change,
  sent: readonly Sent[],
  inserted: readonly (MessageRow | undefined)[],
): Promise<(Refusal | undefined)[]> {
  return Promise.all(
    sent.map(async ({ fileIds }, place) => {
      const message = inserted[place];
      if (!message || fileIds.length === 0) return undefined;
      const files = { ownerUserId: message.sender_user_id, messageId: message.id, fileIds };
      return refusalOf(attachToMessage(tx, files));
    }),
  );
}

/** A message stored just now, and between whom. */
interface Fresh {
  message: MessageRow;
  parties: Parties;
}

/** To the readers of each conversation: the sender's other pages too. */
function publish({ publishLive }: Change, fresh: readonly Fresh[]): void {
  for (const { message, parties } of fresh) {
    const { id: messageId, request_id: requestId, professional_id: professionalId } = message;
    const event = { type: 'message.sent', requestId, messageId } as const;
    for (const userId of readersOf(parties)) {
      publishLive(userId, professionalId ? { ...event, professionalId } : event);
    }
  }
}

async function scheduleUnreadCheck(
  { jobs }: Pick<Platform, 'jobs'>,
  { tx }: Change,
  fresh: readonly Fresh[],
): Promise<void> {
  const messageIds = fresh
    .filter(({ parties }) => isInConversation(parties.leadStatus))
    .map(({ message }) => message.id);
  if (messageIds.length === 0) return;
  await jobs.send(tx, 'unread-check', { messageIds }, { afterSeconds: UNREAD_AFTER_SECONDS });
}

function readersOf({ customer, professional, leadStatus }: Parties): string[] {
  const both = [customer.userId, isInConversation(leadStatus) ? professional?.userId : null];
  return both.filter((userId) => typeof userId === 'string');
}
