import { batchedQuery } from '#server/platform/database/batched.ts';
import type { Platform } from '#server/platform/platform.ts';
import { traceAt, traceparentsOf } from '#server/platform/tracing/several-traces.ts';
import { currentTrace, inTrace, type Trace } from '#server/platform/tracing/trace.ts';
import type { JobName, JobPayloads, Jobs } from './jobs.ts';

/** The payload of a job about several things; `traceparents` where they are of several traces. */
export interface SharedPayload {
  ids: readonly string[];
  traceparents?: readonly (string | null)[];
}

type SharedJobName = {
  [N in JobName]: SharedPayload extends JobPayloads[N] ? N : never;
}[JobName];

interface Shared {
  jobs: Pick<Jobs, 'sendAll'>;
  id: string;
  afterSeconds: number;
  trace: Trace | undefined;
}

/**
 * Makes the function that sends a job about one thing for a moment, outside of transactions. Jobs of a
 * queue that are sent at the same time and due in the same second are one: those of the leads of a request, and
 * of the requests beside it.
 */
export function sharedJobSender(name: SharedJobName) {
  const send = batchedQuery(async (db, all: readonly Shared[]): Promise<void[]> => {
    const bySecond = Map.groupBy(all, ({ afterSeconds }) => Math.ceil(afterSeconds));
    const jobs = [...bySecond].map(([afterSeconds, those]) => {
      const { trace, traceparents } = traceparentsOf(those.map((one) => one.trace));
      const payload = { ids: those.map(({ id }) => id), ...(traceparents && { traceparents }) };
      return { payload, afterSeconds, trace };
    });
    await all[0]!.jobs.sendAll(db, name, jobs);
    return all.map(() => undefined);
  });
  return (
    { db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>,
    { id, at }: { id: string; at: Date },
  ): Promise<void> => {
    const afterSeconds = Math.max(0, at.getTime() - clock.now().getTime()) / 1000;
    return send(db, { jobs, id, afterSeconds, trace: currentTrace() });
  };
}

/**
 * Runs a shared job, one thing after the other and each in its trace. All are tried, whichever fails.
 * @throws what the first that failed has thrown: the retry runs all again
 */
export async function runShared(
  { ids, traceparents }: SharedPayload,
  run: (id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const [place, id] of ids.entries()) {
    try {
      await inTrace(traceAt(traceparents, place), () => run(id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
