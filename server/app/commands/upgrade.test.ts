import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFit, findUpgrade, migrate, migrationsDir } from '#server/platform/database/migrate.ts';
import { readMigrations } from '#server/platform/database/migration-files.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { QUEUES } from '#server/app/queues.ts';
import {
  emptyDatabase,
  freshDatabase,
  type FreshDatabase,
} from '#tests/support/database/database.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';

const migrations = readMigrations(migrationsDir);
const newest = migrations.length;

let database: FreshDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await emptyDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'nearhand-upgrade-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

function upgrade(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: urlOf(database.connection) };
  const program = join(import.meta.dirname, '../command.ts');
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [program, 'upgrade', ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

/** The database as a program left it that ends at this migration. */
async function asOfOlder(upTo: number) {
  await installJobs(database.connection, QUEUES);
  return migrate(database.db, undefined, { upTo });
}

describe('upgrade', () => {
  it('backs up, migrates, checks, and says how to go back', async () => {
    await asOfOlder(newest - 1);
    const { code, out } = await upgrade();
    expect(out).toMatch(
      /To apply, 1:[^]*1\. Backup\n[^]* rows, [^]*2\. Migration\nApplied 1:[^]*3\. Check\nok {3}Config[^]*To go back:/,
    );
    expect(code).toBe(0);
    expect((await findFit(database.db)).missing).toEqual([]);
    const [backup] = readdirSync(join(dataDir, 'backups')).filter((name) =>
      name.startsWith('nearhand-'),
    );
    expect(out).toContain(`The backup: ${join(dataDir, 'backups', backup!)}`);
  });

  it('only says what it would do in a dry run', async () => {
    await asOfOlder(newest - 2);
    const { code, out } = await upgrade('--dry-run');
    expect([code, out]).toEqual([0, expect.stringMatching(/To apply, 2:[^]*Nothing was done/)]);
    expect((await findFit(database.db)).missing).toHaveLength(2);
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
  });

  it('makes no backup where nothing is to apply', async () => {
    await database.drop();
    database = await freshDatabase();
    const { out } = await upgrade();
    expect(out).toMatch(/Nothing to apply[^]*ok {3}Migrations/);
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
  });

  it('refuses an empty database', async () => {
    expect(await upgrade()).toMatchObject({ code: 1, err: expect.stringContaining('is empty') });
  });

  it('migrates nothing where no backup can be made', async () => {
    await asOfOlder(newest - 1);
    const { code, out } = await upgradeInto(join(import.meta.filename, 'none'));
    expect([code, out]).toEqual([1, expect.not.stringContaining('2. Migration')]);
    expect((await findFit(database.db)).missing).toHaveLength(1);
  });
});

function upgradeInto(backupDir: string) {
  process.env['BACKUP_DIR'] = backupDir;
  return upgrade().finally(() => delete process.env['BACKUP_DIR']);
}

it('an older program survives only migrations that say so', async () => {
  // 0053 and those before state nothing; the later ones name the one before them.
  await migrate(database.db, undefined, { upTo: 52 });
  expect(await findUpgrade(database.db)).toMatchObject({ isBackwardCompatible: false });
  await migrate(database.db, undefined, { upTo: newest - 1 });
  const [last] = migrations.slice(-1);
  expect(await findUpgrade(database.db)).toEqual({
    missing: [last!.name],
    isBackwardCompatible: last!.compatibleWith !== newest,
  });
});
