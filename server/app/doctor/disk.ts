import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findDatabaseSize } from '#server/platform/database/facts.ts';
import { bad, warning, well, type Examination, type Finding, type Look } from './examination.ts';

const GETTING_FULL = 0.8;
const FULL = 0.9;

/** Disk usage of DATA_DIR, and the size of the database; another machine's disk cannot be seen. */
export const examineDisk: Look = async (examination) => {
  const { platform, texts, figures } = examination;
  const { db, config } = platform;
  const { bsize, blocks, bavail, bfree } = await statfs(nearestFolder(config.dataDir));
  // As `df` counts: blocks reserved for the system are neither used nor free.
  const taken = blocks - bfree;
  const disk = diskFound(examination, { share: taken / (taken + bavail), free: bavail * bsize });
  const size = figures.bytes(await findDatabaseSize(db));
  const { database, here, elsewhere } = texts.disk;
  return [disk, well(database, config.databaseUrl === undefined ? here(size) : elsewhere(size))];
};

/** The folder is created on first use. */
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

function diskFound(
  { texts, figures }: Examination,
  { share, free }: { share: number; free: number },
): Finding {
  const { parts, disk } = texts;
  const note = disk.taken(figures.percent(share), figures.bytes(free));
  if (share < GETTING_FULL) return well(parts.disk, note);
  return (share < FULL ? warning : bad)(parts.disk, note, disk.cure);
}
