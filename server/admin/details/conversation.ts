import { findUsers } from '#server/accounts/accounts.ts';
import { findConversationPage } from '#server/messaging/messaging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { wasContacted } from './queries-request.ts';

const MOST = 500;

interface Asked {
  requestId: string;
  professionalId: string;
  reason: string;
}

/**
 * The conversation of a request with one professional: the newest 500 messages, oldest first. The read and its reason are in the audit log before the answer
 * leaves.
 * @throws Refusal `not_found` for somebody who was not asked about it
 */
export function readConversation(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: Actor,
  { requestId, professionalId, reason }: Asked,
) {
  return platform.db.transaction().execute(async (tx) => {
    assertThat(await wasContacted(tx, { requestId, professionalId }), 'not_found');
    const page = { requestId, professionalId, before: undefined, limit: MOST };
    const messages = (await findConversationPage(tx, page))?.messages ?? [];
    const senders = await findUsers(tx, [...new Set(messages.map((one) => one.sender_user_id))]);
    await recordAudit(tx, platform, reader, {
      action: 'conversation_read',
      target: { kind: 'request', id: requestId },
      reason,
      after: { professionalId, messages: messages.length },
    });
    return messages.map((message) => ({
      id: message.id,
      senderType: message.sender_type,
      senderName: senders.get(message.sender_user_id)?.name ?? '',
      content: message.content,
      attachments: message.attachment_count,
      createdAt: message.created_at,
    }));
  });
}
