import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations.ts';
import {
  findNewestBackup,
  findNewestFailure,
  findNewestVerification,
  type BackupLogEntry,
} from '#server/platform/backup/backup-log.ts';
import { canReadOwn } from '#server/app/backups/can-read-own.ts';
import { bad, warning, well, type Examination, type Finding, type Look } from './examination.ts';

/** Where backups are not scheduled here, they are expected daily. */
const USUAL_SECONDS = DAY_SECONDS;
const GRACE_SECONDS = 2 * HOUR_SECONDS;
const OLD_AFTER_RUNS = 3;

const VERIFIED_SECONDS = 35 * DAY_SECONDS;

/** The age of the newest backup, whether one failed since, and when one was last restored on trial. */
export const examineBackup: Look = async (examination) => {
  const { platform, texts } = examination;
  const { parts, backup } = texts;
  const newest = await findNewestBackup(platform.db);
  const failed = await findFailed(examination, newest?.finishedAt);
  if (!newest) {
    const look = platform.config.production ? bad : warning;
    return [look(parts.backup, backup.none, backup.cure), ...failed];
  }
  return [foundNewest(examination, newest), ...failed, await findVerified(examination)];
};

function foundNewest(examination: Examination, { finishedAt, bytes }: BackupLogEntry): Finding {
  const { platform, texts, figures } = examination;
  const { parts, backup } = texts;
  const age = secondsSince(examination, finishedAt);
  const every = platform.config.backups.everySeconds || USUAL_SECONDS;
  const note = backup.made(figures.duration(age), figures.bytes(bytes));
  if (age < every + GRACE_SECONDS) return well(parts.backup, note);
  return (age < OLD_AFTER_RUNS * every ? warning : bad)(parts.backup, note, backup.oldCure);
}

async function findFailed(examination: Examination, since: Date | undefined): Promise<Finding[]> {
  const { platform, texts, figures } = examination;
  const { failed, failedNote, failedCure } = texts.backup;
  const failure = await findNewestFailure(platform.db);
  if (!failure || (since && failure.failedAt <= since)) return [];
  const age = figures.duration(secondsSince(examination, failure.failedAt));
  return [bad(failed, failedNote[failure.step](age), failedCure)];
}

async function findVerified(examination: Examination): Promise<Finding> {
  const { platform, texts, figures } = examination;
  const { verified, verifiedNote, neverVerified, elsewhere, verifyCure } = texts.backup;
  const newest = await findNewestVerification(platform.db);
  if (!newest && !canReadOwn(platform.config)) return well(verified, elsewhere);
  if (!newest) return warning(verified, neverVerified, verifyCure);
  const age = secondsSince(examination, newest.verifiedAt);
  const note = verifiedNote(figures.duration(age));
  return age < VERIFIED_SECONDS ? well(verified, note) : warning(verified, note, verifyCure);
}

function secondsSince({ platform }: Examination, moment: Date): number {
  return Math.max(0, (platform.clock.now().getTime() - moment.getTime()) / 1000);
}
