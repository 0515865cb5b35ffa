import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Only complete backups have such a name. */
const NAME = /^nearhand-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-\d+)?$/;

/** Deletes all but the newest backups of a folder; returns the deleted names. */
export async function pruneBackups(folder: string, kept: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted(byAge);
  const old = names.slice(0, Math.max(0, names.length - kept));
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}

/** By time, and by number within one second. */
function byAge(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
