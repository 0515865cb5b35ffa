import { sql } from 'kysely';
import type { Db } from '#server/platform/db.ts';

/** Deletes what these people were told about a request: each such notice leads to it, or to one of its leads. */
export async function deleteNoticesOfRequest(
  db: Db,
  { userIds, ids }: { userIds: readonly string[]; ids: readonly string[] },
): Promise<void> {
  await sql`
    delete from notices where user_id = any(${[...userIds]}::uuid[])
      and facts ->> 'href' like any(${containing(ids)}::text[])`.execute(db);
}

/** Blanks what was written to these addresses about a request. */
export async function blankLettersOfRequest(
  db: Db,
  { recipients, ids }: { recipients: readonly string[]; ids: readonly string[] },
): Promise<void> {
  const invitations = ids.map((id) => `invitation:${id}`);
  await sql`
    update outbox_messages set subject = '', text = '', html = null
    where dedupe_key = any(${invitations}::text[]) or recipient = any(${[...recipients]}::text[])
      and (text like any(${containing(ids)}::text[]) or html like any(${containing(ids)}::text[])
        or href like any(${containing(ids)}::text[]))`.execute(db);
}

function containing(ids: readonly string[]): string[] {
  return ids.map((id) => `%${id}%`);
}
