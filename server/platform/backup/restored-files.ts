import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ENCRYPTED } from './encryption.ts';
import type { BackupPart } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import type { Progress } from './progress.ts';

/** Copies the files of a backup into the file store; existing ones stay or are replaced. */
export async function restoreFiles(
  backup: OpenBackup,
  { files, onProgress }: { files: string; onProgress: Progress },
): Promise<void> {
  const making = join(files, '.making');
  await mkdir(making, { recursive: true });
  const parts = backup.manifest.files ?? [];
  for (const [done, part] of parts.entries()) {
    onProgress({ name: 'files', done, total: parts.length });
    const place = join(files, relative('files', storedName(backup, part)));
    const half = join(making, basename(place));
    await mkdir(dirname(place), { recursive: true });
    await pipeline(backup.read(part), createWriteStream(half, { mode: 0o600, flush: true }));
    await rename(half, place);
  }
}

function storedName({ isEncrypted }: OpenBackup, { path }: BackupPart): string {
  return isEncrypted ? path.slice(0, -ENCRYPTED.length) : path;
}
