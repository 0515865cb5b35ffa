import type { Attachment } from '#contract/files.ts';
import type { Message } from '#contract/requests/messages.ts';
import type { Parties } from '#server/matching/matching.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { ReadableMessage } from './queries.ts';
import type { SentMessage, Summary } from './queries-summaries.ts';

/** A message of a conversation between these two. */
export function presentMessage(
  row: ReadableMessage,
  { customer, professional }: Pick<Parties, 'customer' | 'professional'>,
  attachments: readonly Attachment[],
): Message {
  const sender = row.sender_type === 'user' ? customer : professional;
  return presentSent(
    { ...row, sender_name: sender?.name ?? '', sender_avatar: sender?.avatar ?? null },
    { readAt: row.read_at, attachments },
  );
}

/** The newest message of a summary, if any. */
export function presentNewest(summary: Summary | undefined): Message | null {
  return summary?.newest ? presentSent(summary.newest, summary) : null;
}

function presentSent(
  row: SentMessage,
  { readAt, attachments }: Pick<Summary, 'readAt' | 'attachments'>,
): Message {
  return {
    id: row.id,
    content: row.content,
    senderType: row.sender_type,
    createdAt: row.created_at.toISOString(),
    senderId: row.sender_user_id,
    serviceRequestId: row.request_id,
    messageType: 'text',
    sender: { id: row.sender_user_id, name: row.sender_name, avatar: row.sender_avatar },
    read: readAt !== null,
    readAt: isoOrNull(readAt),
    attachments: [...attachments],
  };
}
