import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listErasures } from '#server/privacy/privacy.ts';
import { openBackupBucket, type BackupBucket } from '#server/platform/backup/backup-bucket.ts';
import { withBackupLock } from '#server/platform/backup/backup-lock.ts';
import {
  ERASURES,
  formatErasures,
  parseErasures,
  readErasureLog,
} from '#server/platform/backup/erasure-log.ts';
import { listOutdated, sortBackups } from '#server/platform/backup/prune-backups.ts';
import type { S3Bucket } from '#server/platform/file-store/bucket.ts';
import type { Site } from './back-up.ts';

/** What a bucket got, and what was deleted there. */
export interface Copied {
  address: string;
  deleted: string[];
}

/**
 * Copies the newest backup of this machine's folder into the bucket, where it is newer than those
 * there. Undefined where there is nothing to copy, or somebody else is at it.
 */
export async function copyNewest(site: Site, signal: AbortSignal): Promise<Copied | undefined> {
  const { bucket: settings } = site.config.backups;
  if (!settings) return undefined;
  const newest = sortBackups(await namesIn(site.config.backupDir)).at(-1);
  if (newest === undefined) return undefined;
  const { complete } = await openBackupBucket(settings).list();
  if (complete.includes(newest) || sortBackups([...complete, newest]).at(-1) !== newest) {
    return undefined;
  }
  return copyToBucket(site, join(site.config.backupDir, newest), signal);
}

/**
 * Copies a backup into the bucket, with the list of who was erased, and deletes there what is
 * outdated or broke off. Undefined where no bucket is configured, or somebody else is at it.
 */
export async function copyToBucket(
  site: Site,
  path: string,
  signal: AbortSignal,
): Promise<Copied | undefined> {
  const { bucket } = site.config.backups;
  return bucket && withBackupLock(site.direct, () => copy(site, { bucket, path, signal }));
}

async function copy(
  { config, db, clock }: Site,
  { bucket: settings, path, signal }: { bucket: S3Bucket; path: string; signal: AbortSignal },
): Promise<Copied> {
  const bucket = openBackupBucket(settings);
  const name = basename(path);
  await noteErasures(bucket, [
    ...(await readErasureLog(config.backupDir)),
    ...(await listErasures(db)),
  ]);
  await bucket.upload(path, name, signal);
  const { complete, unfinished } = await bucket.list();
  const deleted = [...unfinished, ...listOutdated(complete, config.backups.kept, clock.now())];
  for (const old of deleted) await bucket.delete(old);
  return { address: `s3://${settings.bucket}/${name}`, deleted };
}

/** Beside the backups, for a restore on a machine that has nothing else. */
async function noteErasures(
  bucket: BackupBucket,
  erased: Awaited<ReturnType<typeof readErasureLog>>,
): Promise<void> {
  const found = await bucket.read(ERASURES);
  const noted = parseErasures(found ? await text(found) : '');
  const all = parseErasures(formatErasures([...noted, ...erased]));
  if (all.length > noted.length) await bucket.write(ERASURES, formatErasures(all));
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
}
