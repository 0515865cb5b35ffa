import { resolve } from 'node:path';
import type { BackupKeys } from '#server/platform/backup/encryption.ts';
import { insertFailure } from '#server/platform/backup/backup-log.ts';
import type { Config } from '#server/platform/config/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { closeDatabase, openDatabase } from '#server/platform/database/db.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { makeProgressBar, type ProgressBar } from '#server/platform/progress-bar.ts';
import { copyToBucket } from '#server/app/backups/copy-to-bucket.ts';
import { withBackup } from '#server/app/backups/with-backup.ts';
import { backUp, type Site } from '#server/app/backups/back-up.ts';
import { verifyBackup } from '#server/app/backups/verify-backup.ts';
import { QUEUES } from '#server/app/queues.ts';
import { typedBackup } from './typed-path.ts';

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
    const address =
      existing === undefined ? await make(site, wishes, signal, bar) : typedBackup(existing);
    if (address === undefined) return 1;
    if (wishes.verify) await verify(site, address, wishes, bar);
    if (existing === undefined) await copy(site, address, signal);
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
  { config, db, direct, clock }: Site,
  address: string,
  { keys }: BackupWishes,
  bar: ProgressBar,
): Promise<void> {
  const place = { db, direct, clock, queues: QUEUES, onProgress: bar.show };
  await withBackup(config, { address, keys, onProgress: bar.show }, async (backup) => {
    const { tables, withChecksum, rows, files } = await verifyBackup(backup, place);
    bar.clear();
    process.stdout.write(
      `Restored on trial and compared: ${tables} tables with ${rows} rows, ${withChecksum} of them by checksum too, and ${files} files. All as backed up at ${backup.manifest.madeAt}.\n`,
    );
  });
}

async function copy(site: Site, path: string, signal: AbortSignal): Promise<void> {
  const copied = await copyToBucket(site, path, signal).catch(async (error: unknown) => {
    await insertFailure(site.db, { failedAt: site.clock.now(), step: 'copy' });
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} is whole, and was not copied into the bucket: ${why}`, {
      cause: error,
    });
  });
  if (!copied) {
    if (site.config.backups.bucket)
      throw new Error(
        `${path} is whole, and another backup is being made or copied: it is not in the bucket yet.`,
      );
    return;
  }
  process.stdout.write(`Copied to ${copied.address}\n`);
  for (const name of copied.deleted) process.stdout.write(`Deleted ${name} in the bucket\n`);
}
