import type { JobWithMetadata } from 'pg-boss';
import type { Log } from '#server/platform/logging/log.ts';
import { inTrace } from '#server/platform/tracing/trace.ts';
import { noTracing, type Tracing } from '#server/platform/tracing/tracing.ts';
import { separateTrace } from './job-trace.ts';

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

export type Handler = (payload: object, job: JobAttempt) => Promise<void>;

export interface Circumstances {
  log: Log;
  tracing?: Tracing | undefined;
  /** Aborted when this node stops. */
  signal: AbortSignal;
}

export type Job = Pick<JobWithMetadata, 'id' | 'data' | 'retryCount' | 'retryLimit'>;

/**
 * Runs one attempt of a job in the trace that sent it, or in a new one. Logs a failure, and gives its
 * error.
 */
export async function attemptJob(
  queue: string,
  { id, data, retryCount, retryLimit }: Job,
  handler: Handler,
  { log, tracing = noTracing, signal }: Circumstances,
): Promise<{ error?: unknown }> {
  const { payload, trace } = separateTrace(data);
  const attempt = retryCount + 1;
  const span = beginSpan(tracing, { queue, id, attempt }, trace);
  return inTrace(span.trace, async () => {
    try {
      await handler(payload, { id, attempt, isLast: retryCount >= retryLimit, signal });
      log.debug({ queue, jobId: id, attempt }, 'job done');
      span.end();
      return {};
    } catch (error) {
      log.error({ err: error, queue, jobId: id, attempt }, 'job failed');
      span.end({ failed: true });
      return { error };
    }
  });
}

function beginSpan(
  tracing: Tracing,
  { queue, id, attempt }: { queue: string; id: string; attempt: number },
  parent: Parameters<Tracing['begin']>[1]['parent'],
) {
  return tracing.begin(`process ${queue}`, {
    kind: 'consumer',
    parent,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': queue,
      'messaging.message.id': id,
      'nearhand.job.attempt': attempt,
    },
  });
}
