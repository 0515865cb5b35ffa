import type { Message } from '#contract/messages.ts';
import type { Parties } from '#server/matching/matching.ts';
import { change, type Change } from '#server/platform/change.ts';
import { assertNamesCaller } from '#server/platform/claimed-identity.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/route.ts';
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

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'unread-check': { messageId: string };
  }
}

/** After so long without being read, the other side gets a letter about a message. */
const UNREAD_AFTER_SECONDS = 600;

export interface Draft extends Whose {
  content: string;
  /** May only name the caller. */
  senderId?: string | undefined;
  senderType?: string | undefined;
}

/**
 * Writes to the other side of a request; what a customer writes before anybody accepted goes to all
 * who will. The same key with the same message again answers the first one.
 * @throws Refusal `not_found`, `not_yours`, `conversation_closed`, `idempotency_key_reused`
 */
export async function sendMessage(
  platform: Platform,
  session: Session,
  draft: Draft,
  idempotencyKey: string | null,
): Promise<Message> {
  assertNamesCaller(session, draft.senderId);
  assertThat(isOwnType(session, draft.senderType), 'not_yours');
  const parties = await getOpenConversation(platform.db, session, draft);
  const now = platform.clock.now();
  const message: NewMessage = {
    id: uuidv7(now.getTime()),
    request_id: parties.requestId,
    professional_id: parties.professional?.id ?? null,
    sender_user_id: session.userId,
    sender_type: session.role === 'customer' ? 'user' : 'professional',
    content: draft.content,
    idempotency_key: idempotencyKey,
    created_at: now,
  };
  const stored = await change(platform, (change) => store(platform, change, parties, message));
  return presentMessage(stored, parties, {});
}

async function store(
  { jobs }: Platform,
  { tx, tell }: Change,
  parties: Parties,
  message: NewMessage,
): Promise<MessageRow> {
  const stored = await insertMessage(tx, message);
  if (!stored) return getFirst(tx, message);
  for (const userId of readersOf(parties)) {
    tell(userId, {
      type: 'message.sent',
      requestId: stored.request_id,
      messageId: stored.id,
      ...(stored.professional_id ? { professionalId: stored.professional_id } : {}),
    });
  }
  if (isInConversation(parties.leadStatus)) {
    const afterSeconds = UNREAD_AFTER_SECONDS;
    await jobs.send(tx, 'unread-check', { messageId: stored.id }, { afterSeconds });
  }
  return stored;
}

async function getFirst(tx: Change['tx'], message: NewMessage): Promise<MessageRow> {
  const key = message.idempotency_key ?? '';
  const first = await findByIdempotencyKey(tx, message.sender_user_id, key);
  const isSame =
    first?.content === message.content &&
    first.request_id === message.request_id &&
    first.professional_id === message.professional_id;
  assertThat(isSame, 'idempotency_key_reused');
  return first;
}

/** Those who can see the conversation: the sender's other pages too. */
function readersOf({ customer, professional, leadStatus }: Parties): string[] {
  const both = [customer.userId, isInConversation(leadStatus) ? professional?.userId : null];
  return both.filter((userId) => typeof userId === 'string');
}

function isOwnType({ role }: Session, claimed: string | undefined): boolean {
  const own = role === 'customer' ? ['user', 'customer'] : ['professional'];
  return claimed === undefined || own.includes(claimed);
}
