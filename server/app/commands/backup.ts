import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listErasures } from '#server/privacy/privacy.ts';
import { insertBackup } from '#server/platform/backup/backup-log.ts';
import { pruneBackups } from '#server/platform/backup/prune-backups.ts';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import type { Manifest } from '#server/platform/backup/manifest.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import {
  closeDatabase,
  openDatabase,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { appendToErasureLog } from '#server/platform/backup/erasure-log.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { makeProgressBar } from '#server/platform/progress-bar.ts';
import { typedPath } from './typed-path.ts';

const INTERRUPTED = 130;

interface Wishes {
  folder: string;
  kept: number | undefined;
}

/** `backup`: makes a backup while the site runs. */
export const backup = {
  summary: 'Make a backup of database and files, while the site runs',
  help: `Usage: npm run nearhand -- backup [--to FOLDER] [--keep N]

Writes the whole database as it is at one moment, and the stored files, into a folder of its own. It
appears there only when it is whole; stopped by Ctrl-C or a crash, nothing is left that could be taken
for one. Files in a bucket (S3_*) are no part of it: let the bucket keep versions.
A backup holds everything people entrusted to the site: keep it where nobody else can read it, and a
copy on another machine. The SESSION_SECRET is not in it: keep that too. docs/operations.md says more.

  --to FOLDER   where backups lie (default: BACKUP_DIR, else the folder backups in DATA_DIR)
  --keep N      delete all but the newest N backups there, once this one is made`,
  async run(args: string[]): Promise<number> {
    const config = loadConfig();
    const wishes = wishesOf(args, config);
    const stop = new AbortController();
    const interrupt = () => stop.abort();
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    try {
      return await runBackup(config, wishes, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      process.stderr.write('Interrupted: no backup was made.\n');
      return INTERRUPTED;
    } finally {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    }
  },
};

function wishesOf(args: string[], config: Config): Wishes {
  const { to, keep } = parseArgs({
    args,
    options: { to: { type: 'string' }, keep: { type: 'string' } },
  }).values;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) {
    throw new Error('--keep must be a whole number from 1 to 9999');
  }
  const folder = to === undefined ? config.backupDir : typedPath(to);
  return { folder, kept: keep === undefined ? undefined : Number(keep) };
}

async function runBackup(
  config: Config,
  { folder, kept }: Wishes,
  signal: AbortSignal,
): Promise<number> {
  const log = makeLog({ level: 'error', readable: true });
  const { direct: connection, stop } = await provideServer(config, log, 'visit');
  const bar = makeProgressBar();
  try {
    const { path, manifest } = await makeBackup({
      connection,
      folder,
      files: config.s3 ? null : join(config.dataDir, 'files'),
      now: new Date(),
      signal,
      onProgress: bar.show,
    });
    bar.clear();
    const { rows, files, bytes } = sizeOf(manifest);
    await note(connection, folder, { rows, files, bytes });
    const old = kept === undefined ? [] : await pruneBackups(folder, kept);
    const said = files === null ? 'files in the bucket apart' : `${files} files`;
    process.stdout.write(`${path}\n${rows} rows, ${said}, ${bytes} bytes.\n`);
    for (const name of old) process.stdout.write(`Deleted ${resolve(folder, name)}\n`);
    return 0;
  } finally {
    bar.clear();
    await stop();
  }
}

function sizeOf({ tables, files }: Manifest) {
  const parts = [...tables, ...(files ?? [])];
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files && files.length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Recorded for the doctor; erasures are recorded for restoring older backups. */
async function note(
  connection: DatabaseConnection,
  folder: string,
  size: ReturnType<typeof sizeOf>,
): Promise<void> {
  const db = openDatabase({ connection, maxConnections: 1, onConnectionError: () => {} });
  try {
    await insertBackup(db, { finishedAt: new Date(), ...size });
    await appendToErasureLog(folder, await listErasures(db));
  } finally {
    await closeDatabase(db);
  }
}
