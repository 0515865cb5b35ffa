import type { ErrorCode } from '#contract/errors.ts';
import { MAX_FILE_BYTES } from '#contract/files.ts';
import { MAX_ATTACHMENTS } from '#contract/requests/messages.ts';
import { uploadLimited } from '#server/files/files.ts';
import { messageSender } from '#server/messaging/messaging.ts';
import type { Answerer } from '#server/notifications/notifications.ts';
import type { Actor } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { markTold } from '#server/replies/inbound/mark-told.ts';
import type { MailContent, MailFile } from './examine/mail-content.ts';
import type { ReplyEnding } from './reply-ending.ts';

interface Reply {
  id: string;
  actor: Actor;
  conversation: Answerer;
}

/** Sends a reply with its files as a message. @throws where it is to be tried again */
export async function sendReply(
  platform: Platform,
  { id, actor, conversation }: Reply,
  { words, files }: MailContent,
): Promise<ReplyEnding> {
  const { requestId: serviceRequestId, professionalId } = conversation;
  const attachmentIds = await storeFiles(platform, actor, files);
  const isLess = attachmentIds.length < files.length;
  if (words === '' && attachmentIds.length === 0) return { outcome: 'refused', reason: 'files' };
  const draft = {
    serviceRequestId,
    professionalId,
    content: words,
    attachmentIds,
    via: 'email',
  } as const;
  try {
    const { id: messageId } = await messageSender(platform)(actor, draft, id);
    await markTold(platform, actor, conversation);
    return { outcome: 'message', messageId, ...(isLess && { reason: 'files' }) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    // Sent before a crash: its files were stored another time.
    if (error.code === 'idempotency_key_reused') return { outcome: 'message' };
    return { outcome: 'refused', reason: reasons[error.code] ?? 'not_delivered' };
  }
}

const reasons: Partial<Record<ErrorCode, 'closed' | 'too_many'>> = {
  conversation_closed: 'closed',
  not_found: 'closed',
  not_yours: 'closed',
  too_many: 'too_many',
};

/** Stores those files that can be; what is never sent is deleted in a day. */
async function storeFiles(
  platform: Platform,
  actor: Actor,
  files: readonly MailFile[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, content } of files.slice(0, MAX_ATTACHMENTS)) {
    if (content.byteLength > MAX_FILE_BYTES) continue;
    const file = { read: async () => content };
    try {
      ids.push((await uploadLimited(platform, actor, { purpose: 'message', name }, file)).id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    }
  }
  return ids;
}
