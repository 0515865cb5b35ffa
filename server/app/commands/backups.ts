import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackupBucket } from '#server/platform/backup/backup-bucket.ts';
import { IDENTITY } from '#server/platform/backup/encryption.ts';
import { sortBackups, timeOfBackup } from '#server/platform/backup/prune-backups.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { typedPath } from './typed-path.ts';

/** `backups`: lists the backups of a folder and of the bucket. */
export const backups = {
  summary: 'List the backups there are, here and in the bucket',
  help: `Usage: npm run nearhand -- backups [--in FOLDER]

Lists complete backups, the oldest first, as the commands restore and backup --verify take them, with
the time they were begun (UTC). Those of the bucket (BACKUP_S3_*) come last.

  --in FOLDER   where backups lie (default: BACKUP_DIR, else the folder backups in DATA_DIR)`,
  async run(args: string[]): Promise<number> {
    const { values } = parseArgs({ args, options: { in: { type: 'string' } } });
    const config = loadConfig();
    const folder = values.in === undefined ? config.backupDir : typedPath(values.in);
    const lines = [...(await linesOf(folder)), ...(await linesOfBucket(config))];
    process.stdout.write(lines.length > 0 ? lines.join('') : `There is none in ${folder}.\n`);
    return 0;
  },
};

async function linesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const lines = [];
  for (const name of sortBackups(names)) {
    const path = join(folder, name);
    lines.push(line(path, name, await sizeOf(path)));
  }
  return lines;
}

async function linesOfBucket({ backups: { bucket } }: Config): Promise<string[]> {
  if (!bucket) return [];
  const { complete } = await openBackupBucket(bucket).list();
  return complete.map((name) => line(`s3://${bucket.bucket}/${name}`, name));
}

function line(address: string, name: string, size = ''): string {
  const time = timeOfBackup(name).toISOString().slice(0, 16).replace('T', ' ');
  return `${time}  ${address}${size}\n`;
}

async function sizeOf(path: string): Promise<string> {
  const files = await readdir(path, { recursive: true });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(path, file))).size));
  const encrypted = files.includes(IDENTITY) ? ', encrypted' : '';
  return `  ${sizes.reduce((sum, size) => sum + size, 0)} bytes${encrypted}`;
}
