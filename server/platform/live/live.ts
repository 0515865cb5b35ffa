import type { LiveEvent } from '#contract/live.ts';
import type { Database, DatabaseConnection, Tx } from '#server/platform/database/db.ts';
import { makeCatchUp } from './catch-up.ts';
import { makeDelivery } from './delivery.ts';
import { makeReceiver, type Receiver } from './receiver.ts';
import { makeListener, type Listener } from './listener.ts';
import {
  findEventsAfter,
  PROBE_PREFIX,
  insertLiveEvents,
  LIVE_CHANNEL,
  notifyProbe,
  notifyTransient,
  notifyInvalidation,
  TRANSIENT_PREFIX,
  INVALIDATION_PREFIX,
  type StoredEvents,
} from './event-store.ts';
import { makeSubscribers, type Subscriber, type Subscribers } from './subscribers.ts';
import type { Log } from '#server/platform/logging/log.ts';

/**
 * Publishes live events to the open pages of a person, on any node: rows that can be replayed after
 * a lost connection, with one NOTIFY that contains them where they fit. Delivery to a page is at
 * least once.
 */
export interface LiveStream {
  /** Stores and announces events; delivered when the transaction is committed. */
  publish(tx: Tx, events: readonly { userId: string; event: LiveEvent }[]): Promise<void>;
  /**
   * Delivers published events to this node's pages once they are committed: before NOTIFY arrives.
   */
  deliverLocally(stored: readonly StoredEvents[]): void;
  /**
   * Delivers what a commit has stored whose answer was lost, before its sender writes again: the listening
   * connection may be as dead as the one of the commit.
   */
  catchUp(): Promise<void>;
  /** Publishes a transient event (typing): not stored, never replayed. */
  publishTransient(userId: string, event: LiveEvent): Promise<void>;
  /**
   * Subscribes to a person's events from now on, or since the event `afterId`. Returns the function
   * that unsubscribes.
   */
  subscribe(userId: string, afterId: number | null, subscriber: Subscriber): () => void;
  /** Invalidates a shared state on every node, at the commit. */
  invalidateShared(tx: Tx, name: SharedState): Promise<void>;
  /** Runs on every invalidation, and whenever this node has (re)connected its listener. */
  onSharedInvalidated(name: SharedState, read: () => Promise<void>): void;
  start(): Promise<void>;
  /** Closes every page of this node. */
  stop(): Promise<void>;
  /** False while this node has to poll for events, because NOTIFY does not arrive. */
  isHeard(): boolean;
  /** Open pages on this node, of one person or of all. */
  countSubscribers(userId?: string): number;
}

/** State cached in memory by every node and read again when it is invalidated. */
export type SharedState = 'brand' | 'catalogue' | 'languages' | 'places' | 'plans' | 'units';

interface LiveOptions {
  /** A connection that keeps its session. */
  connection: DatabaseConnection;
  db: Database;
  log: Log;
}

/** The live stream of one node, on one dedicated connection. */
export function makeLive({ connection, db, log }: LiveOptions): LiveStream {
  const subscribers = makeSubscribers(log);
  const delivery = makeDelivery(subscribers, { db, log });
  const shared = makeShared(log);
  const catchUp = async (after = delivery.position()) =>
    void (await Promise.all([delivery.deliverMissed(after), shared.readAll()]));
  const hearing = makeReceiver({ announce: (token) => notifyProbe(db, token), catchUp, log });
  let stopped = false;
  const listener = makeListener({
    connection,
    channel: LIVE_CHANNEL,
    log,
    hearing,
    onPayload: (payload) => heed(payload, { subscribers, shared, hearing, delivery }),
    missed: { position: delivery.position, whileHeld: delivery.whileHeld, fetch: catchUp },
  });
  const inDoubt = makeInDoubt({ delivery, listener }, log);
  return {
    publish: insertLiveEvents,
    deliverLocally: (stored) => stored.forEach(({ rows }) => delivery.deliverLocally(rows)),
    catchUp: inDoubt.run,
    publishTransient: (userId, event) => notifyTransient(db, userId, event),
    subscribe(userId, after, subscriber) {
      // A keep-alive connection may still request a stream.
      if (stopped) setImmediate(() => subscriber.close());
      return subscribers.add(userId, subscriber, replayFrom(db, userId, after));
    },
    invalidateShared: notifyInvalidation,
    onSharedInvalidated: shared.on,
    start: listener.start,
    async stop() {
      stopped = true;
      subscribers.closeAll();
      for (const part of [delivery, inDoubt, shared, hearing]) part.stop();
      await listener.stop();
    },
    isHeard: hearing.isGood,
    countSubscribers: subscribers.count,
  };
}

function replayFrom(db: Database, userId: string, after: number | null) {
  return after === null ? undefined : { after, missed: findEventsAfter(db, [userId], after) };
}

/**
 * What a commit may have stored is read at once, and nothing newer delivered before; then the listening
 * connection is looked at.
 */
function makeInDoubt({ delivery, listener }: InDoubt, log: Log) {
  const catchUp = makeCatchUp(() => delivery.deliverMissed(delivery.position()), log);
  return {
    ...catchUp,
    async run() {
      await delivery.whileHeld(catchUp.run);
      listener.check();
    },
  };
}

interface InDoubt {
  delivery: ReturnType<typeof makeDelivery>;
  listener: Listener;
}

interface Heeding {
  subscribers: Subscribers;
  shared: ReturnType<typeof makeShared>;
  hearing: Receiver;
  delivery: ReturnType<typeof makeDelivery>;
}

/** Handles a NOTIFY payload. */
function heed(payload: string, { subscribers, shared, hearing, delivery }: Heeding): void {
  // Sent by db/migrations/0007_session_end.sql.
  if (payload.startsWith('session:')) subscribers.recheck(payload.slice('session:'.length));
  else if (payload.startsWith(TRANSIENT_PREFIX)) subscribers.deliverNow(...parseTransient(payload));
  else if (payload.startsWith(INVALIDATION_PREFIX))
    void shared.read(payload.slice(INVALIDATION_PREFIX.length));
  else if (payload.startsWith(PROBE_PREFIX)) hearing.heard(payload.slice(PROBE_PREFIX.length));
  else delivery.announced(payload);
}

/** After so many milliseconds a shared state is read again that could not be. */
const RETRY_MS = 500;

/** Listeners of invalidations, by name. */
function makeShared(log: Log) {
  const readers = new Map<string, () => Promise<void>>();
  const again = new Map<string, NodeJS.Timeout>();
  let isStopped = false;
  const read = async (name: string) => {
    clearTimeout(again.get(name));
    try {
      await readers.get(name)?.();
    } catch (error) {
      log.error({ err: error, name }, 'what nodes share not read');
      if (!isStopped) again.set(name, setTimeout(() => void read(name), RETRY_MS).unref());
    }
  };
  return {
    on: (name: string, reader: () => Promise<void>) => void readers.set(name, reader),
    read,
    readAll: () => Promise.all([...readers.keys()].map(read)),
    stop(): void {
      isStopped = true;
      again.forEach((timer) => clearTimeout(timer));
    },
  };
}

function parseTransient(payload: string): [userId: string, event: LiveEvent] {
  const [, userId = '', ...event] = payload.split(':');
  return [userId, JSON.parse(event.join(':')) as LiveEvent];
}
