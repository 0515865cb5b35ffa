import type { Message } from '#contract/requests/messages.ts';
import { attachToMessage, findMessageAttachments } from '#server/files/files.ts';
import type { Parties } from '#server/matching/matching.ts';
import { change, type Change } from '#server/platform/change.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { pipelined } from '#server/platform/database/pipeline.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { getOpenConversation, type Whose } from './conversation.ts';
import { isInConversation } from './policy.ts';
import { presentMessage } from './present.ts';
import {
  findByIdempotencyKey,
  insertMessage,
  type MessageRow,
  type NewMessage,
} from './queries.ts';
import { assertNotSentToMany } from './limit-repeated-text.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'unread-check': { messageId: string };
  }
}

/** After this long unread, a message is notified by letter. */
const UNREAD_AFTER_SECONDS = 600;

export interface Draft extends Whose {
  content: string;
  /** Files the sender uploaded for a message. */
  attachmentIds?: readonly string[] | undefined;
  /** May only name the caller. */
  senderId?: string | undefined;
  senderType?: string | undefined;
}

/**
 * Sends a message to the other side of a request; what a customer writes before any acceptance goes to everybody who will accept. Idempotent: the same key with the same message answers the first
 * one.
 * @throws Refusal `not_found`, `not_yours`, `blocked`, `conversation_closed`, `too_many`,
 *   `idempotency_key_reused`, `invalid_input` for a file they may not send
 */
export async function sendMessage(
  platform: Platform,
  session: Session,
  draft: Draft,
  idempotencyKey: string | null,
): Promise<Message> {
  assertNamesCaller(session, draft.senderId);
  assertThat(isOwnType(session, draft.senderType), 'not_yours');
  const now = platform.clock.now();
  const message: NewMessage = {
    id: uuidv7(now.getTime()),
    request_id: draft.serviceRequestId,
    professional_id: draft.professionalId ?? session.professionalId,
    sender_user_id: session.userId,
    sender_type: session.role === 'customer' ? 'user' : 'professional',
    content: draft.content,
    attachment_count: draft.attachmentIds?.length ?? 0,
    idempotency_key: idempotencyKey,
    said_accepting: false,
    created_at: now,
  };
  const sent = { message, fileIds: draft.attachmentIds ?? [] };
  return change(platform, async (change) => {
    const { tx } = change;
    const [parties, inserted] = await checkAndInsert(platform, tx, { session, draft, message });
    if (inserted)
      await followUp({ ...platform, ...change }, parties, { ...sent, message: inserted });
    const stored = inserted ?? (await getFirst(tx, sent, parties.professional?.id ?? null));
    const attachments = await attachmentsOf(tx, stored);
    return presentMessage({ ...stored, read_at: null }, parties, attachments);
  });
}

/**
 * Checks, rate-limits and stores in one pipelined batch, rolled back on refusal: one commit reaches
 * the disk, and no round trip waits in between.
 */
async function checkAndInsert(
  platform: Platform,
  tx: Tx,
  { session, draft, message }: { session: Session; draft: Draft; message: NewMessage },
): Promise<[Parties, MessageRow | undefined]> {
  const [parties, , inserted] = await pipelined(tx, (tx) => [
    getUnblockedConversation(tx, session, draft),
    limit({ ...platform, db: tx }, { session, address: '' }, 'messages'),
    insertMessage(tx, message),
  ]);
  if (inserted) await assertNotSentToMany({ ...platform, db: tx }, inserted);
  return [parties, inserted];
}

async function getUnblockedConversation(tx: Tx, session: Session, whose: Whose): Promise<Parties> {
  const parties = await getOpenConversation(tx, session, whose);
  assertThat(!parties.isBlocked, 'blocked');
  return parties;
}

interface Sent {
  message: MessageRow;
  fileIds: readonly string[];
}

async function followUp(
  { tx, publishLive, jobs }: Change & Pick<Platform, 'jobs'>,
  parties: Parties,
  { message, fileIds }: Sent,
): Promise<void> {
  const { id: messageId, request_id: requestId, professional_id: professionalId } = message;
  await attachToMessage(tx, { ownerUserId: message.sender_user_id, messageId, fileIds });
  const event = { type: 'message.sent', requestId, messageId } as const;
  for (const userId of readersOf(parties)) {
    publishLive(userId, professionalId ? { ...event, professionalId } : event);
  }
  if (isInConversation(parties.leadStatus)) {
    const afterSeconds = UNREAD_AFTER_SECONDS;
    await jobs.send(tx, 'unread-check', { messageId }, { afterSeconds });
  }
}

async function getFirst(
  tx: Tx,
  { message, fileIds }: Sent & { message: NewMessage },
  professionalId: string | null,
): Promise<MessageRow> {
  const key = message.idempotency_key ?? '';
  const first = await findByIdempotencyKey(tx, message.sender_user_id, key);
  const isSame =
    first?.content === message.content &&
    first.request_id === message.request_id &&
    first.professional_id === professionalId;
  assertThat(isSame, 'idempotency_key_reused');
  const attached = (await attachmentsOf(tx, first)).map(({ id }) => id);
  assertThat(attached.join() === fileIds.join(), 'idempotency_key_reused');
  return first;
}

async function attachmentsOf(tx: Tx, { id, attachment_count }: MessageRow) {
  if (attachment_count === 0) return [];
  return (await findMessageAttachments(tx, [id])).get(id) ?? [];
}

/** The readers of the conversation: the sender's other pages too. */
function readersOf({ customer, professional, leadStatus }: Parties): string[] {
  const both = [customer.userId, isInConversation(leadStatus) ? professional?.userId : null];
  return both.filter((userId) => typeof userId === 'string');
}

function isOwnType({ role }: Session, claimed: string | undefined): boolean {
  const own = role === 'customer' ? ['user', 'customer'] : ['professional'];
  return claimed === undefined || own.includes(claimed);
}
