import { accessSync, constants, statfsSync } from 'node:fs';

/** The memory Linux lends as a folder, and what must be free of it: databases and browsers of a run. */
const folder = '/dev/shm';
const leastFree = 4 * 1024 ** 3;

/**
 * Has this process and those it starts keep temporary files in memory, where there is enough of it: a
 * database of a test is 600 small files, which some disks take half a second to create.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = folder;
}

function hasRoom(): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= leastFree;
  } catch {
    return false;
  }
}
