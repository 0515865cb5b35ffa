import type { Message } from '#contract/messages.ts';
import type { Parties } from '#server/matching/matching.ts';
import type { MessageRow } from './queries.ts';
import type { SentMessage } from './queries-summaries.ts';

/** Until when each side has read a conversation. */
export type ReadMarks = Partial<Record<'user' | 'professional', Date>>;

/** A message of a conversation between these two. */
export function presentMessage(
  row: MessageRow,
  { customer, professional }: Pick<Parties, 'customer' | 'professional'>,
  marks: ReadMarks,
): Message {
  const mark = marks[row.sender_type === 'user' ? 'professional' : 'user'];
  const sender = row.sender_type === 'user' ? customer : professional;
  return presentSent(
    { ...row, sender_name: sender?.name ?? '', sender_avatar: sender?.avatar ?? null },
    mark !== undefined && mark >= row.created_at,
  );
}

/** A message that brings its sender along; `isRead` by the other side. */
export function presentSent(row: SentMessage, isRead: boolean): Message {
  return {
    id: row.id,
    content: row.content,
    senderType: row.sender_type,
    createdAt: row.created_at.toISOString(),
    senderId: row.sender_user_id,
    serviceRequestId: row.request_id,
    messageType: 'text',
    sender: { id: row.sender_user_id, name: row.sender_name, avatar: row.sender_avatar },
    read: isRead,
  };
}
