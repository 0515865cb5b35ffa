import { sql } from 'kysely';
import type { Attachment, FilePurpose } from '#contract/files.ts';
import type { Db } from '#server/platform/database/db.ts';

/** A file as it is stored. */
export interface FileRow {
  id: string;
  owner_user_id: string;
  kind: Attachment['kind'];
  name: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  request_id: string | null;
  message_id: string | null;
  completion_id: string | null;
  purpose: FilePurpose;
  position: number | null;
}

export type NewFile = Omit<FileRow, 'request_id' | 'message_id' | 'completion_id' | 'position'> & {
  created_at: Date;
};

/** What a file is attached to: one request, message or report that the work is done. */
export type Host = { request_id: string } | { message_id: string } | { completion_id: string };

const columns = [
  'id',
  'owner_user_id',
  'kind',
  'name',
  'media_type',
  'bytes',
  'width',
  'height',
  'request_id',
  'message_id',
  'completion_id',
  'purpose',
  'position',
] as const;

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

export function findById(db: Db, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Attaches a file of this owner, if it was uploaded for that and is not attached yet. */
export async function updateHost(
  db: Db,
  file: { id: string; ownerUserId: string; purpose: FilePurpose },
  host: Host & { position: number },
): Promise<boolean> {
  const updated = await db
    .updateTable('files')
    .set(host)
    .where('id', '=', file.id)
    .where('owner_user_id', '=', file.ownerUserId)
    .where('purpose', '=', file.purpose)
    .where('kind', 'in', isPhotoAlone(file.purpose) ? ['image'] : ['image', 'document'])
    .where('request_id', 'is', null)
    .where('message_id', 'is', null)
    .where('professional_id', 'is', null)
    .where('completion_id', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Whether a document has no place there. */
function isPhotoAlone(purpose: FilePurpose): boolean {
  return purpose === 'before' || purpose === 'after';
}

/** The files of these requests, messages or reports, in their order. */
export function listByHost(
  db: Db,
  host: 'request_id' | 'message_id' | 'completion_id',
  ids: readonly string[],
): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .select(columns)
    .where(host, '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('position')
    .execute();
}

/** Deletes up to `limit` unattached files uploaded before this moment; returns their ids. */
export async function deleteUnattached(db: Db, before: Date, limit: number): Promise<string[]> {
  const old = db
    .selectFrom('files')
    .select('id')
    .where('request_id', 'is', null)
    .where('message_id', 'is', null)
    .where('professional_id', 'is', null)
    .where('completion_id', 'is', null)
    .where('created_at', '<', before)
    .limit(limit);
  // Checked again on the row itself: it may be attached while this waits for the lock.
  const gone = await db
    .deleteFrom('files')
    .where('id', 'in', old)
    .where('request_id', 'is', null)
    .where('message_id', 'is', null)
    .where('professional_id', 'is', null)
    .where('completion_id', 'is', null)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** Those of these ids that are files. */
export async function listExisting(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** The photos of a request and of its reports, and the files of its conversations. */
export async function listFilesOfRequest(db: Db, requestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where((is) =>
      is.or([
        is('request_id', '=', requestId),
        is(
          'message_id',
          'in',
          db.selectFrom('messages').select('id').where('request_id', '=', requestId),
        ),
        is(
          'completion_id',
          'in',
          db.selectFrom('completion_records').select('id').where('request_id', '=', requestId),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
