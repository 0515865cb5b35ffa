import { insertVerification } from '#server/platform/backup/backup-log.ts';
import { compareRows, type RowComparison } from '#server/platform/backup/compare-rows.ts';
import { assertWhole } from '#server/platform/backup/damage.ts';
import type { OpenBackup } from '#server/platform/backup/open-backup.ts';
import type { Progress } from '#server/platform/backup/progress.ts';
import { inScratchDatabase } from '#server/platform/backup/scratch.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { assertKnown, migrate } from '#server/platform/database/migrate.ts';
import type { QueueSettings } from '#server/platform/jobs/queues.ts';
import { loadRows } from './load-rows.ts';

interface Place {
  /** The database of the site: the scratch one is made beside it. */
  db: Database;
  direct: DatabaseConnection;
  clock: Clock;
  queues: Readonly<Record<string, QueueSettings>>;
  onProgress: Progress;
}

export type Verified = Omit<RowComparison, 'differences'> & { files: number };

/**
 * Verifies a backup: compares each part and file with its checksum, restores the rows into a
 * temporary database, compares them with the manifest, brings that database up to date, and drops
 * it. Records when that was done, and returns what was compared.
 * @throws an Error that names what is wrong, with a cure
 */
export async function verifyBackup(backup: OpenBackup, place: Place): Promise<Verified> {
  const { manifest } = backup;
  assertKnown(manifest.migrations);
  await assertWhole(backup, place.onProgress);
  const { differences, ...compared } = await tryRestoring(backup, place);
  if (differences.length > 0) {
    throw new Error(
      `The backup does not come back as it was: ${differences.slice(0, 10).join('; ')}. Nothing was changed. Make another one.`,
    );
  }
  await insertVerification(place.db, {
    verifiedAt: place.clock.now(),
    madeAt: new Date(manifest.madeAt),
  });
  return { ...compared, files: manifest.files?.length ?? 0 };
}

/**
 * Restores the rows of a backup into a temporary database, which is dropped again.
 * @throws an Error with a cure where they cannot be restored
 */
export async function tryRestoring(
  backup: OpenBackup,
  { direct, queues, onProgress }: Pick<Place, 'direct' | 'queues' | 'onProgress'>,
): Promise<RowComparison> {
  const onTrial: Progress = (step) => onProgress({ ...step, name: `trial ${step.name}` });
  return inScratchDatabase(direct, async (connection) => {
    const db = openDatabase({
      connection,
      maxConnections: 2,
      statementTimeout: 0,
      onConnectionError: () => {},
    });
    try {
      await loadRows(backup, { db, connection, queues, onProgress: onTrial });
      const compared = await compareRows(connection, backup.manifest, onTrial);
      await migrate(db);
      return compared;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The backup cannot be restored, and nothing was changed: ${why}. Take another one.`,
        { cause: error },
      );
    } finally {
      await closeDatabase(db);
    }
  });
}
