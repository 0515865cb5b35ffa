import type { Db } from '#server/platform/database/db.ts';

/** A row of the log of finished backups; `files` is null where stored files are in a bucket. */
export interface BackupLogEntry {
  finishedAt: Date;
  rows: number;
  files: number | null;
  /** Compressed, as stored in the backup. */
  bytes: number;
}

/** The newest finished backup, of any machine. */
export async function findNewestBackup(db: Db): Promise<BackupLogEntry | undefined> {
  return db
    .selectFrom('backups')
    .select(['finished_at as finishedAt', 'rows', 'files', 'bytes'])
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertBackup(
  db: Db,
  { finishedAt, rows, files, bytes }: BackupLogEntry,
): Promise<void> {
  await db.insertInto('backups').values({ finished_at: finishedAt, rows, files, bytes }).execute();
}
