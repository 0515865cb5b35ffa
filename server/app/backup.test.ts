import { execFile, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemoWorld } from '#db/seed/demo-world.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import type { Manifest } from '#server/platform/backup/manifest.ts';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import { pruneBackups } from '#server/platform/backup/prune-backups.ts';
import { findNewestBackup } from '#server/platform/backup/backup-log.ts';
import type { Db } from '#server/platform/database/db.ts';
import { makeDiskStore } from '#server/platform/file-store/disk.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { aCustomer, aProfessional } from '#tests/support/people.ts';

const PHOTO = '018f2b3c-0000-7000-8000-000000000001/preview';

let site: StartedApp;
let other: FreshDatabase;
let root: string;
let dataDir: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'nearhand-backup-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A site with a file and a waiting job, and an empty database beside it. */
async function open(folder: string): Promise<void> {
  dataDir = join(root, folder);
  [site, other] = await Promise.all([startApp({ env: { DATA_DIR: dataDir } }), freshDatabase()]);
  await makeDiskStore(join(dataDir, 'files')).put(PHOTO, Buffer.from('a photo'));
  const { db, jobs } = site.platform;
  await db.transaction().execute((tx) => jobs.send(tx, 'erase-account', { userId: 'nobody' }));
}
const close = () => Promise.all([site.stop(), other.drop()]);

function environment(database: FreshDatabase, ownData: string) {
  const env = { ...process.env, INIT_CWD: root };
  return { ...env, DATA_DIR: ownData, DATABASE_URL: urlOf(database.connection) };
}
const program = join(import.meta.dirname, 'command.ts');

function nearhand(database: FreshDatabase, ownData: string, ...args: string[]) {
  const env = environment(database, ownData);
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

async function backUp(...args: string[]): Promise<string> {
  const { code, out, err } = await nearhand(site.database, dataDir, 'backup', ...args);
  if (code !== 0 || err.includes('Error')) throw new Error(err);
  return out.split('\n')[0] ?? '';
}

/** The contents of every table of ours, as a hash. */
async function contentsOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const contents: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{ word: string | null; rows: number }>`
      select md5(string_agg(t::text, '|' order by t::text)) as word, count(*)::int as rows
      from ${sql.table(name)} t`.execute(db);
    contents[name] = `${found[0]?.rows} rows ${found[0]?.word}`;
  }
  return contents;
}

