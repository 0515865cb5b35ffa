import type { Db } from '#server/platform/database/db.ts';

/** What is noted of a finished backup; `files` is null where stored files lie in a bucket. */
export interface BackupLogEntry {
  finishedAt: Date;
  rows: number;
  files: number | null;
  /** As they lie in the backup, compressed. */
  bytes: number;
}

/** The backup that was finished last, by whichever machine. */
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
