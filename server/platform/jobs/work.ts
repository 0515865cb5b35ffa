import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { redactForStorage } from '#server/platform/logging/log-redaction.ts';
import { attemptJob, type Circumstances, type Handler } from './attempt.ts';
import type { QueueSettings } from './queues.ts';

/** While a batch runs for longer, another worker fetches beside it. */
const SLOW_BATCH_MS = 250;

interface Work extends Circumstances {
  settings: QueueSettings | undefined;
}

/**
 * Has a queue's jobs run until the queue is stopped. One worker fetches, so that jobs come in full
 * batches; beside one whose batch takes long works another, up to the queue's `concurrency`. Jobs
 * fetched together run side by side, each with its own outcome.
 */
export async function workOnQueue(
  boss: PgBoss,
  name: string,
  handler: Handler,
  work: Work,
): Promise<void> {
  const { notify = false, batchSize = 1 } = work.settings ?? {};
  // Retries and delayed jobs send no NOTIFY: polling finds them.
  const pace = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: notify ? 5 : 30 };
  const options = { ...pace, batchSize, includeMetadata: true, perJobResults: true } as const;
  const run = attemptsOf(name, handler, work);
  const relieved = withRelief(addWorker, (id) => boss.offWork(name, { id, wait: true }), work);
  await addWorker();

  async function addWorker(): Promise<string> {
    let id = '';
    id = await boss.work<object, JobResult[], typeof options>(name, options, (jobs) => {
      // One NOTIFY may announce more jobs than are fetched together.
      if (jobs.length === batchSize) boss.notifyWorker(id);
      return relieved(() => Promise.all(jobs.map(run)));
    });
    return id;
  }
}

function attemptsOf(name: string, handler: Handler, work: Work) {
  return async (job: JobWithMetadata): Promise<JobResult> => {
    const { id } = job;
    const signal = AbortSignal.any([job.signal, work.signal]);
    const outcome = await attemptJob(name, job, handler, { ...work, signal });
    if (!('error' in outcome)) return { id, status: 'completed' };
    // The queue stores the error with all its properties.
    return { id, status: 'failed', output: redactForStorage(outcome.error) };
  };
}

/** Runs batches; for as long as one that is slow takes, there is one worker more. */
function withRelief(
  add: () => Promise<string>,
  remove: (id: string) => Promise<void>,
  { settings, signal: stopping, log }: Work,
) {
  const most = settings?.concurrency ?? 2;
  let workers = 1;
  const logged = (err: unknown) => log.warn({ err }, 'no further worker of a queue');
  return async <T>(batch: () => Promise<T>): Promise<T> => {
    let relief: Promise<string> | undefined;
    const slow = setTimeout(() => {
      if (workers >= most || stopping.aborted) return;
      workers += 1;
      relief = add();
    }, SLOW_BATCH_MS);
    try {
      return await batch();
    } finally {
      clearTimeout(slow);
      void relief
        ?.then(remove)
        .catch(logged)
        .finally(() => (workers -= 1));
    }
  };
}
