import type { Attachment } from '#contract/files.ts';
import type { Message } from '#contract/requests/messages.ts';
import type { Parties } from '#server/matching/matching.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { ReadableMessage } from './queries-conversation.ts';
import type { Summary } from './queries-summaries.ts';

interface Besides {
  /** Who of the professional's team wrote it, as its reader may know them. */
  author: string | null;
  attachments: readonly Attachment[];
}

/** A message of a conversation between these two. */
export function presentMessage(
  row: ReadableMessage,
  { requestId, customer, professional }: Pick<Parties, 'requestId' | 'customer' | 'professional'>,
  { author, attachments }: Besides,
): Message {
  const sender = row.sender_type === 'user' ? customer : professional;
  return presentSent(row, {
    requestId,
    name: sender?.name ?? '',
    avatar: sender?.avatar ?? null,
    author: row.sender_type === 'professional' ? author : null,
    attachments,
  });
}

/** The newest message of a summary, if any. */
export function presentNewest(summary: Summary | undefined): Message | null {
  if (!summary?.newest) return null;
  const { newest, readAt, attachments } = summary;
  const { sender_name: name, sender_avatar: avatar, request_id: requestId } = newest;
  const moments = { created_at: newest.created_at.toISOString(), read_at: isoOrNull(readAt) };
  return presentSent(
    { ...newest, ...moments },
    { requestId, name, avatar, author: null, attachments },
  );
}

interface Circumstances extends Besides {
  requestId: string;
  /** Of the sender. */
  name: string;
  avatar: string | null;
}

function presentSent(
  row: ReadableMessage,
  { requestId, name, avatar, author, attachments }: Circumstances,
): Message {
  return {
    id: row.id,
    content: row.content,
    senderType: row.sender_type,
    createdAt: row.created_at,
    senderId: row.sender_user_id,
    serviceRequestId: requestId,
    messageType: 'text',
    sender: { id: row.sender_user_id, name, avatar },
    author,
    read: row.read_at !== null,
    readAt: row.read_at,
    attachments: [...attachments],
    via: row.via,
  };
}
