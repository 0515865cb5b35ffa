import { loadBackup } from '#server/platform/backup/load-backup.ts';
import type { OpenBackup } from '#server/platform/backup/open-backup.ts';
import type { Progress } from '#server/platform/backup/progress.ts';
import type { Database, DatabaseConnection } from '#server/platform/database/db.ts';
import { migrate, migrationsDir } from '#server/platform/database/migrate.ts';
import { installJobs, type QueueSettings } from '#server/platform/jobs/queues.ts';

interface Destination {
  /** An empty database. */
  db: Database;
  connection: DatabaseConnection;
  queues: Readonly<Record<string, QueueSettings>>;
  onProgress: Progress;
}

/** Loads the rows of a backup into an empty database, which is then at the backup's version. */
export async function loadRows(
  backup: OpenBackup,
  { db, connection, queues, onProgress }: Destination,
): Promise<void> {
  await migrate(db, migrationsDir, { upTo: backup.manifest.migrations.length });
  await installJobs(connection, queues);
  await loadBackup({ connection, backup, onProgress });
}
