import type { PgBoss } from 'pg-boss';
import { redactForStorage } from '#server/platform/logging/log-redaction.ts';
import { attemptJob, type Circumstances, type Handler } from './attempt.ts';

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
  circumstances: Circumstances,
): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (;;) {
    const [job] = await boss.fetch<object>(queue, { includeMetadata: true });
    if (!job) return runs;
    const { id, retryCount } = job;
    const outcome = await attemptJob(queue, job, handler, circumstances);
    if ('error' in outcome) {
      await boss.fail(queue, { id, retryCount }, redactForStorage(outcome.error));
    } else await boss.complete(queue, { id, retryCount });
    runs.push({ queue, id, ...outcome });
  }
}
