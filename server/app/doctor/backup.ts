import { HOUR_SECONDS } from '#contract/durations.ts';
import { findNewestBackup } from '#server/platform/backup/backup-log.ts';
import { bad, warning, well, type Look } from './examination.ts';

/** Daily, with two hours of grace. */
const FRESH_SECONDS = 26 * HOUR_SECONDS;
const OLD_SECONDS = 72 * HOUR_SECONDS;

/** The age of the newest backup. */
export const examineBackup: Look = async ({ platform, texts: { parts, backup }, figures }) => {
  const { db, clock, config } = platform;
  const newest = await findNewestBackup(db);
  if (!newest) return [(config.production ? bad : warning)(parts.backup, backup.none, backup.cure)];
  const age = Math.max(0, (clock.now().getTime() - newest.finishedAt.getTime()) / 1000);
  const note = backup.made(figures.duration(age), figures.bytes(newest.bytes));
  if (age < FRESH_SECONDS) return [well(parts.backup, note)];
  return [(age < OLD_SECONDS ? warning : bad)(parts.backup, note, backup.oldCure)];
};
