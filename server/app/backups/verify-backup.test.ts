import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findNewestVerification } from '#server/platform/backup/backup-log.ts';
import type { Manifest } from '#server/platform/backup/manifest.ts';
import { openBackup } from '#server/platform/backup/open-backup.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional } from '#tests/support/people.ts';
import { QUEUES } from '#server/app/queues.ts';
import { backUp } from './back-up.ts';
import { verifyBackup } from './verify-backup.ts';

let site: StartedApp;
let root: string;
let path: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'nearhand-verify-'));
  site = await startApp();
  await aCustomer(site, 'Mia');
  await aProfessional(site, 'Ann');
  const { signal } = new AbortController();
  const order = { folder: root, retention: undefined, signal, onProgress: () => {} };
  path = (await backUp(site.platform, order))!.path;
});
afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => site.platform.db.deleteFrom('backup_verifications').execute());

async function verify() {
  const backup = await openBackup(path, { passphrases: [], identities: [] });
  return verifyBackup(backup, { ...site.platform, queues: QUEUES, onProgress: () => {} });
}

/** Runs a test on the backup with another manifest, and puts the right one back. */
async function withManifest(change: (manifest: Manifest) => unknown, test: () => Promise<unknown>) {
  const place = join(path, 'manifest.json');
  const text = await readFile(place, 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  await change(manifest);
  await writeFile(place, JSON.stringify(manifest));
  await test();
  await writeFile(place, text);
}

/** Changes the rows of a part; the checksum of the stored bytes is that of the changed ones. */
async function changeRows(manifest: Manifest, table: string, change: (rows: string) => string) {
  const part = manifest.tables.find(({ name }) => name === table)!;
  const place = join(path, part.path);
  const bytes = gzipSync(change(gunzipSync(await readFile(place)).toString()));
  await writeFile(place, bytes);
  Object.assign(part, { bytes: bytes.length, sha256: hash('sha256', bytes) });
}

/** Those of this site: other tests of the same server have theirs. */
async function scratchDatabases() {
  const { rows } = await sql`
    select datname from pg_database
    where starts_with(datname, ${await scratchPrefix()})`.execute(site.platform.db);
  return rows;
}

async function scratchPrefix(): Promise<string> {
  const { rows } = await sql<{ oid: string }>`
    select oid::text from pg_database where datname = current_database()`.execute(site.platform.db);
  return `nearhand_scratch_${rows[0]!.oid}_`;
}

describe('verifying a backup', () => {
  it('restores it beside the site, compares every table, and records when', async () => {
    const { tables, withChecksum, rows } = await verify();
    expect(tables).toBeGreaterThan(60);
    expect(withChecksum).toBe(tables - 1);
    expect(rows).toBeGreaterThan(100);
    expect(await findNewestVerification(site.platform.db)).toBeDefined();
    expect(await scratchDatabases()).toEqual([]);
  });

  it('finds rows that are not those that were backed up, as many as there are', async () => {
    await withManifest(
      (manifest) => changeRows(manifest, 'users', (rows) => rows.replace('Mia', 'Eve')),
      () => expect(verify()).rejects.toThrow('users has other rows than were backed up'),
    );
    expect(await findNewestVerification(site.platform.db)).toBeUndefined();
    await withManifest(
      (manifest) => changeRows(manifest, 'users', (rows) => rows.replace('Eve', 'Mia')),
      () => verify(),
    );
  });

  it('misses a table that is not in the backup', async () => {
    await withManifest(
      ({ tables }) =>
        tables.splice(
          tables.findIndex(({ name }) => name === 'erasures'),
          1,
        ),
      () => expect(verify()).rejects.toThrow('erasures is not in the backup'),
    );
    expect(await scratchDatabases()).toEqual([]);
  });

  it('drops what a killed one left behind', async () => {
    const left = sql.id(`${await scratchPrefix()}left`);
    await sql`create database ${left}`.execute(site.platform.db);
    expect(await scratchDatabases()).toHaveLength(1);
    await verify();
    expect(await scratchDatabases()).toEqual([]);
  });
});
