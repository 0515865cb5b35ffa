import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of a database cluster that lie on small disks of their own: tables, and the log of changes. */
export type SmallDisk = 'base' | 'pg_wal';

/** Sizes of the disks in megabytes. */
const MEGABYTES: Readonly<Record<SmallDisk, number>> = { base: 160, pg_wal: 400 };

/** Small disks in memory below a cluster. */
export interface SmallDisks {
  /** Fills one to its last byte. */
  fill(disk: SmallDisk): void;
  /** Removes what filled it. */
  free(disk: SmallDisk): void;
  unmount(): void;
}

/** What mounts need; undefined where they are possible. */
export function whyNoDisks(): string | undefined {
  return process.platform === 'linux' && process.getuid?.() === 0
    ? undefined
    : 'small disks are mounted as root on Linux: run it there';
}

/** Moves both folders of a cluster that does not run onto small disks of their own. */
export function putOnSmallDisks(clusterDir: string): SmallDisks {
  const disks = Object.keys(MEGABYTES) as SmallDisk[];
  for (const disk of disks) move(join(clusterDir, disk), MEGABYTES[disk]);
  const filler = (disk: SmallDisk) => join(clusterDir, disk, FILLER);
  return {
    fill: (disk) => fillUp(filler(disk)),
    free: (disk) => rmSync(filler(disk), { force: true }),
    unmount() {
      for (const disk of disks) execFileSync('umount', [join(clusterDir, disk)]);
    },
  };
}

/** PostgreSQL ignores files of such a name. */
const FILLER = 'pgsql_filler';

function move(folder: string, megabytes: number): void {
  const { uid, gid } = statSync(folder);
  const before = `${folder}.before`;
  renameSync(folder, before);
  mkdirSync(folder);
  const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  execFileSync('cp', ['-a', `${before}/.`, folder]);
  rmSync(before, { recursive: true });
}

function fillUp(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [1 << 20, 4096]) {
      const part = Buffer.alloc(size);
      try {
        while (writeSync(file, part) === size);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}
