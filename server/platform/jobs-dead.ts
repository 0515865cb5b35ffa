import type { JobWithMetadata } from 'pg-boss';

/** A job that failed for good. */
export interface DeadJob {
  id: string;
  queue: string;
  payload: object;
  attempts: number;
  /** ISO 8601. */
  failedAt: string;
  /** What the last attempt died of. */
  problem: string;
}

/** Reads what the queue kept when it gave a job up. */
export function toDeadJob(job: JobWithMetadata): DeadJob {
  const { message } = (job.sourceOutput ?? {}) as { message?: string };
  return {
    id: job.id,
    queue: job.sourceName ?? job.name,
    payload: job.data,
    attempts: (job.sourceRetryCount ?? 0) + 1,
    failedAt: job.createdOn.toISOString(),
    problem: message ?? 'unknown',
  };
}
