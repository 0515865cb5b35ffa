import { parseArgs } from 'node:util';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import type { BackupWishes } from './run-backup.ts';
import { keyHelp, keyOptions, keysFrom } from './typed-keys.ts';
import { typedPath } from './typed-path.ts';

const INTERRUPTED = 130;

/** `backup`: makes a backup while the site runs. */
export const backup = {
  summary: 'Make a backup of database and files, while the site runs, or verify one',
  help: `Usage: npm run nearhand -- backup [--to FOLDER] [--keep N] [--verify]
       npm run nearhand -- backup --verify BACKUP

Writes the whole database as it is at one moment, and the stored files, into a folder of its own. It
appears there only when it is whole; stopped by Ctrl-C or a crash, nothing is left that could be taken
for one. Files in a bucket (S3_*) are no part of it: let the bucket keep versions.
A backup holds everything people entrusted to the site: encrypt it (BACKUP_PASSPHRASE or
BACKUP_RECIPIENT), and keep a copy on another machine. The SESSION_SECRET is not in it: keep that too.
The worker makes them by itself (BACKUP_EVERY). docs/operations.md says more.

  --to FOLDER              where backups lie (default: BACKUP_DIR, else the folder backups in DATA_DIR)
  --keep N                 delete all but the newest N backups there, once this one is made
  --verify [BACKUP]        restore it on trial into a database of its own on the same server, which is
                           removed again, and compare every table and file with what was backed up;
                           with BACKUP, that one, and none is made
${keyHelp}`,
  async run(args: string[]): Promise<number> {
    const config = loadConfig();
    const wishes = await wishesOf(args, config);
    const stop = new AbortController();
    const interrupt = () => stop.abort();
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    try {
      const { runBackup } = await import('./run-backup.ts');
      return await runBackup(config, wishes, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      process.stderr.write('Interrupted: no backup was made.\n');
      return INTERRUPTED;
    } finally {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    }
  },
};

async function wishesOf(args: string[], config: Config): Promise<BackupWishes> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      verify: { type: 'boolean' },
      ...keyOptions,
    },
  });
  const { to, keep, verify = false } = values;
  const [existing] = positionals;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) {
    throw new Error('--keep must be a whole number from 1 to 9999');
  }
  if (positionals.length > 1 || (existing !== undefined && !verify)) {
    throw new Error('Only --verify takes a backup, and one. --to names the folder of backups.');
  }
  if (existing !== undefined && (to ?? keep) !== undefined) {
    throw new Error('--verify BACKUP makes none: leave --to and --keep out.');
  }
  const folder = to === undefined ? config.backupDir : typedPath(to);
  const kept = keep === undefined ? undefined : Number(keep);
  return { folder, kept, verify, existing, keys: await keysFrom(values, config) };
}
