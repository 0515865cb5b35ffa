import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_SECONDS } from '#contract/durations.ts';

/** Only complete backups have such a name. */
const NAME = /^nearhand-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:-\d+)?$/;

/** Which backups stay: so many of the newest, and of them none that is older than so many days. */
export interface Retention {
  count: number;
  days?: number | undefined;
}

/** Deletes the outdated backups of a folder; returns their names. */
export async function pruneBackups(
  folder: string,
  retention: Retention,
  now: Date,
): Promise<string[]> {
  const old = listOutdated(await readdir(folder), retention, now);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}

/** The outdated ones of these names, the oldest first. The newest is never among them. */
export function listOutdated(
  names: readonly string[],
  { count, days = Infinity }: Retention,
  now: Date,
): string[] {
  const backups = sortBackups(names);
  const oldest = now.getTime() - days * DAY_SECONDS * 1000;
  return backups.filter((name, index) => {
    const isNewest = index === backups.length - 1;
    return !isNewest && (index < backups.length - count || timeOfBackup(name).getTime() < oldest);
  });
}

/** Those of these names that are complete backups, the oldest first. */
export function sortBackups(names: readonly string[]): string[] {
  return names.filter((name) => NAME.test(name)).toSorted(byAge);
}

/** When a backup was begun, by its name. */
export function timeOfBackup(name: string): Date {
  return new Date(name.replace(NAME, '$1T$2:$3:$4Z'));
}

/** By time, and by number within one second. */
function byAge(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
