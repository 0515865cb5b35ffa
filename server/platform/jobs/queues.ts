import { PgBoss, type QueueOptions } from 'pg-boss';
import { DAY_SECONDS } from '#contract/durations.ts';
import type { DatabaseConnection } from '#server/platform/database/db.ts';

/** How the jobs of one queue are run; each has a default that suits most. */
export interface QueueSettings {
  /** Wakes the workers at once instead of within two seconds; costs every commit that sends one. */
  notify?: boolean;
  /** While a job of a key waits, another of the same key is not added. */
  onePerKey?: boolean;
  /** Seconds one run may take before it counts as failed. */
  expireInSeconds?: number;
  /** Attempts after the first, further and further apart: 14 take about five hours. */
  retryLimit?: number;
  /** Jobs of this queue a node runs at the same time. */
  concurrency?: number;
}

/** Where jobs end that failed for good, for an operator to look at. */
export const DEAD_LETTERS = 'dead-letters';

/**
 * Creates what the queue needs in the database, or brings it up to date. Two nodes may do it at the
 * same time.
 */
export async function installJobs(
  connection: DatabaseConnection,
  queues: Readonly<Record<string, QueueSettings>>,
): Promise<void> {
  const boss = new PgBoss({ ...connection, max: 1, supervise: false, schedule: false });
  let failure: unknown;
  boss.on('error', (error) => (failure = error));
  try {
    await boss.start();
    await keepQueue(boss, DEAD_LETTERS, { retentionSeconds: 365 * DAY_SECONDS }, {});
    for (const [name, settings] of Object.entries(queues)) {
      await keepQueue(boss, name, { ...optionsOf(settings), deadLetter: DEAD_LETTERS }, settings);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure;
}

async function keepQueue(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { deadLetter?: string; notify?: boolean },
  { onePerKey }: QueueSettings,
): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, { ...options, policy: onePerKey ? 'short' : 'standard' });
}

function optionsOf({ notify, expireInSeconds, retryLimit }: QueueSettings) {
  return {
    notify: notify ?? false,
    expireInSeconds: expireInSeconds ?? 120,
    // A node that was killed stops saying that it still works on a job.
    heartbeatSeconds: 20,
    retryLimit: retryLimit ?? 14,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    retentionSeconds: 90 * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  };
}
