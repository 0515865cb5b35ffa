import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonRef } from '#server/platform/personal-data.ts';

/** A file for its owner's export. */
export interface OwnFile {
  id: string;
  purpose: string;
  name: string;
  mediaType: string;
  bytes: number;
  createdAt: Date;
  caption: string | null;
}

export async function findOwnFiles(db: Db, userId: string): Promise<OwnFile[]> {
  const { rows } = await sql<OwnFile>`
    select id, purpose, name, media_type as "mediaType", bytes, created_at as "createdAt", caption
    from files where owner_user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

/**
 * Deletes the rows of a person's files and returns their ids, to delete their bytes; but for those on what
 * they wrote or reported for the business of somebody else, which are part of its work.
 */
export async function deleteOwnFiles(
  db: Db,
  { userId, professionalId }: PersonRef,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from files where owner_user_id = ${userId}
      and not exists (select from messages where messages.id = message_id
        and sender_type = 'professional' and professional_id is not null
        and professional_id is distinct from ${professionalId}::uuid)
      and not exists (select from completion_records where completion_records.id = completion_id
        and professional_id is distinct from ${professionalId}::uuid)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
