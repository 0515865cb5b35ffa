import { MESSAGES_PER_PAGE, type Message } from '#contract/requests/messages.ts';
import { findMessageAttachments } from '#server/files/files.ts';
import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Actor, Session } from '#server/platform/http/route.ts';
import { findAuthors } from './authors.ts';
import { askedParties, getConversation, mayRead, type Whose } from './conversation.ts';
import { presentMessage } from './present.ts';
import { findById, findUnreadIds, upsertRead } from './queries.ts';
import { findConversationPage } from './queries-conversation.ts';
import { scheduleCheck } from './store-messages.ts';

/**
 * The caller's conversation on a request: the newest messages before `before`, a page of them, oldest first. The customer can always read it; a professional while their lead is accepted and no block is between the
 * two.
 * @throws Refusal `not_found`, `not_yours`, `blocked`
 */
export async function listConversation(
  { db }: Platform,
  session: Session,
  { before, ...whose }: Whose & { before?: string | undefined },
): Promise<Message[]> {
  const asked = askedParties(session, whose);
  const found = await findConversationPage(db, { ...asked, before, limit: MESSAGES_PER_PAGE });
  const parties = mayRead(session, asked, found?.parties);
  if (session.role === 'professional') assertThat(!parties.isBlocked, 'blocked');
  const messages = found?.messages ?? [];
  const withFiles = messages.filter(({ attachment_count }) => attachment_count > 0);
  const attachments = await findMessageAttachments(
    db,
    withFiles.map(({ id }) => id),
  );
  const authors = await findAuthors(db, messages, parties, session);
  return messages.map((message) =>
    presentMessage(message, parties, {
      author: authors?.get(message.sender_user_id) ?? null,
      attachments: message.attachment_count > 0 ? (attachments.get(message.id) ?? []) : [],
    }),
  );
}

/**
 * Marks the caller's conversation as read up to a message, and shows it to the other side. Who replies
 * from outside has read what they were told of, and not what follows: it is looked at again.
 * @throws Refusal `not_found`, `not_yours`
 */
export async function markRead(
  platform: Platform,
  actor: Actor,
  { messageId, byReply = false, ...whose }: Whose & { messageId: string; byReply?: boolean },
): Promise<void> {
  const { db } = platform;
  const { requestId, customer, professional } = await getConversation(db, actor, whose);
  const message = await findById(db, messageId);
  const isInIt =
    message?.request_id === requestId && [null, professional?.id].includes(message.professional_id);
  assertThat(isInIt, 'not_found');
  if (!professional) return;
  const reader = actor.role === 'customer' ? 'user' : 'professional';
  const read = { request_id: requestId, professional_id: professional.id, reader } as const;
  const mark = { until: message.created_at, now: platform.clock.now() };
  await change(platform, async ({ tx, publishLive, sendJob }) => {
    if (!(await upsertRead(tx, read, mark))) return;
    if (byReply) {
      const left = await findUnreadIds(tx, read, mark.until);
      if (left.length > 0) scheduleCheck(sendJob, left);
    }
    for (const userId of [customer.userId, ...professional.userIds]) {
      const event = { type: 'messages.read', requestId, professionalId: professional.id } as const;
      publishLive(userId, event);
    }
  });
}
