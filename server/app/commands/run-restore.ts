import { dirname, join } from 'node:path';
import { replayErasures } from '#server/privacy/privacy.ts';
import type { OpenBackup } from '#server/platform/backup/open-backup.ts';
import { restoreFiles } from '#server/platform/backup/restored-files.ts';
import { emptyTarget, examineTarget, type Target } from '#server/platform/backup/target.ts';
import type { Config } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import type { DatabaseConnection } from '#server/platform/database/db.ts';
import { readErasureLog } from '#server/platform/backup/erasure-log.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { makeProgressBar } from '#server/platform/progress-bar.ts';
import { loadRows } from '#server/app/backups/load-rows.ts';
import { tryRestoring } from '#server/app/backups/verify-backup.ts';
import { openContext } from '#server/app/context.ts';
import { QUEUES } from '#server/app/queues.ts';

const log = makeLog({ level: 'error', readable: true });

/** Restores a verified backup into the database of this site, and prints the outcome. */
export async function runRestore(
  config: Config,
  backup: OpenBackup,
  order: { force: boolean; dryRun: boolean },
): Promise<number> {
  // Locks the data directory, so that no server serves from it meanwhile.
  const { direct: connection, stop } = await provideServer(config, log, 'serve');
  try {
    const { people } = await assertFree(connection, order.force);
    const { manifest } = backup;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const held = `${rows} rows and ${manifest.files?.length ?? 0} files of ${manifest.madeAt}`;
    // An empty database has nothing to lose.
    if (order.dryRun || people > 0) await rehearse(connection, backup);
    if (order.dryRun) {
      process.stdout.write(`The backup is whole (${held}), and was restored on trial.\n`);
      return 0;
    }
    const erased = await replace(config, connection, backup);
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

async function rehearse(direct: DatabaseConnection, backup: OpenBackup): Promise<void> {
  const bar = makeProgressBar();
  const place = { direct, queues: QUEUES, onProgress: bar.show };
  await tryRestoring(backup, place).finally(() => bar.clear());
}

/** Resolves with how many people were erased again. */
async function replace(
  config: Config,
  connection: DatabaseConnection,
  backup: OpenBackup,
): Promise<number> {
  const bar = makeProgressBar();
  const { platform, close } = openContext({ config, connection, log, worker: false });
  try {
    const { db, jobs } = platform;
    await emptyTarget(connection);
    await loadRows(backup, { db, connection, queues: QUEUES, onProgress: bar.show });
    await migrate(db);
    const files = join(config.dataDir, 'files');
    await restoreFiles(backup, { files, onProgress: bar.show });
    bar.clear();
    const noted = await loggedErasures(config, backup.path);
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
