import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

export type UploadRow = Selectable<Tables['import_uploads']>;

export async function insertUpload(db: Db, row: Insertable<Tables['import_uploads']>) {
  await db.insertInto('import_uploads').values(row).execute();
}

export async function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('import_uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockUpload(tx: Tx, id: string): Promise<UploadRow | undefined> {
  return tx
    .selectFrom('import_uploads')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Updates the outcome of one run, unless there was a later one. */
export async function updateUploadOfRun(
  db: Db,
  { id, run }: Pick<UploadRow, 'id' | 'run'>,
  change: Updateable<Tables['import_uploads']>,
): Promise<void> {
  await db
    .updateTable('import_uploads')
    .set(change)
    .where('id', '=', id)
    .where('run', '=', run)
    .execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('import_uploads').where('id', '=', id).execute();
}

/** The next upload unused since then. */
export async function listUploadsLeftSince(
  db: Db,
  since: Date,
  limit: number,
): Promise<UploadRow[]> {
  return db
    .selectFrom('import_uploads')
    .selectAll()
    .where('pieces', 'is not', null)
    .where('changed_at', '<', since)
    .orderBy('changed_at')
    .limit(limit)
    .execute();
}

/** Uploads of the panel with their imported counts, newest first. */
export async function listUploadsBefore(db: Db, before: Date | null, most: number) {
  return db
    .selectFrom('import_uploads')
    .leftJoin('imports', 'imports.file_hash', 'import_uploads.file_hash')
    .select([
      'import_uploads.id as upload_id',
      'import_uploads.admin_email',
      'import_uploads.file_name',
      'import_uploads.uploaded_at as at',
      'import_uploads.state',
      'import_uploads.task',
      'import_uploads.lawful_basis',
      'import_uploads.source',
      'imports.id as import_id',
      'imports.rows_done',
      'imports.created_count',
      'imports.known_count',
      'imports.refused_count',
      'imports.finished_at',
    ])
    .$if(before !== null, (rows) => rows.where('uploaded_at', '<', before))
    .orderBy('import_uploads.uploaded_at', 'desc')
    .limit(most)
    .execute();
}

/** Lists imported by command, newest first. */
export async function listImportsOfCommand(db: Db, before: Date | null, most: number) {
  return db
    .selectFrom('imports')
    .selectAll()
    .$if(before !== null, (rows) => rows.where('started_at', '<', before))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_uploads')
            .select(sql`1`.as('one'))
            .whereRef('import_uploads.file_hash', '=', 'imports.file_hash'),
        ),
      ),
    )
    .orderBy('started_at', 'desc')
    .limit(most)
    .execute();
}
