import { resolve } from 'node:path';
import type { BackupKeys } from '#server/platform/backup/encryption.ts';
import { openBackup } from '#server/platform/backup/open-backup.ts';
import type { Config } from '#server/platform/config/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { closeDatabase, openDatabase } from '#server/platform/database/db.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { makeProgressBar, type ProgressBar } from '#server/platform/progress-bar.ts';
import { backUp, type Site } from '#server/app/backups/back-up.ts';
import { verifyBackup } from '#server/app/backups/verify-backup.ts';
import { QUEUES } from '#server/app/queues.ts';
import { typedPath } from './typed-path.ts';

export interface BackupWishes {
  folder: string;
  kept: number | undefined;
  /** Whether it is to be restored on trial; or the one that is, and none is made. */
  verify: boolean;
  existing: string | undefined;
  keys: BackupKeys;
}

/** Makes a backup, verifies it or another where that is wished, and prints the outcome. */
export async function runBackup(
  config: Config,
  wishes: BackupWishes,
  signal: AbortSignal,
): Promise<number> {
  const log = makeLog({ level: 'error', readable: true });
  const { direct, stop } = await provideServer(config, log, 'visit');
  const db = openDatabase({ connection: direct, maxConnections: 1, onConnectionError: () => {} });
  const site = { config, db, direct, clock: systemClock };
  const bar = makeProgressBar();
  try {
    const { existing } = wishes;
    const path =
      existing === undefined ? await make(site, wishes, signal, bar) : typedPath(existing);
    if (path === undefined) return 1;
    if (wishes.verify) await verify(site, path, wishes, bar);
    return 0;
  } finally {
    bar.clear();
    await closeDatabase(db);
    await stop();
  }
}

async function make(
  site: Site,
  { folder, kept }: BackupWishes,
  signal: AbortSignal,
  bar: ProgressBar,
): Promise<string | undefined> {
  const retention = kept === undefined ? undefined : { count: kept };
  const made = await backUp(site, { folder, retention, signal, onProgress: bar.show });
  bar.clear();
  if (!made) {
    process.stderr.write(
      'Another backup of this site is being made, and none was made here. Wait until it is done.\n',
    );
    return undefined;
  }
  const { path, rows, files, bytes, deleted } = made;
  const said = files === null ? 'files in the bucket apart' : `${files} files`;
  process.stdout.write(`${path}\n${rows} rows, ${said}, ${bytes} bytes.\n`);
  for (const name of deleted) process.stdout.write(`Deleted ${resolve(folder, name)}\n`);
  return path;
}

async function verify(
  { db, direct, clock }: Site,
  path: string,
  { keys }: BackupWishes,
  bar: ProgressBar,
): Promise<void> {
  const backup = await openBackup(path, keys);
  const place = { db, direct, clock, queues: QUEUES, onProgress: bar.show };
  const { tables, withChecksum, rows, files } = await verifyBackup(backup, place);
  bar.clear();
  process.stdout.write(
    `Restored on trial and compared: ${tables} tables with ${rows} rows, ${withChecksum} of them by checksum too, and ${files} files. All as backed up at ${backup.manifest.madeAt}.\n`,
  );
}
