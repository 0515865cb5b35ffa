import { PgBoss, type QueueOptions } from 'pg-boss';
import { DAY_SECONDS } from '#contract/durations.ts';
import type { DatabaseConnection } from '#server/platform/database/db.ts';

/** The settings of a queue; each has a default that suits most. */
export interface QueueSettings {
  /**
   * Wakes the workers by NOTIFY instead of within two seconds; costs every commit that sends one.
   */
  notify?: boolean;
  /** Deduplicates by key: while a job of a key is waiting, another of the same key is not added. */
  onePerKey?: boolean;
  /** Timeout of one run in seconds. */
  expireInSeconds?: number;
  /** Retries with exponential backoff: 14 take about five hours. */
  retryLimit?: number;
  /** How many workers a node has at most: a second one fetches only beside a batch that takes long. */
  concurrency?: number;
  /** How many jobs are fetched together; they run side by side, so that their queries share statements. */
  batchSize?: number;
}

/** The dead letter queue: jobs that failed for good. */
export const DEAD_LETTERS = 'dead-letters';

/**
 * Completing jobs read every job of their queue without it, those of the last day that are completed
 * included. Guarded, for `if not exists` alone locks the table, and fails where two create it at once.
 */
const activeIndex = `do $$ begin
  perform pg_advisory_xact_lock(hashtext('pgboss.job_common_active'));
  if to_regclass('pgboss.job_common_active') is null then
    create index job_common_active on pgboss.job_common (name, id) where state = 'active';
  end if;
end $$`;

/** Creates or updates the queue's tables. Safe under concurrency. */
export async function installJobs(
  connection: DatabaseConnection,
  queues: Readonly<Record<string, QueueSettings>>,
): Promise<void> {
  const boss = new PgBoss({ ...connection, max: 1, supervise: false, schedule: false });
  let failure: unknown;
  boss.on('error', (error) => (failure = error));
  try {
    await boss.start();
    await boss.getDb().executeSql(activeIndex);
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
    // A killed node stops sending heartbeats for its jobs.
    heartbeatSeconds: 20,
    retryLimit: retryLimit ?? 14,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    retentionSeconds: 90 * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  };
}
