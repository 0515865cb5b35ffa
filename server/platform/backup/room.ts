import { mkdir, statfs } from 'node:fs/promises';

/** How much larger than the one before a backup may be. */
const GROWTH = 1.25;

/** Checks that a backup fits on the disk. @throws an Error with a cure: a full one stops the database */
export async function assertRoom(folder: string, bytesOfNewest: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = Math.ceil(bytesOfNewest * GROWTH);
  if (free >= needed) return;
  throw new Error(
    `${folder} has ${free} bytes free, and a backup may need ${needed}; none was made. Make room, keep fewer (BACKUP_KEEP), or name another disk (BACKUP_DIR).`,
  );
}
