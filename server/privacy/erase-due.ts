import { findDeletion, findDeletionsDue } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { erasePerson } from './erase.ts';
import { listErasures } from './queries.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'erase-account': { userId: string; askedBy?: Erasure['askedBy'] };
  }
}

const BATCH_SIZE = 20;

/**
 * Run by the scheduled job seven days later: erases a person who has not changed their mind. After
 * an operator's deletion it finishes what a crash interrupted.
 */
export async function eraseIfDue(
  platform: Platform,
  { userId, askedBy = 'person' }: { userId: string; askedBy?: Erasure['askedBy'] },
): Promise<void> {
  const deletion = await findDeletion(platform.db, userId);
  if (deletion?.dueAt && deletion.dueAt <= platform.clock.now()) {
    await erasePerson(platform, userId, askedBy);
  }
}

/**
 * Run by a timer: erases everybody whose grace period is over and whose job was lost. One that
 * fails waits.
 */
export async function eraseDueAccounts(platform: Platform): Promise<void> {
  const due = await findDeletionsDue(platform.db, platform.clock.now(), BATCH_SIZE);
  const failures: unknown[] = [];
  for (const userId of due) {
    await erasePerson(platform, userId, 'person').catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be erased');
}

/** An erased person, as logged outside of backups. */
export interface Erasure {
  userId: string;
  askedBy: 'person' | 'operator';
}

/**
 * After restoring a backup: erases again everybody erased since it was made. `erasures` is the log outside of the backup, beside the one in it;
 * idempotent.
 * @returns how many were erased
 */
export async function replayErasures(
  platform: Platform,
  erasures: readonly Erasure[] = [],
): Promise<number> {
  let erased = 0;
  for (const { userId, askedBy } of [...(await listErasures(platform.db)), ...erasures]) {
    if (await erasePerson(platform, userId, askedBy)) erased += 1;
  }
  return erased;
}
