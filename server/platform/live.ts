import type { LiveEvent } from '#contract/live.ts';
import type { Database, DatabaseConnection, Tx } from './db.ts';
import { makeListener } from './live-listener.ts';
import {
  findEvents,
  findEventsAfter,
  findNewestEventId,
  insertEvents,
  LIVE_CHANNEL,
  type LiveRow,
} from './live-queries.ts';
import { makeSubscribers, type Subscriber } from './live-subscribers.ts';
import type { Log } from './log.ts';

/**
 * Tells the open pages of a person, on whichever node they are, what changed: rows that can be read
 * again after a lost connection, announced by one NOTIFY that carries ids only. A page hears of an
 * event at least once.
 */
export interface LiveStream {
  /** Tells people; they hear it when the transaction is committed. */
  publish(tx: Tx, told: readonly { userId: string; event: LiveEvent }[]): Promise<void>;
  /**
   * Hears what a person is told from now on, or where `afterId` names an event, what they were told
   * since it. Gives the function that ends it.
   */
  subscribe(userId: string, afterId: number | null, subscriber: Subscriber): () => void;
  start(): Promise<void>;
  /** Closes every page of this node. */
  stop(): Promise<void>;
  /** Open pages on this node, of one person or of all. */
  countSubscribers(userId?: string): number;
}

interface LiveOptions {
  connection: DatabaseConnection;
  db: Database;
  log: Log;
}

const rememberedEvents = 10_000;

/** The live stream of one node, on one connection of its own. */
export function makeLive({ connection, db, log }: LiveOptions): LiveStream {
  const subscribers = makeSubscribers();
  const delivery = makeDelivery(db, subscribers);
  const fetch = inBatches(delivery.announced, log);
  let stopped = false;
  const listener = makeListener({
    connection,
    channel: LIVE_CHANNEL,
    log,
    onPayload: (payload) => {
      // db/migrations/0007_session_end.sql says this.
      if (payload.startsWith('session:')) subscribers.recheck(payload.slice('session:'.length));
      else fetch(announcedTo(payload, subscribers.has));
    },
    onListening: delivery.missed,
  });
  return {
    publish: insertEvents,
    subscribe(userId, afterId, subscriber) {
      // A connection that is kept alive may still ask for a stream.
      if (stopped) setImmediate(() => subscriber.close());
      const replay = afterId === null ? undefined : findEventsAfter(db, [userId], afterId);
      return subscribers.add(userId, subscriber, replay);
    },
    start: listener.start,
    async stop() {
      stopped = true;
      subscribers.closeAll();
      await listener.stop();
    },
    countSubscribers: subscribers.count,
  };
}

/** Reads events and hands each to its person's pages once. */
function makeDelivery(db: Database, subscribers: ReturnType<typeof makeSubscribers>) {
  const delivered = new Set<number>();
  let newest: number | undefined;
  const deliver = (rows: readonly LiveRow[]) => {
    for (const row of rows) {
      newest = Math.max(newest ?? 0, row.id);
      if (delivered.has(row.id)) continue;
      remember(delivered, row.id);
      subscribers.deliver(row);
    }
  };
  return {
    announced: async (ids: readonly number[]) => deliver(await findEvents(db, ids)),
    /** What was announced while nobody listened. */
    async missed() {
      if (newest === undefined) newest = await findNewestEventId(db);
      else deliver(await findEventsAfter(db, subscribers.users(), newest));
    },
  };
}

/** The ids of the events whose people have a page here. */
function announcedTo(payload: string, isHere: (userId: string) => boolean): number[] {
  return payload
    .split(',')
    .map((part) => part.split(':'))
    .filter(([, userId = '']) => isHere(userId))
    .map(([id]) => Number(id));
}

/** One query at a time: what is announced while it runs is fetched together by the next. */
function inBatches(fetch: (ids: number[]) => Promise<void>, log: Log): (ids: number[]) => void {
  let waiting: number[] = [];
  let running = false;
  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      const ids = waiting;
      waiting = [];
      await fetch(ids).catch((error: unknown) => log.error({ err: error }, 'live events not read'));
    }
    running = false;
  };
  return (ids) => {
    waiting.push(...ids);
    if (!running && waiting.length > 0) void run();
  };
}

function remember(delivered: Set<number>, id: number): void {
  delivered.add(id);
  for (const oldest of delivered) {
    if (delivered.size <= rememberedEvents) return;
    delivered.delete(oldest);
  }
}
