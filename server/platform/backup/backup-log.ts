import type { Db } from '#server/platform/database/db.ts';

/** A row of the log of finished backups; `files` is null where stored files are in a bucket. */
export interface BackupLogEntry {
  finishedAt: Date;
  rows: number;
  files: number | null;
  /** Compressed, as stored in the backup. */
  bytes: number;
}

/** Making it, copying it into the bucket, or restoring it on trial. */
export type BackupStep = 'make' | 'copy' | 'verify';

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

/** When a backup was last restored on trial and found as it was made, and when that one was made. */
export async function findNewestVerification(
  db: Db,
): Promise<{ verifiedAt: Date; madeAt: Date } | undefined> {
  return db
    .selectFrom('backup_verifications')
    .select(['verified_at as verifiedAt', 'made_at as madeAt'])
    .orderBy('verified_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertVerification(
  db: Db,
  { verifiedAt, madeAt }: { verifiedAt: Date; madeAt: Date },
): Promise<void> {
  await db
    .insertInto('backup_verifications')
    .values({ verified_at: verifiedAt, made_at: madeAt })
    .execute();
}

/** When a backup last failed, and at what. */
export async function findNewestFailure(
  db: Db,
): Promise<{ failedAt: Date; step: BackupStep } | undefined> {
  return db
    .selectFrom('backup_failures')
    .select(['failed_at as failedAt', 'step'])
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many times something of a backup failed since the newest one was finished. */
export async function countFailuresSince(db: Db, moment: Date): Promise<number> {
  const { failures } = await db
    .selectFrom('backup_failures')
    .select((found) => found.fn.countAll<number>().as('failures'))
    .where('failed_at', '>', moment)
    .executeTakeFirstOrThrow();
  return failures;
}

export async function insertFailure(
  db: Db,
  { failedAt, step }: { failedAt: Date; step: BackupStep },
): Promise<void> {
  await db.insertInto('backup_failures').values({ failed_at: failedAt, step }).execute();
}
