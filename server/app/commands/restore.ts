import { parseArgs } from 'node:util';
import { readManifest, type Manifest } from '#server/platform/backup/manifest.ts';
import { isWhole } from '#server/platform/backup/write-part.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { assertKnown } from '#server/platform/database/migrate.ts';
import { makeProgressBar } from '#server/platform/progress-bar.ts';
import { typedPath } from './typed-path.ts';

interface Order {
  path: string;
  force: boolean;
  dryRun: boolean;
}

/** `restore`: replaces the contents of this site with a backup. */
export const restore = {
  summary: 'Put a backup into an empty database, and its files where they belong',
  help: `Usage: npm run nearhand -- restore BACKUP [--dry-run] [--force]

BACKUP is the folder that the command backup named. It may be of this version of Nearhand or of an
older one: the database is brought up to date afterwards. Everything is checked, and restored on
trial into a database of its own, before one with people in it is emptied. Whoever was erased after the backup was made is erased again, by the list that lies beside
the backups and in BACKUP_DIR. Stop every server of the site first. docs/operations.md says more.

  --dry-run   check the backup, restore it on trial into a database of its own, and change nothing
  --force     also into a database with people in it: all it holds is lost`,
  async run(args: string[]): Promise<number> {
    const order = orderOf(args);
    const config = loadConfig();
    const manifest = await readManifest(order.path);
    assertKnown(manifest.migrations);
    assertPlace(manifest, config);
    await assertWhole(order.path, manifest);
    const { runRestore } = await import('./run-restore.ts');
    return runRestore(config, manifest, order);
  },
};

function orderOf(args: string[]): Order {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error('Name one folder of a backup.');
  return {
    path: typedPath(path),
    force: values.force === true,
    dryRun: values['dry-run'] === true,
  };
}

function assertPlace({ files }: Manifest, { s3 }: Config): void {
  if (!files || files.length === 0 || !s3) return;
  throw new Error(
    `The backup holds ${files.length} files, and this site keeps files in a bucket: restore without S3_*, then copy DATA_DIR/files into the bucket.`,
  );
}

async function assertWhole(path: string, { tables, files }: Manifest): Promise<void> {
  const parts = [...tables, ...(files ?? [])];
  const bar = makeProgressBar();
  const damaged: string[] = [];
  for (const [done, part] of parts.entries()) {
    bar.show({ name: 'checking', done, total: parts.length });
    if (!(await isWhole(path, part))) damaged.push(part.path);
  }
  bar.clear();
  if (damaged.length === 0) return;
  throw new Error(
    `The backup is damaged, and nothing was changed: ${damaged.slice(0, 10).join(', ')}. Take another one.`,
  );
}
