import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalDataRow } from '#server/platform/personal-data.ts';
import type { NoticeRow } from './queries-notices.ts';

/** Every notice of a person, as `asNotice` returns it. */
export async function findAllNotices(db: Db, userId: string): Promise<NoticeRow[]> {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows as unknown as NoticeRow[];
}

export async function findOwnPreferences(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select channels, quiet_from as "quietFrom", quiet_to as "quietTo",
      quiet_time_zone as "quietTimeZone"
    from notification_preferences where user_id = ${userId}`.execute(db);
  return rows;
}

export async function findOwnPush(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as "createdAt", endpoint from push_subscriptions
    where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}

/** The personal links in letters to them, by which leads are answered; never the tokens. */
export async function findOwnAnswerLinks(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as "createdAt", expires_at as "expiresAt" from answer_links
    where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}

/** The conversations a person can answer by mail; the address itself is in the mails they have. */
export async function findOwnReplyAddresses(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as "createdAt", request_id as "requestId" from reply_addresses
    where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

export async function findOwnMarks(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select marked_at as at, mark, texted_at as "sentAt" from text_marks
    where user_id = ${userId} order by marked_at, lead_id`.execute(db);
  return rows;
}

/** The messages sent to a person's addresses; codes and credential links are redacted by then. */
export async function findLettersTo(db: Db, addresses: readonly string[]) {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as at, channel, kind, recipient, subject, sent_at as "sentAt"
    from outbox_messages
    where recipient = any(${[...addresses]}::text[]) and kind <> 'signInCode'
    order by created_at, id`.execute(db);
  return rows;
}

/** Deletes a person's notices, links, preferences and messages. */
export async function deletePersonsNotices(
  db: Db,
  { userId, addresses }: Pick<ErasedPerson, 'userId' | 'addresses'>,
): Promise<void> {
  await sql`
    with held as (delete from held_letters where user_id = ${userId}),
    paces as (delete from letter_paces where user_id = ${userId}),
    told as (delete from notices where user_id = ${userId}),
    linked as (delete from answer_links where user_id = ${userId}),
    chosen as (delete from notification_preferences where user_id = ${userId}),
    pushed as (delete from push_subscriptions where user_id = ${userId}),
    answered as (delete from reply_addresses where user_id = ${userId}),
    marked as (delete from text_marks where user_id = ${userId})
    delete from outbox_messages where recipient = any(${[...addresses]}::text[])`.execute(db);
}

/**
 * Deletes the notices of others about a person: those that link to one of these requests or leads.
 */
export async function deleteNoticesAbout(
  db: Db,
  { others, ids, name }: { others: readonly string[]; ids: readonly string[]; name: string },
): Promise<void> {
  await sql`
    delete from notices where user_id = any(${[...others]}::uuid[])
      and (facts ->> 'href' like any(${containing(ids)}::text[])
        or ${name} in (facts ->> 'customer', facts ->> 'professional', facts ->> 'from',
          facts ->> 'to', facts ->> 'by'))
  `.execute(db);
}

/**
 * Redacts the messages to others about a person: those that name them, or link to a common request
 * or lead.
 */
export async function redactLettersAbout(
  db: Db,
  {
    recipients,
    ids,
    name,
  }: { recipients: readonly string[]; ids: readonly string[]; name: string },
): Promise<void> {
  // An unclaimed professional has no other address here.
  const invitations = ids.map((id) => `invitation:${id}`);
  await sql`
    update outbox_messages set subject = '', text = '', html = null, calendar = null
    where dedupe_key = any(${invitations}::text[]) or recipient = any(${[...recipients]}::text[])
      and (text like any(${containing(ids)}::text[]) or html like any(${containing(ids)}::text[])
        or dedupe_key like any(${containing(ids)}::text[])
        or href like any(${containing(ids)}::text[])
        or position(${name} in subject || text || coalesce(html, '')) > 0)`.execute(db);
}

function containing(ids: readonly string[]): string[] {
  return ids.map((id) => `%${id}%`);
}
