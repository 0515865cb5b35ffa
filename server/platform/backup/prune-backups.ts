import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup is never there half: what bears this name is whole. */
const NAME = /^nearhand-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Deletes all but the newest backups of a folder; gives the names of those deleted. */
export async function pruneBackups(folder: string, kept: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - kept));
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
