import { copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { BackupPart } from './manifest.ts';

/** Copies the files of a backup into the file store; existing ones stay or are replaced. */
export async function restoreFiles(
  path: string,
  parts: readonly BackupPart[],
  {
    files,
    onProgress,
  }: { files: string; onProgress: (step: { name: string; done: number; total: number }) => void },
): Promise<void> {
  const making = join(files, '.making');
  await mkdir(making, { recursive: true });
  for (const [done, part] of parts.entries()) {
    onProgress({ name: 'files', done, total: parts.length });
    const place = join(files, relative('files', part.path));
    const half = join(making, basename(place));
    await mkdir(dirname(place), { recursive: true });
    await copyFile(join(path, part.path), half);
    await rename(half, place);
  }
}
