import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sideBySide } from '#server/platform/batches.ts';
import { openBackupBucket, type BackupBucket } from '#server/platform/backup/backup-bucket.ts';
import { ENCRYPTED, IDENTITY, type BackupKeys } from '#server/platform/backup/encryption.ts';
import { ERASURES } from '#server/platform/backup/erasure-log.ts';
import { UNFINISHED } from '#server/platform/backup/make-backup.ts';
import { MANIFEST } from '#server/platform/backup/manifest.ts';
import { openBackup, type OpenBackup } from '#server/platform/backup/open-backup.ts';
import type { Progress } from '#server/platform/backup/progress.ts';
import type { Config } from '#server/platform/config/config.ts';

/** How many parts are fetched at the same time. */
const WIDTH = 8;

interface Named {
  /** A folder, or s3://bucket/name. */
  address: string;
  keys: BackupKeys;
  onProgress: Progress;
}

/**
 * Runs work on a backup, which is fetched from the bucket where it is there, and deleted here
 * afterwards. @throws an Error with a cure where it cannot be opened
 */
export async function withBackup<T>(
  config: Config,
  { address, keys, onProgress }: Named,
  work: (backup: OpenBackup) => Promise<T>,
): Promise<T> {
  const name = nameInBucket(config, address);
  if (name === undefined) return work(await openBackup(address, keys));
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(config.backupDir, `${UNFINISHED}${process.pid}-`));
  try {
    return await work(await fetchBackup(config, { name, folder, keys, onProgress }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nameInBucket({ backups: { bucket } }: Config, address: string): string | undefined {
  if (!address.startsWith('s3://')) return undefined;
  const [, named, name] = /^s3:\/\/([^/]+)\/([\w-]+)\/?$/.exec(address) ?? [];
  if (bucket && named === bucket.bucket && name !== undefined) return name;
  throw new Error(
    bucket
      ? `${address} is not in the bucket of the settings. Its backups are s3://${bucket.bucket}/…: npm run nearhand -- backups lists them.`
      : `${address} is in a bucket, and none is set. Set BACKUP_S3_ENDPOINT and what belongs to it.`,
  );
}

/** First what opens it: a wrong key fetches nothing else. */
async function fetchBackup(
  { backups }: Config,
  { name, folder, keys, onProgress }: Omit<Named, 'address'> & { name: string; folder: string },
): Promise<OpenBackup> {
  const bucket = openBackupBucket(backups.bucket!);
  const path = join(folder, name);
  for (const file of [IDENTITY, MANIFEST, `${MANIFEST}${ENCRYPTED}`]) {
    await fetchFile(bucket, `${name}/${file}`, join(path, file));
  }
  await fetchFile(bucket, ERASURES, join(folder, ERASURES));
  const backup = await openBackup(path, keys).catch((error: Error) => {
    throw new Error(error.message.replaceAll(path, `s3://${backups.bucket!.bucket}/${name}`), {
      cause: error,
    });
  });
  const parts = [...backup.manifest.tables, ...(backup.manifest.files ?? [])];
  await sideBySide(parts, WIDTH, async (part, done) => {
    onProgress({ name: 'fetching', done, total: parts.length });
    await fetchFile(bucket, `${name}/${part.path}`, join(path, part.path));
  });
  return backup;
}

/** Where there is none, none is written: what misses it says so. */
async function fetchFile(bucket: BackupBucket, key: string, place: string): Promise<void> {
  const content = await bucket.read(key);
  if (!content) return;
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(place, { mode: 0o600 }));
}
