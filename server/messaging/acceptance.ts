import type { MessageVia } from '#contract/requests/messages.ts';
import type { StoreAcceptanceNote } from '#server/matching/matching.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { insertMessages } from './queries.ts';

/**
 * Stores the note of an acceptance as the first message of the conversation. It is published to the
 * open pages of both; the letter about the acceptance covers it as well. `via`: the way it came in, null for
 * the app.
 */
export function storeAcceptanceNote(
  { userId }: Pick<Actor, 'userId'>,
  via: MessageVia | null = null,
): StoreAcceptanceNote {
  return async ({ tx, publishLive }, words) => {
    const { requestId, customerId, professionalId, content, at } = words;
    const messageId = uuidv7(at.getTime());
    const stored = await insertMessages(tx, [
      {
        id: messageId,
        request_id: requestId,
        professional_id: professionalId,
        sender_user_id: userId,
        sender_type: 'professional',
        content,
        attachment_count: 0,
        via,
        idempotency_key: null,
        said_accepting: true,
        created_at: at,
      },
    ]);
    if (stored.size === 0) return;
    const event = { type: 'message.sent', requestId, messageId, professionalId } as const;
    const team = (await findProfessionals(tx, [professionalId])).get(professionalId)?.userIds ?? [];
    for (const reader of [customerId, ...team]) publishLive(reader, event);
  };
}
