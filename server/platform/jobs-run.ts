import type { PgBoss } from 'pg-boss';
import type { Log } from './log.ts';

/** Runs one attempt of a job; `attempt` is 1 at first. */
type Handler = (payload: object, job: { id: string; attempt: number }) => Promise<void>;

/** What became of one attempt. */
export interface JobRun {
  queue: string;
  id: string;
  /** Absent where it went well. */
  error?: unknown;
}

/** Runs everything that is due, and what that sends, one after the other until nothing is due. */
export async function runDueJobs(
  boss: PgBoss,
  handlers: ReadonlyMap<string, Handler>,
  log: Log,
): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (let ran = -1; ran !== runs.length;) {
    ran = runs.length;
    const due = await findDueQueues(boss);
    for (const [queue, handler] of handlers)
      if (due.has(queue)) runs.push(...(await runQueue(boss, queue, handler, log)));
  }
  return runs;
}

/** One question for all: most of thirty queues are empty at any time. */
async function findDueQueues(boss: PgBoss): Promise<Set<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      "select distinct name from pgboss.job where state < 'active' and start_after <= now()",
    );
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

/** One by one: a batch would come in any order. */
async function runQueue(
  boss: PgBoss,
  queue: string,
  handler: Handler,
  log: Log,
): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (;;) {
    const [job] = await boss.fetch<object>(queue);
    if (!job) return runs;
    const { id, data, retryCount } = job;
    const attempt = retryCount + 1;
    try {
      await handler(data, { id, attempt });
      await boss.complete(queue, { id, retryCount });
      runs.push({ queue, id });
    } catch (error) {
      log.error({ err: error, queue, jobId: id, attempt }, 'job failed');
      await boss.fail(queue, { id, retryCount }, error as Error);
      runs.push({ queue, id, error });
    }
  }
}
