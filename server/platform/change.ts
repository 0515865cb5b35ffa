import type { LiveEvent } from '#contract/live.ts';
import type { Tx } from './database/db.ts';
import { transactionWithCommitWork } from './database/pipeline.ts';
import type { DomainEvent } from './domain-events.ts';
import type { JobName, JobPayloads, SendOptions } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';

declare module './jobs/jobs.ts' {
  interface JobPayloads {
    'domain-events': { events: DomainEvent[] };
  }
}

/** One change of state: its transaction, and its effects after the commit. */
export interface Change {
  tx: Tx;
  /** Records a domain event; server/app/reactions.ts lists the reactions. */
  record(event: DomainEvent): void;
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
    const events: DomainEvent[] = [];
    const liveEvents: { userId: string; event: LiveEvent }[] = [];
    const result = await work({
      tx,
      record: (event) => void events.push(event),
      publishLive: (userId, event) => void liveEvents.push({ userId, event }),
      sendJob: (...job) => last({ execute: (tx) => jobs.send(tx, ...job) }),
    });
    if (events.length > 0) last({ execute: (tx) => jobs.send(tx, 'domain-events', { events }) });
    if (liveEvents.length > 0) {
      last({ execute: (tx) => live.publish(tx, liveEvents), committed: live.deliverLocally });
    }
    return result;
  });
}
