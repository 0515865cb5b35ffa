import type { OpenBackup } from './open-backup.ts';
import type { Progress } from './progress.ts';
import { isWhole } from './write-part.ts';

/** Compares every part with its checksum. @throws an Error that names the damaged ones */
export async function assertWhole(
  { path, manifest }: OpenBackup,
  onProgress: Progress,
): Promise<void> {
  const parts = [...manifest.tables, ...(manifest.files ?? [])];
  const damaged: string[] = [];
  for (const [done, part] of parts.entries()) {
    onProgress({ name: 'checking', done, total: parts.length });
    if (!(await isWhole(path, part))) damaged.push(part.path);
  }
  if (damaged.length === 0) return;
  throw new Error(
    `The backup is damaged, and nothing was changed: ${damaged.slice(0, 10).join(', ')}. Take another one.`,
  );
}
