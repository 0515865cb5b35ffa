import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations.ts';
import {
  findNewestBackup,
  findNewestFailure,
  findNewestVerification,
} from '#server/platform/backup/backup-log.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer } from '#tests/support/people.ts';
import { backUp } from './back-up.ts';
import { backUpWhenDue } from './back-up-when-due.ts';

let site: StartedApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nearhand-schedule-'));
  const env = { BACKUP_DIR: folder, BACKUP_EVERY: '1d', BACKUP_KEEP: '3', BACKUP_KEEP_DAYS: '30' };
  site = await startApp({ env });
  await aCustomer(site, 'Mia');
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await site.platform.db.deleteFrom('backup_failures').execute();
  await site.platform.db.deleteFrom('backups').execute();
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const run = (signal = new AbortController().signal) => backUpWhenDue(site.platform, signal);
const backups = () => readdirSync(folder).filter((name) => name.startsWith('nearhand-'));

describe('the schedule of backups', () => {
  it('makes one as a job, restores it on trial, and none again before the next day', async () => {
    const { db, jobs } = site.platform;
    for (let times = 0; times < 2; times++) {
      await jobs.send(db, 'timer-back-up', {});
      await site.drainJobs();
    }
    expect(backups()).toHaveLength(1);
    expect(await findNewestVerification(db)).toBeDefined();
    await site.advance(DAY_SECONDS);
    await run();
    expect(backups()).toHaveLength(2);
  });

  it('keeps the newest, by number and by age, and always one', async () => {
    const names = [
      'nearhand-2026-01-01T03-30-00Z',
      'nearhand-2026-01-02T03-30-00Z',
      'nearhand-2026-01-02T03-30-00Z-2',
    ];
    for (const name of [...names, 'holiday-pictures']) await mkdir(join(folder, name));
    await run();
    expect(backups()).toHaveLength(1);
    expect(readdirSync(folder)).toContain('holiday-pictures');
  });

  it('never makes two at a time', async () => {
    const { signal } = new AbortController();
    const order = { folder, retention: undefined, signal, onProgress: () => {} };
    const made = await Promise.all([1, 2, 3].map(() => backUp(site.platform, order)));
    expect(made.filter((one) => one !== undefined)).toHaveLength(1);
    expect(backups()).toHaveLength(1);
  });

  it('records a failure, leaves nothing half-made and the others, and tries again in an hour', async () => {
    const { db } = site.platform;
    const kept = 'nearhand-2026-01-01T03-30-00Z';
    await mkdir(join(folder, kept));
    const files = join(site.platform.config.dataDir, 'files');
    await mkdir(site.platform.config.dataDir, { recursive: true });
    writeFileSync(files, 'in the way of the folder of stored files');
    await run();
    expect(await findNewestFailure(db)).toMatchObject({ step: 'make' });
    expect(await findNewestBackup(db)).toBeUndefined();
    expect(site.log.lines.some(({ message }) => message === 'backup failed')).toBe(true);
    rmSync(files);
    await run();
    expect(backups()).toEqual([kept]);
    await site.advance(HOUR_SECONDS);
    await run();
    expect(await findNewestBackup(db)).toBeDefined();
  });

  it('records a trial that fails, and the backup stays', async () => {
    const { config, db } = site.platform;
    await db.deleteFrom('backup_verifications').execute();
    const keys = { passphrases: ['another'], identities: [] };
    const encryption = { passphrase: 'correct horse battery staple' };
    const settings = { ...config.backups, encryption, keys };
    const platform = { ...site.platform, config: { ...config, backups: settings } };
    await backUpWhenDue(platform, new AbortController().signal);
    expect(await findNewestFailure(db)).toMatchObject({ step: 'verify' });
    expect(await findNewestBackup(db)).toBeDefined();
    expect(backups()).toHaveLength(1);
  });

  it('leaves it to another node where this one stops', async () => {
    await expect(run(AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping');
    expect(readdirSync(folder)).toEqual([]);
    expect(await findNewestFailure(site.platform.db)).toBeUndefined();
    await run();
    expect(backups()).toHaveLength(1);
  });
});
