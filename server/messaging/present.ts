import type { Attachment } from '#contract/files.ts';
import type { Message } from '#contract/requests/messages.ts';
import type { Parties } from '#server/matching/matching.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { MessageRow, ReadableMessage } from './queries.ts';
import type { Summary } from './queries-summaries.ts';

/** `author`: who of the professional's team wrote it, as its reader may know them. */
type Between = Pick<Parties, 'requestId' | 'customer' | 'professional'> & {
  author?: string | null;
};

/** A message of a conversation between these two. */
export function presentMessage(
  row: ReadableMessage,
  { requestId, customer, professional, author = null }: Between,
  attachments: readonly Attachment[],
): Message {
  const sender = row.sender_type === 'user' ? customer : professional;
  return presentSent(row, {
    requestId,
    name: sender?.name ?? '',
    avatar: sender?.avatar ?? null,
    author: row.sender_type === 'professional' ? author : null,
    readAt: row.read_at,
    attachments,
  });
}

/** The newest message of a summary, if any. */
export function presentNewest(summary: Summary | undefined): Message | null {
  if (!summary?.newest) return null;
  const { newest, readAt, attachments } = summary;
  const { sender_name: name, sender_avatar: avatar } = newest;
  const requestId = newest.request_id;
  return presentSent(newest, { requestId, name, avatar, readAt, attachments });
}

interface Circumstances extends Pick<Summary, 'readAt' | 'attachments'> {
  requestId: string;
  /** Of the sender. */
  name: string;
  avatar: string | null;
  author?: string | null;
}

function presentSent(
  row: Omit<MessageRow, 'request_id' | 'professional_id'>,
  { requestId, name, avatar, author = null, readAt, attachments }: Circumstances,
): Message {
  return {
    id: row.id,
    content: row.content,
    senderType: row.sender_type,
    createdAt: row.created_at.toISOString(),
    senderId: row.sender_user_id,
    serviceRequestId: requestId,
    messageType: 'text',
    sender: { id: row.sender_user_id, name, avatar },
    author,
    read: readAt !== null,
    readAt: isoOrNull(readAt),
    attachments: [...attachments],
    via: row.via,
  };
}