/** Empties one table of a backup, with all its checksums right. */
async function emptyPart(path: string, table: string): Promise<void> {
  const file = join(path, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const part = manifest.tables.find(({ name }) => name === table)!;
  const bytes = gzipSync('');
  Object.assign(part, { rows: 0, bytes: bytes.length, sha256: hash('sha256', bytes) });
  await writeFile(join(path, part.path), bytes);
  await writeFile(file, JSON.stringify(manifest));
}

async function scratchDatabases() {
  const { rows } = await sql`
    select datname from pg_database where starts_with(datname, 'nearhand_scratch_' ||
      (select oid from pg_database where datname = current_database()) || '_')`.execute(other.db);
  return rows;
}

describe('a backup of the demo world', () => {
  beforeAll(async () => {
    await open('demo');
    await fillDemoWorld(site.platform);
  }, 120_000);
  afterAll(close);

  it('restores every table, file and waiting job', async () => {
    const { db } = site.platform;
    const path = await backUp('--to', 'kept');
    const restored = join(root, 'restored-demo');
    const { code, out } = await nearhand(other, restored, 'restore', path);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Restored \d+ rows and 1 files/)]);
    const before = await contentsOf(db);
    const after = await contentsOf(other.db);
    // It was recorded once it was made, and says nothing of its contents.
    const { backups: _, ...kept } = before;
    expect(after).toMatchObject(kept);
    expect(Object.keys(after).length).toBeGreaterThan(40);
    const stored = await makeDiskStore(join(restored, 'files')).find(PHOTO);
    expect(stored?.bytes).toBe(7);
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where name = 'erase-account'`.execute(other.db);
    expect(rows).toHaveLength(1);
  }, 120_000);

  it('continues sequences where they were, and keeps triggers and references', async () => {
    const { rows } = await sql<{ off: number }>`
      select count(*)::int as off from pg_trigger where not tgisinternal and tgenabled = 'D'
    `.execute(other.db);
    expect(rows[0]?.off).toBe(0);
    const references = (db: Db) =>
      sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint
          where contype = 'f' and connamespace = 'public'::regnamespace order by 1`.execute(db);
    expect((await references(other.db)).rows).toEqual((await references(site.platform.db)).rows);
    const last = (db: Db) =>
      sql`select sequencename, last_value from pg_sequences where schemaname = 'public'
            and sequencename <> 'backups_id_seq' order by 1`.execute(db);
    expect((await last(other.db)).rows).toEqual((await last(site.platform.db)).rows);
  });

  it('leaves no partial backup when it is killed, and the next one cleans up', async () => {
    const folder = join(root, 'killed');
    const env = environment(site.database, dataDir);
    const child = spawn(process.execPath, [program, 'backup', '--to', folder], { env });
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (said: Buffer) => {
        if (said.toString().includes('…')) child.kill('SIGKILL');
      });
      child.on('exit', () => resolve());
    });
    expect(readdirSync(folder).filter((name) => !name.startsWith('.making-'))).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(1);
    await backUp('--to', folder);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a backup', () => {
  beforeAll(async () => {
    await open('small');
    await aCustomer(site, 'Mia');
    await aProfessional(site, 'Ann');
    const path = await backUp('--to', 'kept');
    const { code, err } = await nearhand(other, join(root, 'restored'), 'restore', path);
    if (code !== 0) throw new Error(err);
  });
  afterAll(close);

  it('is recorded for the doctor, and old ones are deleted', async () => {
    await backUp('--to', 'kept', '--keep', '1');
    expect(readdirSync(join(root, 'kept')).filter((name) => name.startsWith('n'))).toHaveLength(1);
    const noted = await findNewestBackup(site.platform.db);
    expect(noted).toMatchObject({ files: 1, rows: expect.any(Number) as number });
  });

  it('is kept beside another of the same second, and the older one is deleted first', async () => {
    const folder = join(root, 'same-second');
    const { connection } = site.database;
    const now = new Date('2026-11-22T03:30:00Z');
    const { signal } = new AbortController();
    const order = { connection, folder, files: null, now, signal, onProgress: () => {} };
    const names = [];
    for (let made = 0; made < 3; made++) names.push(basename((await makeBackup(order)).path));
    const first = 'nearhand-2026-11-22T03-30-00Z';
    expect(names).toEqual([first, `${first}-2`, `${first}-3`]);
    expect(await pruneBackups(folder, { count: 1 }, now)).toEqual(names.slice(0, 2));
  });

  it('is refused into a database with people in it', async () => {
    const path = await backUp('--to', 'kept');
    const before = await contentsOf(other.db);
    const { code, err } = await nearhand(other, join(root, 'restored'), 'restore', path);
    expect([code, err]).toEqual([1, expect.stringMatching(/people in it.*--force/)]);
    expect(await contentsOf(other.db)).toEqual(before);
  });

  it('is first restored on trial: one that cannot be restored changes nothing', async () => {
    const path = await backUp('--to', 'broken');
    await emptyPart(path, 'users');
    const before = await contentsOf(other.db);
    const restored = join(root, 'restored');
    for (const how of ['--force', '--dry-run']) {
      const { code, err } = await nearhand(other, restored, 'restore', path, '--force', how);
      expect([code, err]).toEqual([1, expect.stringMatching(/cannot be restored.*nothing was/)]);
    }
    expect(await contentsOf(other.db)).toEqual(before);
    expect(await scratchDatabases()).toEqual([]);
  }, 120_000);

  it('holds no jobs of a removed kind, nor those the queue sends to itself', async () => {
    const { db } = site.platform;
    for (const queue of ['__pgboss__send-it', 'gone-for-good']) {
      await sql`insert into pgboss.queue
        select (jsonb_populate_record(queue, jsonb_build_object('name', ${queue}::text))).*
        from pgboss.queue where name = 'erase-account' on conflict do nothing`.execute(db);
      await sql`insert into pgboss.job (name, start_after)
        values (${queue}, now() + interval '1 day')`.execute(db);
    }
    const path = await backUp('--to', 'kept');
    const { code } = await nearhand(other, join(root, 'restored'), 'restore', path, '--force');
    expect(code).toBe(0);
    const { rows } = await sql`select distinct name from pgboss.job`.execute(other.db);
    expect(rows).toEqual([{ name: 'erase-account' }]);
  }, 120_000);

  it('is refused where a byte of it changed, before anything else happens', async () => {
    const path = await backUp('--to', 'damaged');
    const part = join(path, 'tables/public.users.gz');
    const bytes = await readFile(part);
    bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
    await writeFile(part, bytes);
    const restored = join(root, 'restored');
    const { code, err } = await nearhand(other, restored, 'restore', path, '--force');
    expect([code, err]).toEqual([1, expect.stringContaining('tables/public.users.gz')]);
    const { code: none, err: why } = await nearhand(other, restored, 'restore', root);
    expect([none, why]).toEqual([1, expect.stringContaining('is no backup')]);
  });

  it('does not bring back people erased since', async () => {
    const path = await backUp('--to', 'kept');
    const { db, config } = site.platform;
    const gone = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'customer')
      .where('name', 'is not', null)
      .executeTakeFirstOrThrow();
    await erasePerson(site.platform, gone.id, 'operator');
    const env = join(root, 'again');
    const erased = await readFile(join(config.backupDir, 'erasures.jsonl'), 'utf8');
    await writeFile(join(root, 'kept/erasures.jsonl'), erased);
    const { code, out } = await nearhand(other, env, 'restore', path, '--force');
    expect([code, out]).toEqual([0, expect.stringContaining('1 people erased again')]);
    const { rows } = await sql`select 1 from erasures where user_id = ${gone.id}`.execute(other.db);
    expect(rows).toHaveLength(1);
  }, 120_000);
});
