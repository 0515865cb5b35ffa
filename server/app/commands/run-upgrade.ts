import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { sortBackups } from '#server/platform/backup/prune-backups.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { hasMigrations } from '#server/platform/database/facts.ts';
import { findUpgrade, type Upgrade } from '#server/platform/database/migrate.ts';
import { doctor } from './doctor.ts';
import { migrate } from './migrate.ts';
import { onDatabase } from './on-database.ts';
import { runBackup } from './run-backup.ts';

/** Backup, migration and check, each only after the one before; prints how to go back. */
export async function runUpgrade({ dryRun }: { dryRun: boolean }): Promise<number> {
  const config = loadConfig();
  const found = await onDatabase(async (db) =>
    (await hasMigrations(db)) ? findUpgrade(db) : null,
  );
  if (found === null) {
    throw new Error('The database is empty: there is nothing to upgrade. Run: nearhand migrate');
  }
  say(`To version ${packageJson.version}.`);
  say(planOf(found));
  if (found.missing.length === 0) return examine();
  if (dryRun) {
    say('Nothing was done: --dry-run.');
    return 0;
  }
  say('1. Backup');
  const backup = await makeBackup(config);
  if (backup === undefined) return 1;
  say('2. Migration');
  await migrateOrSay(backup);
  say('3. Check');
  const code = await examine();
  say(wayBack(found, backup));
  return code;
}

function planOf({ missing, isBackwardCompatible }: Upgrade): string {
  if (missing.length === 0) return 'Nothing to apply: the database is of this version already.';
  const list = missing.map((name) => `  ${name}`).join('\n');
  const nodes = isBackwardCompatible
    ? 'Nodes of the older version can go on serving, and are replaced one by one afterwards.'
    : 'Nodes of the older version do NOT work with it: stop them now, before you go on.';
  return `To apply, ${missing.length}:\n${list}\n${nodes}`;
}

/** Resolves with the folder of the backup; undefined where none could be made. */
async function makeBackup(config: Config): Promise<string | undefined> {
  const { backupDir: folder, backups } = config;
  const wishes = {
    folder,
    kept: undefined,
    verify: false,
    existing: undefined,
    keys: backups.keys,
  };
  const code = await runBackup(config, wishes, new AbortController().signal);
  if (code !== 0) return undefined;
  const newest = sortBackups(await readdir(folder)).at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}

async function migrateOrSay(backup: string): Promise<void> {
  try {
    await migrate.run();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${why}\nWhat was applied before it stays. Mend the cause and run this again, or go back: nearhand restore ${backup} --force, with the older version.`,
      { cause: error },
    );
  }
}

async function examine(): Promise<number> {
  const code = await doctor.run([]);
  if (code !== 0) say('Something is BAD: what stands behind it says what to do.');
  return code;
}

function wayBack({ isBackwardCompatible }: Upgrade, backup: string): string {
  const restart = 'Next: start this version (systemctl restart nearhand), node by node.';
  const back = isBackwardCompatible
    ? 'To go back: start the older version again; it works with this database. Nothing is to be restored.'
    : `To go back: stop every node, then with the older version: nearhand restore ${backup} --force. What was written since then is lost.`;
  return `${restart}\n${back}\nThe backup: ${backup}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
