import { sql } from 'kysely';
import { askedRows } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';

/** A personal link of one letter: whom it was written to, and the lead it answers. */
export interface AnswerLinkRow {
  leadId: string;
  userId: string;
}

export interface NewAnswerLink extends AnswerLinkRow {
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertAnswerLinks(db: Db, links: readonly NewAnswerLink[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into answer_links (lead_id, user_id, token_hash, created_at, expires_at)
    select lead_id, user_id, token_hash, created_at, expires_at from ${askedRows(links, {
      lead_id: ['uuid', ({ leadId }) => leadId],
      user_id: ['uuid', ({ userId }) => userId],
      token_hash: ['bytea', ({ tokenHash }) => tokenHash],
      created_at: ['timestamptz', ({ createdAt }) => createdAt],
      expires_at: ['timestamptz', ({ expiresAt }) => expiresAt],
    })}`.execute(db);
}

export function findAnswerLinkByHash(
  db: Db,
  tokenHash: Buffer,
): Promise<AnswerLinkRow | undefined> {
  return db
    .selectFrom('answer_links')
    .select(['lead_id as leadId', 'user_id as userId'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Deletes the links somebody was sent about the leads of a business. */
export async function deleteAnswerLinksOfTeam(
  db: Db,
  { userId, professionalId }: { userId: string; professionalId: string },
): Promise<void> {
  await sql`
    delete from answer_links using leads
    where leads.id = lead_id and user_id = ${userId} and professional_id = ${professionalId}`.execute(
    db,
  );
}

export async function deleteAnswerLinksExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('answer_links').where('expires_at', '<', before).execute();
}

/** Replaces the personal link in a stored message by one that needs a sign-in. */
export async function redactAnswerLink(db: Db, messageId: string): Promise<void> {
  const withoutToken = (column: 'text' | 'html' | 'href') =>
    sql`regexp_replace(${sql.ref(column)}, ${PERSONAL_LINK}, ${SIGN_IN_LINK}, 'g')`;
  await sql`
    update outbox_messages
    set text = ${withoutToken('text')}, html = ${withoutToken('html')}, href = ${withoutToken('href')}
    where id = ${messageId}`.execute(db);
}

/** As `absoluteUrl` writes it, also with the ampersand of HTML. */
const PERSONAL_LINK = '/answer\\?lang=(\\w\\w)&(?:amp;)?token=[\\w-]{43}';
const SIGN_IN_LINK = '/professional-dashboard?lang=\\1';
