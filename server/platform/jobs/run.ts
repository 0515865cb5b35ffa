import type { PgBoss } from 'pg-boss';
import { redactForStorage } from '#server/platform/logging/log-redaction.ts';
import type { Log } from '#server/platform/logging/log.ts';

/**
 * One attempt of a job: `attempt` starts at 1, `isLast` when no retry follows a failure. Long work
 * aborts by `signal`, by throwing, when this node stops: its retry resumes.
 */
export interface JobAttempt {
  id: string;
  attempt: number;
  isLast: boolean;
  signal: AbortSignal;
}

interface Circumstances {
  log: Log;
  /** Aborted when this node stops. */
  signal: AbortSignal;
}

type Handler = (payload: object, job: JobAttempt) => Promise<void>;

/** The outcome of one attempt. */
export interface JobRun {
  queue: string;
  id: string;
  /** Absent on success. */
  error?: unknown;
}

/** Runs all due jobs, and those they send, one after the other until none is due. */
export async function runDueJobs(
  boss: PgBoss,
  handlers: ReadonlyMap<string, Handler>,
  circumstances: Circumstances,
): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (let ran = -1; ran !== runs.length;) {
    ran = runs.length;
    const due = await findDueQueues(boss);
    for (const [queue, handler] of handlers)
      if (due.has(queue)) runs.push(...(await runQueue(boss, queue, handler, circumstances)));
  }
  return runs;
}

/** One query for all: most of thirty queues are empty at any time. */
async function findDueQueues(boss: PgBoss): Promise<Set<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      "select distinct name from pgboss.job where state < 'active' and start_after <= now()",
    );
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

/** One by one: a batch has no order. */
async function runQueue(
  boss: PgBoss,
  queue: string,
  handler: Handler,
  { log, signal }: Circumstances,
): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (;;) {
    const [job] = await boss.fetch<object>(queue, { includeMetadata: true });
    if (!job) return runs;
    const { id, data, retryCount, retryLimit } = job;
    const attempt = retryCount + 1;
    try {
      await handler(data, { id, attempt, isLast: retryCount >= retryLimit, signal });
      await boss.complete(queue, { id, retryCount });
      runs.push({ queue, id });
    } catch (error) {
      log.error({ err: error, queue, jobId: id, attempt }, 'job failed');
      await boss.fail(queue, { id, retryCount }, redactForStorage(error));
      runs.push({ queue, id, error });
    }
  }
}
