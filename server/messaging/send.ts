import type { Message, MessageVia } from '#contract/requests/messages.ts';
import { findMessageAttachments } from '#server/files/files.ts';
import type { Parties } from '#server/matching/matching.ts';
import { batched } from '#server/platform/database/batched.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { Actor } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { currentTrace } from '#server/platform/tracing/trace.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { findAuthors } from './authors.ts';
import { askedParties, type Whose } from './conversation.ts';
import { presentMessage } from './present.ts';
import { findById, findByIdempotencyKey, type MessageRow, type NewMessage } from './queries.ts';
import { storeMessages, type Sent } from './store-messages.ts';

export interface Draft extends Whose {
  content: string;
  /** Files the sender uploaded for a message. */
  attachmentIds?: readonly string[] | undefined;
  /** May only name the caller. */
  senderId?: string | undefined;
  senderType?: string | undefined;
  /** The way it came in, where it was not written in the app. */
  via?: MessageVia | undefined;
}

/** Sends a message; see `messageSender`. */
export type SendMessage = (
  actor: Actor,
  draft: Draft,
  idempotencyKey: string | null,
) => Promise<Message>;

/**
 * Makes the function that sends a message to the other side of a request; what a customer writes before any acceptance goes to everybody who will accept. Idempotent: the same key with the same message answers the first
 * one. Messages sent at the same time are stored in one transaction.
 * @throws Refusal `not_found`, `not_yours`, `blocked`, `conversation_closed`, `too_many`,
 *   `idempotency_key_reused`, `invalid_input` for a file they may not send
 */
export function messageSender(platform: Platform): SendMessage {
  const store = batched((sent: readonly Sent[]) => storeMessages(platform, sent));
  return async (actor, draft, idempotencyKey) => {
    assertNamesCaller(actor, draft.senderId);
    assertThat(isOwnType(actor, draft.senderType), 'not_yours');
    const message = newMessage(actor, draft, idempotencyKey, platform.clock.now());
    const asked = askedParties(actor, draft);
    const trace = currentTrace();
    const sent: Sent = { actor, asked, message, fileIds: draft.attachmentIds ?? [], trace };
    const { message: fresh, parties } = await store(sent);
    const stored = fresh ?? (await getFirst(platform.db, sent, parties));
    // Where its commit lost its answer, no page here may have heard of it yet: it comes before the next.
    if (!fresh) await platform.live.catchUp();
    const attachments = await attachmentsOf(platform.db, stored);
    const authors = await findAuthors(platform.db, [stored], parties, actor);
    const author = authors?.get(stored.sender_user_id) ?? null;
    const readable = { ...stored, created_at: stored.created_at.toISOString(), read_at: null };
    return presentMessage(readable, parties, { author, attachments });
  };
}

function newMessage(
  actor: Actor,
  { serviceRequestId, professionalId, content, attachmentIds = [], via }: Draft,
  idempotencyKey: string | null,
  now: Date,
): NewMessage {
  return {
    id: uuidv7(now.getTime()),
    request_id: serviceRequestId,
    professional_id: professionalId ?? actor.professionalId,
    sender_user_id: actor.userId,
    sender_type: actor.role === 'customer' ? 'user' : 'professional',
    content,
    attachment_count: attachmentIds.length,
    via: via ?? null,
    idempotency_key: idempotencyKey,
    said_accepting: false,
    created_at: now,
  };
}

async function getFirst(db: Db, { message, fileIds }: Sent, parties: Parties): Promise<MessageRow> {
  // Stored by a transaction whose end was not heard, and tried again.
  const own = await findById(db, message.id);
  if (own) return own;
  const key = message.idempotency_key ?? '';
  const first = await findByIdempotencyKey(db, message.sender_user_id, key);
  const isSame =
    first?.content === message.content &&
    first.request_id === message.request_id &&
    first.professional_id === (parties.professional?.id ?? null);
  assertThat(isSame, 'idempotency_key_reused');
  const attached = (await attachmentsOf(db, first)).map(({ id }) => id);
  assertThat(attached.join() === fileIds.join(), 'idempotency_key_reused');
  return first;
}

async function attachmentsOf(db: Db, { id, attachment_count }: MessageRow) {
  if (attachment_count === 0) return [];
  return (await findMessageAttachments(db, [id])).get(id) ?? [];
}

function isOwnType({ role }: Actor, claimed: string | undefined): boolean {
  const own = role === 'customer' ? ['user', 'customer'] : ['professional'];
  return claimed === undefined || own.includes(claimed);
}
