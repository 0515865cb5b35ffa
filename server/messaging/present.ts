import type { Attachment } from '#contract/files.ts';
import type { Message } from '#contract/requests/messages.ts';
import type { Parties } from '#server/matching/matching.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { MessageRow } from './queries.ts';
import type { SentMessage, Summary } from './queries-summaries.ts';

/** Up to when each side has read a conversation, and when it last read. */
export type ReadMarks = Partial<Record<'user' | 'professional', { until: Date; at: Date }>>;

/** A message of a conversation between these two. */
export function presentMessage(
  row: MessageRow,
  { customer, professional }: Pick<Parties, 'customer' | 'professional'>,
  { marks, attachments }: { marks: ReadMarks; attachments: readonly Attachment[] },
): Message {
  const mark = marks[row.sender_type === 'user' ? 'professional' : 'user'];
  const sender = row.sender_type === 'user' ? customer : professional;
  return presentSent(
    { ...row, sender_name: sender?.name ?? '', sender_avatar: sender?.avatar ?? null },
    { readAt: mark && mark.until >= row.created_at ? mark.at : null, attachments },
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
