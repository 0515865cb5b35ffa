import { sql } from 'kysely';
import type { Channel } from '#contract/notifications.ts';
import type { Db } from '#server/platform/database/db.ts';

/**
 * Deletes these people's notices about a request: those that link to it, or to one of its leads.
 */
export async function deleteNoticesOfRequest(
  db: Db,
  { userIds, ids }: { userIds: readonly string[]; ids: readonly string[] },
): Promise<void> {
  await sql`
    delete from notices where user_id = any(${[...userIds]}::uuid[])
      and facts ->> 'href' like any(${containing(ids)}::text[])`.execute(db);
}

/** Replaces the name in these people's notices that link to one of these; face and words go. */
export async function updateNoticesRedacted(
  db: Db,
  { userIds, ids, name }: { userIds: readonly string[]; ids: readonly string[]; name: string },
): Promise<void> {
  await sql`
    update notices set facts = facts - 'face' - 'words'
      || case when facts ? 'customer' then jsonb_build_object('customer', ${name}::text) else '{}' end
      || case when facts ? 'from' then jsonb_build_object('from', ${name}::text) else '{}' end
    where user_id = any(${[...userIds]}::uuid[])
      and facts ->> 'href' like any(${containing(ids)}::text[])
      and (facts ? 'customer' or facts ? 'from')`.execute(db);
}

/** Redacts the messages to these addresses about a request. */
export async function redactLettersOfRequest(
  db: Db,
  { recipients, ids }: { recipients: readonly string[]; ids: readonly string[] },
): Promise<void> {
  const invitations = ids.map((id) => `invitation:${id}`);
  await sql`
    update outbox_messages set subject = '', text = '', html = null, calendar = null
    where dedupe_key = any(${invitations}::text[]) or recipient = any(${[...recipients]}::text[])
      and (text like any(${containing(ids)}::text[]) or html like any(${containing(ids)}::text[])
        or dedupe_key like any(${containing(ids)}::text[])
        or href like any(${containing(ids)}::text[]))`.execute(db);
}

function containing(ids: readonly string[]): string[] {
  return ids.map((id) => `%${id}%`);
}

interface LetterRow {
  id: string;
  kind: string;
  channel: Channel;
  recipient: string;
  createdAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  lastError: string | null;
}

/**
 * Letters about a request: of notices whose keys start with a prefix, single or in digests, by each
 * channel; and invitations. Every condition uses an index.
 */
export async function findLettersOfRequest(
  db: Db,
  { ids, beginnings }: { ids: readonly string[]; beginnings: readonly string[] },
): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    with told as materialized (
      select notices.id, notices.user_id, notices.dedupe_key
      from unnest(${[...beginnings]}::text[]) beginning
      join notices on dedupe_key >= beginning collate "C" and dedupe_key < beginning || '~' collate "C"
    ), keys as (
      select dedupe_key as key, user_id from told
      union select 'digest:' || id, user_id from told
    ), sent as (
      select key from keys
      union select key || ':sms' from keys
      union select key || ':push:' || push_subscriptions.id from keys
        join push_subscriptions using (user_id)
      union select 'invitation:' || id from unnest(${[...ids]}::text[]) id
    )
    select outbox_messages.id, kind, channel, recipient, created_at as "createdAt",
      sent_at as "sentAt", failed_at as "failedAt", last_error as "lastError"
    from sent join outbox_messages on dedupe_key = sent.key
    order by created_at desc, outbox_messages.id desc limit 200`.execute(db);
  return rows;
}
