import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations.ts';
import { findNewestFailure } from '#server/platform/backup/backup-log.ts';
import { makeDiskStore } from '#server/platform/file-store/disk.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import { startFakeS3, type FakeS3 } from '#tests/fakes/s3.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { aCustomer } from '#tests/support/people.ts';
import { backUpWhenDue } from './back-up-when-due.ts';
import { withBackup } from './with-backup.ts';

const PASSPHRASE = 'correct horse battery staple';
const PHOTO = '018f2b3c-0000-7000-8000-000000000001/preview';

let s3: FakeS3;
let site: StartedApp;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  s3 = await startFakeS3();
  folder = mkdtempSync(join(tmpdir(), 'nearhand-bucket-'));
  env = {
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_EVERY: '1d',
    BACKUP_VERIFY_EVERY: 'off',
    BACKUP_KEEP: '2',
    BACKUP_PASSPHRASE: PASSPHRASE,
    BACKUP_S3_ENDPOINT: s3.bucket.endpoint,
    BACKUP_S3_BUCKET: s3.bucket.bucket,
    BACKUP_S3_REGION: s3.bucket.region,
    BACKUP_S3_ACCESS_KEY_ID: s3.bucket.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: s3.bucket.secretAccessKey,
  };
  site = await startApp({ env });
  await aCustomer(site, 'Mia');
  await makeDiskStore(join(site.platform.config.dataDir, 'files')).put(
    PHOTO,
    Buffer.from('a photo'),
  );
});
afterAll(async () => {
  await site.stop();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => site.advance(DAY_SECONDS));

const run = () => backUpWhenDue(site.platform, new AbortController().signal);
const namesInBucket = () =>
  [...new Set([...s3.objects.keys()].map((key) => key.split('/')[0]!))]
    .filter((name) => name.startsWith('nearhand-'))
    .toSorted();
const addressOf = (name: string) => `s3://${s3.bucket.bucket}/${name}`;

/** What a restore reads of a backup in the bucket. */
function openFromBucket(address: string, passphrase = PASSPHRASE) {
  const keys = { passphrases: [passphrase], identities: [] };
  const named = { address, keys, onProgress: () => {} };
  return withBackup(site.platform.config, named, async ({ path, manifest }) => ({
    folder: readdirSync(join(path, '..')),
    tables: readdirSync(join(path, 'tables')).length === manifest.tables.length,
    files: manifest.files?.length,
  }));
}

function nearhand(own: Record<string, string>, ...args: string[]) {
  const program = join(import.meta.dirname, '../command.ts');
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { env: { ...process.env, ...env, ...own } };
    execFile(process.execPath, [program, ...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

// Each makes and sends whole backups.
describe('a bucket of backups', { timeout: 240_000 }, () => {
  it('gets each one, encrypted, and keeps as many as the folder', async () => {
    for (let day = 0; day < 3; day++) {
      await run();
      await site.advance(DAY_SECONDS);
    }
    const here = readdirSync(env['BACKUP_DIR']!).filter((name) => name.startsWith('nearhand-'));
    expect(namesInBucket()).toEqual(here.toSorted());
    expect(here).toHaveLength(2);
    expect(s3.refused).toBe(0);
    const readable = [...s3.objects].filter(
      ([key, { bytes }]) => key.startsWith('nearhand-') && !bytes.toString().startsWith('age-'),
    );
    expect(readable).toEqual([]);
  });

  it('gets one later where it could not be reached, and the failure is recorded', async () => {
    const { secretAccessKey } = s3.bucket;
    s3.bucket.secretAccessKey = 'another';
    const before = namesInBucket();
    await run();
    s3.bucket.secretAccessKey = secretAccessKey;
    expect(await findNewestFailure(site.platform.db)).toMatchObject({ step: 'copy' });
    await run();
    expect(namesInBucket()).toEqual(before);
    await site.advance(HOUR_SECONDS);
    await run();
    expect(namesInBucket().at(-1)).not.toBe(before.at(-1));
  });

  it('gives one back with who was erased, and leaves nothing behind', async () => {
    await run();
    const name = namesInBucket().at(-1)!;
    const { id } = await site.platform.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'customer')
      .executeTakeFirstOrThrow();
    await erasePerson(site.platform, id, 'operator');
    await site.advance(DAY_SECONDS);
    await run();
    const opened = await openFromBucket(addressOf(name));
    expect(opened).toEqual({ folder: ['erasures.jsonl', name], tables: true, files: 1 });
    expect(s3.objects.get('erasures.jsonl')?.bytes.toString()).toContain(id);
    expect(readdirSync(env['BACKUP_DIR']!).filter((one) => one.startsWith('.'))).toEqual([]);
  });

  it('refuses a wrong passphrase before it fetches anything else, and another bucket', async () => {
    const address = addressOf(namesInBucket().at(-1)!);
    await expect(openFromBucket(address, 'wrong')).rejects.toThrow(`does not open ${address}`);
    await expect(openFromBucket('s3://another/x')).rejects.toThrow('not in the bucket of the');
    await expect(openFromBucket(addressOf('nothing'))).rejects.toThrow('is no backup');
  });

  it('does not count one whose copying broke off', async () => {
    const name = namesInBucket().at(-1)!;
    s3.objects.delete(`${name}/manifest.json.age`);
    const { out } = await nearhand({}, 'backups');
    expect(out).toContain(join(env['BACKUP_DIR']!, name));
    expect(out).not.toContain(addressOf(name));
    expect(out).toContain(addressOf(namesInBucket().at(-2)!));
    await run();
    expect(namesInBucket()).not.toContain(name);
  });

  it('is enough to restore a site by command', async () => {
    const name = namesInBucket().at(-1)!;
    const other = await freshDatabase();
    const dataDir = join(folder, 'other');
    const own = {
      DATABASE_URL: urlOf(other.connection),
      DATA_DIR: dataDir,
      BACKUP_DIR: join(dataDir, 'backups'),
    };
    const { code, out, err } = await nearhand(own, 'restore', addressOf(name));
    expect([code, out, err]).toEqual([
      0,
      expect.stringMatching(/^Restored \d+ rows and 1 files .* people erased again/),
      expect.anything(),
    ]);
    const photo = await makeDiskStore(join(dataDir, 'files')).find(PHOTO);
    expect(photo?.bytes).toBe(7);
    const made = await nearhand(own, 'backup', '--verify');
    expect(made.out).toContain(`Copied to ${addressOf(basename(made.out.split('\n')[0]!))}`);
    expect(made.out).toMatch(/Restored on trial and compared: \d+ tables/);
    await other.drop();
  });
});
