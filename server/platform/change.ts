import type { LiveEvent } from '#contract/live.ts';
import type { Tx } from './database/db.ts';
import { transactionWithCommitWork } from './database/pipeline.ts';
import type { DomainEvent } from './domain-events.ts';
import type { JobName, JobPayloads, SendOptions } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';
import { currentTrace, inTrace, type Trace } from './tracing/trace.ts';
import { traceparentsOf } from './tracing/several-traces.ts';

declare module './jobs/jobs.ts' {
  interface JobPayloads {
    /** `traceparents`: what each event is part of, where they are of several traces. */
    'domain-events': { events: DomainEvent[]; traceparents?: readonly (string | null)[] };
  }
}

/** One change of state: its transaction, and its effects after the commit. */
export interface Change {
  tx: Tx;
  /**
   * Records a domain event; server/app/reactions.ts lists the reactions. `trace`: where it is not part of
   * the running code's.
   */
  record(event: DomainEvent, trace?: Trace): void;
  /** Publishes a live event to a person's open pages, at the commit. */
  publishLive(userId: string, event: LiveEvent): void;
  /** Sends a job with the commit: nothing of the transaction waits for it. */
  sendJob: SendJob;
}

type SendJob = <N extends JobName>(name: N, payload: JobPayloads[N], options?: SendOptions) => void;

/**
 * Runs one change in one transaction. Its domain events are queued as a single job in that transaction (transactional outbox), and its live events as rows with one NOTIFY: both exist exactly when the change is committed. Pages on this node receive them before it
 * returns.
 * @throws whatever `work` throws, after rolling everything back
 */
export async function change<T>(
  { db, jobs, live }: Pick<Platform, 'db' | 'jobs' | 'live'>,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return transactionWithCommitWork(db, async (tx, last) => {
    const recorded: Recorded[] = [];
    const liveEvents: { userId: string; event: LiveEvent }[] = [];
    const result = await work({
      tx,
      record: (event, trace = currentTrace()) => void recorded.push({ event, trace }),
      publishLive: (userId, event) => void liveEvents.push({ userId, event }),
      sendJob: (...job) => {
        const trace = currentTrace();
        last({ execute: (tx) => inTrace(trace, () => jobs.send(tx, ...job)) });
      },
    });
    if (recorded.length > 0) last({ execute: (tx) => sendEvents(tx, jobs, recorded) });
    if (liveEvents.length > 0) {
      last({
        execute: (tx) => live.publish(tx, liveEvents),
        committed: live.deliverLocally,
        inDoubt: () => void live.catchUp(),
      });
    }
    return result;
  });
}

interface Recorded {
  event: DomainEvent;
  trace: Trace | undefined;
}

function sendEvents(
  tx: Tx,
  jobs: Pick<Platform['jobs'], 'send'>,
  recorded: readonly Recorded[],
): Promise<void> {
  const events = recorded.map(({ event }) => event);
  const { trace, traceparents } = traceparentsOf(recorded.map(({ trace }) => trace));
  return inTrace(trace, () =>
    jobs.send(tx, 'domain-events', { events, ...(traceparents && { traceparents }) }),
  );
}
