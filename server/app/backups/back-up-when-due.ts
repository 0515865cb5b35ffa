import { HOUR_SECONDS } from '#contract/durations.ts';
import {
  findNewestBackup,
  findNewestFailure,
  findNewestVerification,
  insertFailure,
  type BackupStep,
} from '#server/platform/backup/backup-log.ts';
import { openBackup } from '#server/platform/backup/open-backup.ts';
import type { Platform } from '#server/platform/platform.ts';
import { backUp } from './back-up.ts';
import { canReadOwn } from './can-read-own.ts';
import { copyNewest } from './copy-to-bucket.ts';
import { failedLately, isDue } from './due.ts';
import { verifyBackup } from './verify-backup.ts';

/**
 * Makes a backup where one is due, now and then restores it on trial, and copies it into the bucket
 * where there is one. What fails is logged and
 * recorded for the doctor and a monitor; a node that stops leaves it to another.
 */
export async function backUpWhenDue(platform: Platform, signal: AbortSignal): Promise<void> {
  const { config, db, clock } = platform;
  const { everySeconds } = config.backups;
  if (everySeconds === 0) return;
  const [newest, failure] = await Promise.all([findNewestBackup(db), findNewestFailure(db)]);
  const last = { finishedAt: newest?.finishedAt, failedAt: failure?.failedAt };
  if (isDue(clock.now(), everySeconds, last)) {
    await attempt(platform, 'make', signal, () => makeAndVerify(platform, signal));
  }
  if (failedLately(clock.now(), last.failedAt)) return;
  await attempt(platform, 'copy', signal, async () => {
    const copied = await copyNewest(platform, signal);
    if (copied) platform.log.info(copied, 'backup copied');
  });
}

async function makeAndVerify(platform: Platform, signal: AbortSignal): Promise<void> {
  const { backupDir: folder, backups } = platform.config;
  const order = { folder, retention: backups.kept, signal, onProgress: () => {} };
  const made = await backUp(platform, order);
  if (!made) return;
  platform.log.info(made, 'backup made');
  await attempt(platform, 'verify', signal, () => verifyWhenDue(platform, made.path));
}

async function verifyWhenDue(platform: Platform, path: string): Promise<void> {
  const { config, db, clock } = platform;
  const { verifyEverySeconds, keys } = config.backups;
  if (verifyEverySeconds === 0 || !canReadOwn(config)) return;
  const verified = await findNewestVerification(db);
  const sinceSeconds = verified && (clock.now().getTime() - verified.verifiedAt.getTime()) / 1000;
  // It is measured from the end of the one before.
  if (sinceSeconds !== undefined && sinceSeconds < verifyEverySeconds - HOUR_SECONDS) return;
  const { direct, jobs } = platform;
  const place = { db, direct, clock, queues: jobs.queues, onProgress: () => {} };
  const compared = await verifyBackup(await openBackup(path, keys), place);
  platform.log.info({ path, ...compared }, 'backup restored on trial');
}

async function attempt(
  { db, clock, log }: Platform,
  step: BackupStep,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    log.error({ err: error, step }, 'backup failed');
    await insertFailure(db, { failedAt: clock.now(), step });
  }
}
