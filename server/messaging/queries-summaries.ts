import { sql } from 'kysely';
import type { Attachment } from '#contract/files.ts';
import { findMessageAttachments } from '#server/files/files.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { MessageRow } from './queries.ts';

/** The newest message of a request, if any, and how many are unread by professional. */
export interface Summary {
  requestId: string;
  newest: SentMessage | null;
  /** When the other side read the newest; null while it has not. */
  readAt: Date | null;
  attachments: readonly Attachment[];
  unread: Record<string, number>;
}

/** A message with its sender's display name. */
export type SentMessage = MessageRow & { sender_name: string; sender_avatar: string | null };

type Row = SentMessage & {
  asked_id: string;
  read_at: Date | null;
  unread: Summary['unread'] | null;
};

const columns = sql.raw(
  'id, request_id, professional_id, sender_user_id, sender_type, content, attachment_count, via, created_at',
);

/** Joined here, so that a list is one statement: docs/decisions/0012-inbox.md. */
const sender = sql`
  left join users on users.id = newest.sender_user_id
  left join professionals
    on newest.sender_type = 'professional' and professionals.id = newest.professional_id`;
const senderColumns = sql`
  coalesce(professionals.name, users.name) as sender_name,
  coalesce(professionals.avatar_url, users.avatar_url) as sender_avatar`;

/** Per request: one professional's conversation, and that professional's unread count. */
export async function summarizeForProfessional(
  db: Db,
  professionalId: string,
  requestIds: readonly string[],
): Promise<Summary[]> {
  const { rows } = await sql<Row>`
    select asked.id as asked_id, newest.*, ${senderColumns},
      jsonb_build_object(${professionalId}::text, unread.count) as unread,
      case when their.read_until >= newest.created_at then their.read_at end as read_at
    from unnest(${requestIds}::uuid[]) as asked (id)
    left join lateral (
      select ${columns} from messages
      where request_id = asked.id
        and (professional_id is null or professional_id = ${professionalId})
      order by created_at desc, id desc limit 1
    ) newest on true ${sender}
    left join conversation_reads their on their.request_id = asked.id
      and their.professional_id = ${professionalId} and their.reader <> newest.sender_type
    left join conversation_reads own on own.request_id = asked.id
      and own.professional_id = ${professionalId} and own.reader = 'professional'
    cross join lateral (
      select count(*) from messages
      where request_id = asked.id and sender_type = 'user'
        and (professional_id is null or professional_id = ${professionalId})
        and created_at > coalesce(own.read_until, '-infinity')
    ) unread`.execute(db);
  return summariesOf(db, rows);
}

async function summariesOf(db: Db, rows: readonly Row[]): Promise<Summary[]> {
  const withFiles = rows.filter(({ id, attachment_count }) => id !== null && attachment_count > 0);
  const attachments = await findMessageAttachments(
    db,
    withFiles.map(({ id }) => id),
  );
  return rows.map(({ asked_id, read_at, unread, ...newest }) => ({
    requestId: asked_id,
    newest: newest.id === null ? null : newest,
    readAt: read_at,
    attachments: attachments.get(newest.id) ?? [],
    unread: unread ?? {},
  }));
}

/**
 * Those of these messages that are unread and the oldest unread one of their conversation: a burst of
 * messages makes one letter. The note of an acceptance counts as notified: the letter about it was
 * sent.
 */
export async function findOldestUnread(
  db: Db,
  messageIds: readonly string[],
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages message
    where id = any(${messageIds}::uuid[]) and professional_id is not null and not exists (
      select from conversation_reads mark
      where mark.request_id = message.request_id
        and mark.professional_id = message.professional_id
        and mark.reader <> message.sender_type and mark.read_until >= message.created_at
    ) and not exists (
      select from messages earlier
      left join conversation_reads mark on mark.request_id = earlier.request_id
        and mark.professional_id = earlier.professional_id and mark.reader <> earlier.sender_type
      where earlier.request_id = message.request_id
        and earlier.professional_id = message.professional_id
        and earlier.sender_type = message.sender_type and not earlier.said_accepting
        and (earlier.created_at, earlier.id) < (message.created_at, message.id)
        and earlier.created_at > coalesce(mark.read_until, '-infinity')
    )
    order by id`.execute(db);
  return rows;
}
