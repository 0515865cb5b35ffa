import { listErasures } from '#server/privacy/privacy.ts';
import { withBackupLock } from '#server/platform/backup/backup-lock.ts';
import { findNewestBackup, insertBackup } from '#server/platform/backup/backup-log.ts';
import { appendToErasureLog } from '#server/platform/backup/erasure-log.ts';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import type { Manifest } from '#server/platform/backup/manifest.ts';
import type { Progress } from '#server/platform/backup/progress.ts';
import { pruneBackups, type Retention } from '#server/platform/backup/prune-backups.ts';
import { assertRoom } from '#server/platform/backup/room.ts';
import type { Platform } from '#server/platform/platform.ts';
import { filesOf } from './files-of.ts';

/** The site that is backed up. */
export type Site = Pick<Platform, 'config' | 'db' | 'direct' | 'clock'>;

interface Order {
  folder: string;
  /** Undefined where all stay. */
  retention: Retention | undefined;
  signal: AbortSignal;
  onProgress: Progress;
}

export interface MadeBackup {
  path: string;
  rows: number;
  /** Null where stored files are in a bucket. */
  files: number | null;
  bytes: number;
  /** Names of outdated backups. */
  deleted: string[];
}

/**
 * Makes a backup of the site, records it, notes who was erased beside it, and deletes outdated
 * ones. Undefined where another node or command is at it.
 */
export async function backUp(site: Site, order: Order): Promise<MadeBackup | undefined> {
  return withBackupLock(site.direct, () => makeAndRecord(site, order));
}

async function makeAndRecord(site: Site, order: Order): Promise<MadeBackup> {
  const { config, db, direct, clock } = site;
  const { folder, retention, signal, onProgress } = order;
  await assertRoom(folder, (await findNewestBackup(db))?.bytes ?? 0);
  const { path, manifest } = await makeBackup({
    connection: direct,
    folder,
    files: filesOf(config),
    encryption: config.backups.encryption,
    now: clock.now(),
    signal,
    onProgress,
  });
  const size = sizeOf(manifest);
  await insertBackup(db, { finishedAt: clock.now(), ...size });
  await appendToErasureLog(folder, await listErasures(db));
  const deleted = retention ? await pruneBackups(folder, retention, clock.now()) : [];
  return { path, ...size, deleted };
}

function sizeOf({ tables, files }: Manifest) {
  const parts = [...tables, ...(files ?? [])];
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files && files.length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
