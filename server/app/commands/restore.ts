import { parseArgs } from 'node:util';
import { assertWhole } from '#server/platform/backup/damage.ts';
import type { BackupKeys } from '#server/platform/backup/encryption.ts';
import type { Manifest } from '#server/platform/backup/manifest.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { assertKnown } from '#server/platform/database/migrate.ts';
import { makeProgressBar } from '#server/platform/progress-bar.ts';
import { withBackup } from '#server/app/backups/with-backup.ts';
import { keyHelp, keyOptions, keysFrom } from './typed-keys.ts';
import { typedBackup } from './typed-path.ts';

interface Order {
  address: string;
  force: boolean;
  dryRun: boolean;
  keys: BackupKeys;
}

/** `restore`: replaces the contents of this site with a backup. */
export const restore = {
  summary: 'Put a backup into an empty database, and its files where they belong',
  help: `Usage: npm run nearhand -- restore BACKUP [--dry-run] [--force]

BACKUP is a folder that the command backup named, or s3://bucket/name in the bucket of the settings
(BACKUP_S3_*), which is fetched first; the command backups lists them. It may be of this version of
Nearhand or of an older one: the database is brought up to date afterwards. Everything is checked, and
restored on trial into a database of its own, before one with people in it is emptied. Whoever was
erased after the backup was made is erased again, by the list that lies beside the backups and in
BACKUP_DIR. Stop every server of the site first. docs/operations.md says more.

  --dry-run                check the backup, restore it on trial into a database of its own, and
                           change nothing
  --force                  also into a database with people in it: all it holds is lost
${keyHelp}`,
  async run(args: string[]): Promise<number> {
    const config = loadConfig();
    const order = await orderOf(args, config);
    const bar = makeProgressBar();
    const named = { address: order.address, keys: order.keys, onProgress: bar.show };
    return withBackup(config, named, async (backup) => {
      assertKnown(backup.manifest.migrations);
      assertPlace(backup.manifest, config);
      await assertWhole(backup, bar.show).finally(() => bar.clear());
      const { runRestore } = await import('./run-restore.ts');
      return runRestore(config, backup, order);
    });
  },
};

async function orderOf(args: string[], config: Config): Promise<Order> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, force: { type: 'boolean' }, ...keyOptions },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0)
    throw new Error('Name one backup: a folder, or s3://bucket/name.');
  return {
    address: typedBackup(path),
    force: values.force === true,
    dryRun: values['dry-run'] === true,
    keys: await keysFrom(values, config),
  };
}

function assertPlace({ files }: Manifest, { s3 }: Config): void {
  if (!files || files.length === 0 || !s3) return;
  throw new Error(
    `The backup holds ${files.length} files, and this site keeps files in a bucket: restore without S3_*, then copy DATA_DIR/files into the bucket.`,
  );
}
