import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gunzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackupEncryption } from '#server/platform/backup/encryption.ts';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import { openBackup } from '#server/platform/backup/open-backup.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer } from '#tests/support/people.ts';

const PASSPHRASE = 'correct horse battery staple';

let site: StartedApp;
let root: string;
let identity: string;
let byKey: string;
let byPassphrase: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'nearhand-encrypted-'));
  site = await startApp();
  await aCustomer(site, 'Philomena');
  identity = await generateX25519Identity();
  byKey = await make({ recipients: [await identityToRecipient(identity)] });
  byPassphrase = await make({ passphrase: PASSPHRASE });
});
afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true, force: true });
});

async function make(encryption: BackupEncryption): Promise<string> {
  const { connection } = site.database;
  const { signal } = new AbortController();
  const order = { connection, folder: root, files: null, now: new Date(), signal, encryption };
  return (await makeBackup({ ...order, onProgress: () => {} })).path;
}

const open = (path: string, keys: { passphrases?: string[]; identities?: string[] }) =>
  openBackup(path, { passphrases: [], identities: [], ...keys });

async function rowsOf(path: string, keys: Parameters<typeof open>[1], table: string) {
  const backup = await open(path, keys);
  const part = backup.manifest.tables.find(({ name }) => name === table)!;
  return pipeline(backup.read(part), createGunzip(), text);
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );

describe('an encrypted backup', () => {
  it('opens with its passphrase, or its key', async () => {
    const rows = await rowsOf(byKey, { identities: [identity] }, 'users');
    expect(rows).toContain('Philomena');
    expect(await rowsOf(byPassphrase, { passphrases: [PASSPHRASE] }, 'users')).toBe(rows);
  });

  it('shows nothing but names of tables to who has no key', () => {
    for (const name of [...filesIn(byKey), ...filesIn(byPassphrase)]) {
      expect(name).toMatch(/\.age$/);
    }
    const bytes = readFileSync(join(byKey, 'tables/public.users.gz.age'));
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
    expect(() => gunzipSync(bytes)).toThrow('incorrect header check');
  });

  it('refuses a wrong key, and says what is missing where there is none', async () => {
    const refused = /does not open .*, and nothing was changed/;
    const stranger = await generateX25519Identity();
    await expect(open(byKey, { identities: [stranger] })).rejects.toThrow(refused);
    await expect(open(byKey, { passphrases: [PASSPHRASE] })).rejects.toThrow(refused);
    await expect(open(byPassphrase, { passphrases: ['wrong'] })).rejects.toThrow(refused);
    await expect(open(byKey, {})).rejects.toThrow(/is encrypted.*BACKUP_PASSPHRASE/);
  });

  it('does not give out a part with a changed byte', async () => {
    const place = join(byKey, 'tables/public.users.gz.age');
    const bytes = readFileSync(place);
    const changed = Buffer.from(bytes);
    changed[bytes.length - 20]! ^= 1;
    writeFileSync(place, changed);
    await expect(rowsOf(byKey, { identities: [identity] }, 'users')).rejects.toThrow('invalid tag');
    writeFileSync(place, bytes);
  });

  it.runIf(spawnSync('age', ['--version']).status === 0)(
    'opens with the program age, and what that encrypted opens here',
    async () => {
      const keyFile = join(root, 'key.txt');
      writeFileSync(keyFile, `${identity}\n`);
      const age = (...args: string[]) => execFileSync('age', args);
      const own = join(root, 'own.txt');
      writeFileSync(own, age('-d', '-i', keyFile, join(byKey, 'identity.age')));
      const part = age('-d', '-i', own, join(byKey, 'tables/public.users.gz.age'));
      const keys = { identities: [identity] };
      expect(gunzipSync(part).toString()).toBe(await rowsOf(byKey, keys, 'users'));
      const other = await generateX25519Identity();
      const recipient = await identityToRecipient(other);
      age('-r', recipient, '-o', join(byKey, 'identity.age'), own);
      expect(await rowsOf(byKey, { identities: [other] }, 'users')).toContain('Philomena');
      await expect(open(byKey, keys)).rejects.toThrow('does not open');
    },
  );
});
