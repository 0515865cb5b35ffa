import { markRead } from '#server/messaging/messaging.ts';
import { findToldMessage } from '#server/notifications/notifications.ts';
import type { Actor } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';

interface Conversation {
  requestId: string;
  professionalId: string;
}

/**
 * Marks as read what somebody who replies was told of: they are told of a conversation once until they
 * read it, and without this never again.
 */
export async function markTold(
  platform: Platform,
  actor: Actor,
  { requestId, professionalId }: Conversation,
): Promise<void> {
  const told = { requestId, professionalId };
  const messageId = await findToldMessage(platform.db, actor.userId, told);
  if (messageId === undefined) return;
  const whose = { serviceRequestId: requestId, professionalId };
  await markRead(platform, actor, { ...whose, messageId, byReply: true });
}
