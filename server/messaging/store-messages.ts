import { attachToMessage } from '#server/files/files.ts';
import { findAllParties, type AskedParties, type Parties } from '#server/matching/matching.ts';
import { change, type Change } from '#server/platform/change.ts';
import { assertNoneRefused } from '#server/platform/database/batched.ts';
import { pipelined } from '#server/platform/database/pipeline.ts';
import { limitPeople } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { assertThat, Refusal, refusalOf } from '#server/platform/refusal.ts';
import { traceparentsOf } from '#server/platform/tracing/several-traces.ts';
import { inTrace, type Trace } from '#server/platform/tracing/trace.ts';
import { mayWrite } from './conversation.ts';
import { refusalsOfRepeatedTexts } from './limit-repeated-texts.ts';
import { isInConversation } from './policy.ts';
import { insertMessages, type MessageRow, type NewMessage } from './queries.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Jobs of before messages were stored together have one. */
    'unread-check':
      | { messageIds: readonly string[]; traceparents?: readonly (string | null)[] }
      | { messageId: string };
  }
}

/** After this long unread, a message is notified by letter. */
const UNREAD_AFTER_SECONDS = 600;

/** A message, and the conversation its sender means. */
export interface Sent {
  actor: Actor;
  asked: AskedParties;
  message: NewMessage;
  fileIds: readonly string[];
  /** What its call is part of. */
  trace: Trace | undefined;
}

/** A message that was stored: undefined where its sender used its idempotency key before. */
export interface Stored {
  message: MessageRow | undefined;
  parties: Parties;
}

/**
 * Rate-limits and stores the messages of several people in one transaction, with their live events and
 * one job that looks later which are still unread. What decides is read in the same round trip.
 * @throws SomeRefused as `mayWrite`, `blocked`, `too_many`, `invalid_input` for a file they may not send
 */
export async function storeMessages(platform: Platform, sent: readonly Sent[]): Promise<Stored[]> {
  const messages = sent.map(({ message }) => message);
  return change(platform, async (change) => {
    const { tx } = change;
    const [parties, limited, inserted] = await pipelined(tx, (tx) => [
      findAllParties(
        tx,
        sent.map(({ asked }) => asked),
      ),
      limitPeople({ ...platform, db: tx }, sendersOf(messages), 'messages'),
      insertMessages(tx, messages),
    ]);
    const forbidden = sent.map((one, place) => refusalToWrite(one, parties[place]));
    assertNoneRefused(forbidden.map((refusal, place) => refusal ?? limited[place]));
    const counter = { ...platform, db: tx };
    const spam = await refusalsOfRepeatedTexts(counter, [...inserted.values()]);
    assertNoneRefused(messages.map(({ id }) => spam.get(id)));
    const stored = sent.map(({ message: { id } }, place): Stored => {
      return { message: inserted.get(id), parties: parties[place]! };
    });
    assertNoneRefused(await attachFiles(change, sent, stored));
    const fresh = stored.flatMap(({ message, parties }, place) =>
      message ? [{ message, parties, trace: sent[place]!.trace }] : [],
    );
    publish(change, fresh);
    scheduleUnreadCheck(change, fresh);
    return stored;
  });
}

function refusalToWrite({ actor, asked }: Sent, found: Parties | undefined): Refusal | undefined {
  try {
    assertThat(!mayWrite(actor, asked, found).isBlocked, 'blocked');
    // Removed from the team since their session was read.
    const isFormer = actor.role === 'professional' && !worksIn(found, actor);
    assertThat(!isFormer, 'not_found');
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function worksIn(parties: Parties | undefined, { userId }: Actor): boolean {
  return parties?.professional?.userIds.includes(userId) ?? false;
}

function sendersOf(messages: readonly NewMessage[]): string[] {
  return messages.map(({ sender_user_id }) => sender_user_id);
}

function attachFiles(
  { tx }: Change,
  sent: readonly Sent[],
  stored: readonly Stored[],
): Promise<(Refusal | undefined)[]> {
  return Promise.all(
    sent.map(async ({ fileIds }, place) => {
      const message = stored[place]?.message;
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
  trace: Trace | undefined;
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

function scheduleUnreadCheck({ sendJob }: Change, fresh: readonly Fresh[]): void {
  const unread = fresh.filter(({ parties }) => isInConversation(parties.leadStatus));
  if (unread.length === 0) return;
  const messageIds = unread.map(({ message }) => message.id);
  const { trace, traceparents } = traceparentsOf(unread.map((one) => one.trace));
  inTrace(trace, () => scheduleCheck(sendJob, messageIds, traceparents));
}

/**
 * Looks later which of these messages are still unread. `traceparents`: what each is part of, where
 * they are of several traces.
 */
export function scheduleCheck(
  sendJob: Change['sendJob'],
  messageIds: readonly string[],
  traceparents?: readonly (string | null)[],
): void {
  const payload = { messageIds, ...(traceparents && { traceparents }) };
  sendJob('unread-check', payload, { afterSeconds: UNREAD_AFTER_SECONDS });
}

function readersOf({ customer, professional, leadStatus }: Parties): string[] {
  return [customer.userId, ...(isInConversation(leadStatus) ? (professional?.userIds ?? []) : [])];
}
