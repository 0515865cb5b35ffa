import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalDataRow } from '#server/platform/personal-data.ts';
import type { NoticeRow } from './queries-notices.ts';

/** Every notice of a person, as `asNotice` gives it. */
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

/** What was sent to a person's addresses; codes and links that open something are blanked by then. */
export async function findLettersTo(db: Db, addresses: readonly string[]) {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as at, channel, kind, recipient, subject, sent_at as "sentAt"
    from outbox_messages
    where recipient = any(${[...addresses]}::text[]) and kind <> 'signInCode'
    order by created_at, id`.execute(db);
  return rows;
}

/** What a person was told and chose, and every message to their addresses. */
export async function deletePersonsNotices(
  db: Db,
  { userId, addresses }: Pick<ErasedPerson, 'userId' | 'addresses'>,
): Promise<void> {
  await sql`
    with held as (delete from held_letters where user_id = ${userId}),
    paces as (delete from letter_paces where user_id = ${userId}),
    told as (delete from notices where user_id = ${userId}),
    chosen as (delete from notification_preferences where user_id = ${userId}),
    pushed as (delete from push_subscriptions where user_id = ${userId})
    delete from outbox_messages where recipient = any(${[...addresses]}::text[])`.execute(db);
}

/** What others were told about a person: each such notice leads to one of these requests or leads. */
export async function deleteNoticesAbout(
  db: Db,
  { others, ids, name }: { others: readonly string[]; ids: readonly string[]; name: string },
): Promise<void> {
  await sql`
    delete from notices where user_id = any(${[...others]}::uuid[])
      and (facts ->> 'href' like any(${containing(ids)}::text[])
        or ${name} in (facts ->> 'customer', facts ->> 'professional', facts ->> 'from'))
  `.execute(db);
}

/** Blanks what others were written about a person: it names them, or leads to what they had together. */
export async function redactLettersAbout(
  db: Db,
  {
    recipients,
    ids,
    name,
  }: { recipients: readonly string[]; ids: readonly string[]; name: string },
): Promise<void> {
  // Whoever is not on the platform has no other address here.
  const invitations = ids.map((id) => `invitation:${id}`);
  await sql`
    update outbox_messages set subject = '', text = '', html = null
    where dedupe_key = any(${invitations}::text[]) or recipient = any(${[...recipients]}::text[])
      and (text like any(${containing(ids)}::text[]) or html like any(${containing(ids)}::text[])
        or href like any(${containing(ids)}::text[])
        or position(${name} in subject || text || coalesce(html, '')) > 0)`.execute(db);
}

function containing(ids: readonly string[]): string[] {
  return ids.map((id) => `%${id}%`);
}
