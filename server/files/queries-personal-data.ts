import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

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

/** Deletes the rows of a person's files and returns their ids, to delete their bytes. */
export async function deleteOwnFiles(db: Db, userId: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('files')
    .where('owner_user_id', '=', userId)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
