import type { LiveEvent } from '#contract/live.ts';
import type { Tx } from './database/db.ts';
import { transactionWithCommitWork } from './database/pipeline.ts';
import type { DomainEvent } from './domain-events.ts';
import type { Platform } from './platform.ts';

declare module './jobs/jobs.ts' {
  interface JobPayloads {
    'domain-events': { events: DomainEvent[] };
  }
}

/** One change of state: its transaction, and what is to follow from it once it is committed. */
export interface Change {
  tx: Tx;
  /** Records a domain event; server/app/reactions.ts says who reacts. */
  record(event: DomainEvent): void;
  /** Publishes a live event to a person's open pages, at the commit. */
  publishLive(userId: string, event: LiveEvent): void;
}

/**
 * Runs one change in one transaction. Its events leave as a single job inside that transaction, and
 * its live events as rows with one NOTIFY: both exist exactly when the change is committed. Pages on
 * this node hear of it before that comes back.
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
    });
    if (events.length > 0) last({ execute: (tx) => jobs.send(tx, 'domain-events', { events }) });
    if (liveEvents.length > 0) {
      last({ execute: (tx) => live.publish(tx, liveEvents), committed: live.deliverLocally });
    }
    return result;
  });
}
