import { dirname, join } from 'node:path';
import { replayErasures } from '#server/privacy/privacy.ts';
import { loadBackup } from '#server/platform/backup/load-backup.ts';
import type { Manifest } from '#server/platform/backup/manifest.ts';
import { restoreFiles } from '#server/platform/backup/restored-files.ts';
import { inScratchDatabase } from '#server/platform/backup/scratch.ts';
import { emptyTarget, examineTarget, type Target } from '#server/platform/backup/target.ts';
import type { Config } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import type { Database, DatabaseConnection } from '#server/platform/database/db.ts';
import { readErasureLog } from '#server/platform/backup/erasure-log.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { migrate, migrationsDir } from '#server/platform/database/migrate.ts';
import { makeProgressBar } from '#server/platform/progress-bar.ts';
import { openContext } from '#server/app/context.ts';
import { QUEUES } from '#server/app/queues.ts';

const log = makeLog({ level: 'error', readable: true });

/** Restores a verified backup into the database of this site, and prints the outcome. */
export async function runRestore(
  config: Config,
  manifest: Manifest,
  order: { path: string; force: boolean; dryRun: boolean },
): Promise<number> {
  // Locks the data directory, so that no server serves from it meanwhile.
  const { direct: connection, stop } = await provideServer(config, log, 'serve');
  try {
    const { people } = await assertFree(connection, order.force);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const held = `${rows} rows and ${manifest.files?.length ?? 0} files of ${manifest.madeAt}`;
    // An empty database has nothing to lose.
    if (order.dryRun || people > 0)
      await rehearse(config, connection, { manifest, path: order.path });
    if (order.dryRun) {
      process.stdout.write(`The backup is whole (${held}), and was restored on trial.\n`);
      return 0;
    }
    const erased = await replace(config, connection, { manifest, path: order.path });
    process.stdout.write(`Restored ${held}; ${erased} people erased again.\n`);
    return 0;
  } finally {
    await stop();
  }
}

async function assertFree(connection: DatabaseConnection, force: boolean): Promise<Target> {
  const target = await examineTarget(connection);
  if (target.users > 0) {
    throw new Error('A server of Nearhand uses this database: stop it first.');
  }
  if (target.people > 0 && !force) {
    throw new Error(
      `The database has ${target.people} people in it, and nothing was changed. Name an empty one, or say --force: all it holds is lost.`,
    );
  }
  return target;
}

interface Source {
  manifest: Manifest;
  path: string;
}

/** Restores the rows of a backup into a temporary database, which is dropped again. */
async function rehearse(config: Config, connection: DatabaseConnection, source: Source) {
  await inScratchDatabase(connection, async (scratch) => {
    const bar = makeProgressBar();
    const { platform, close } = openContext({ config, connection: scratch, log, worker: false });
    try {
      const onProgress: typeof bar.show = (step) =>
        bar.show({ ...step, name: `trial ${step.name}` });
      await load(platform.db, scratch, source, onProgress);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The backup cannot be restored, and nothing was changed: ${why}. Take another one.`,
        { cause: error },
      );
    } finally {
      bar.clear();
      await close();
    }
  });
}

/** Into an empty database. */
async function load(
  db: Database,
  connection: DatabaseConnection,
  { manifest, path }: Source,
  onProgress: ReturnType<typeof makeProgressBar>['show'],
): Promise<void> {
  await migrate(db, migrationsDir, { upTo: manifest.migrations.length });
  await installJobs(connection, QUEUES);
  await loadBackup({ connection, path, manifest, onProgress });
  await migrate(db);
}

/** Resolves with how many people were erased again. */
async function replace(
  config: Config,
  connection: DatabaseConnection,
  source: Source,
): Promise<number> {
  const bar = makeProgressBar();
  const { platform, close } = openContext({ config, connection, log, worker: false });
  try {
    const { db, jobs } = platform;
    await emptyTarget(connection);
    await load(db, connection, source, bar.show);
    const { manifest, path } = source;
    const files = join(config.dataDir, 'files');
    await restoreFiles(path, manifest.files ?? [], { files, onProgress: bar.show });
    bar.clear();
    const noted = await loggedErasures(config, path);
    await jobs.start();
    const erased = await replayErasures(platform, noted);
    await jobs.stop();
    return erased;
  } finally {
    bar.clear();
    await close();
  }
}

/**
 * The log of erasures beside the backup, which may come from another machine, and that of this
 * site.
 */
async function loggedErasures({ backupDir }: Config, path: string) {
  const [beside, here] = await Promise.all([
    readErasureLog(dirname(path)),
    readErasureLog(backupDir),
  ]);
  return [...beside, ...here];
}
