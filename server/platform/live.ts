import type { LiveEvent } from '#contract/live.ts';
import type { Database, DatabaseConnection, Tx } from './db.ts';
import { makeListener } from './live-listener.ts';
import {
  findEvents,
  findEventsAfter,
  findNewestEventId,
  insertEvents,
  LIVE_CHANNEL,
  notifyNow,
  notifyShared,
  NOW,
  ROWS,
  SHARED,
  type LiveRow,
} from './live-queries.ts';
import { makeSubscribers, type Subscriber } from './live-subscribers.ts';
import type { Log } from './log.ts';

/**
 * Tells the open pages of a person, on whichever node they are, what changed: rows that can be read
 * again after a lost connection, announced by one NOTIFY that brings them along where they fit. A
 * page hears of an event at least once.
 */
export interface LiveStream {
  /** Tells people; they hear it when the transaction is committed. */
  publish(tx: Tx, told: readonly { userId: string; event: LiveEvent }[]): Promise<void>;
  /** Tells a person's open pages something of the moment: nobody hears it later. */
  sayNow(userId: string, event: LiveEvent): Promise<void>;
  /**
   * Hears what a person is told from now on, or where `afterId` names an event, what they were told
   * since it. Gives the function that ends it.
   */
  subscribe(userId: string, afterId: number | null, subscriber: Subscriber): () => void;
  /** Says on every node, once the transaction is committed, that what all of them share has changed. */
  sayShared(tx: Tx, name: SharedName): Promise<void>;
  /** Runs when that is said anywhere, and whenever this node has (again) begun to listen. */
  onShared(name: SharedName, read: () => Promise<void>): void;
  start(): Promise<void>;
  /** Closes every page of this node. */
  stop(): Promise<void>;
  /** Open pages on this node, of one person or of all. */
  countSubscribers(userId?: string): number;
}

/** What every node knows by heart and reads again when it is told to. */
export type SharedName = 'brand' | 'catalogue';

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
  const announce = inOrder(delivery, log);
  const shared = makeShared(log);
  let stopped = false;
  const listener = makeListener({
    connection,
    channel: LIVE_CHANNEL,
    log,
    onPayload: (payload) => {
      // db/migrations/0007_session_end.sql says this.
      if (payload.startsWith('session:')) subscribers.recheck(payload.slice('session:'.length));
      else if (payload.startsWith(NOW)) subscribers.deliverNow(...saidNow(payload));
      else if (payload.startsWith(SHARED)) void shared.read(payload.slice(SHARED.length));
      else announce(announcedTo(payload, subscribers.has));
    },
    onListening: async () => void (await Promise.all([delivery.missed(), shared.readAll()])),
  });
  return {
    publish: insertEvents,
    sayNow: (userId, event) => notifyNow(db, userId, event),
    subscribe(userId, afterId, subscriber) {
      // A connection that is kept alive may still ask for a stream.
      if (stopped) setImmediate(() => subscriber.close());
      const replay = afterId === null ? undefined : findEventsAfter(db, [userId], afterId);
      return subscribers.add(userId, subscriber, replay);
    },
    sayShared: notifyShared,
    onShared: shared.on,
    start: listener.start,
    async stop() {
      stopped = true;
      subscribers.closeAll();
      await listener.stop();
    },
    countSubscribers: subscribers.count,
  };
}

/** Who reads what again, by its name. */
function makeShared(log: Log) {
  const readers = new Map<string, () => Promise<void>>();
  const read = async (name: string) => {
    await readers
      .get(name)?.()
      .catch((error: unknown) => log.error({ err: error, name }, 'what nodes share not read'));
  };
  return {
    on: (name: string, reader: () => Promise<void>) => void readers.set(name, reader),
    read,
    readAll: () => Promise.all([...readers.keys()].map(read)),
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
    deliver,
    find: (ids: readonly number[]) => findEvents(db, ids),
    /** What was announced while nobody listened. */
    async missed() {
      if (newest === undefined) newest = await findNewestEventId(db);
      else deliver(await findEventsAfter(db, subscribers.users(), newest));
    },
  };
}

function saidNow(payload: string): [userId: string, event: LiveEvent] {
  const [, userId = '', ...event] = payload.split(':');
  return [userId, JSON.parse(event.join(':')) as LiveEvent];
}

/** The events whose people have a page here, or their ids. */
function announcedTo(payload: string, isHere: (userId: string) => boolean): (number | LiveRow)[] {
  if (payload.startsWith(ROWS)) {
    const rows = JSON.parse(payload.slice(ROWS.length)) as LiveRow[];
    return rows.filter(({ userId }) => isHere(userId));
  }
  return payload
    .split(',')
    .map((part) => part.split(':'))
    .filter(([, userId = '']) => isHere(userId))
    .map(([id]) => Number(id));
}

/**
 * Hands on what is announced in the order of its numbers: what came along at once, the rest by one
 * query at a time, together with what is announced while that runs.
 */
function inOrder(
  { find, deliver }: Pick<ReturnType<typeof makeDelivery>, 'find' | 'deliver'>,
  log: Log,
): (announced: readonly (number | LiveRow)[]) => void {
  let waiting: (number | LiveRow)[] = [];
  let running = false;
  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      const ids = waiting.filter((one) => typeof one === 'number');
      const rows = waiting.filter((one) => typeof one !== 'number');
      waiting = [];
      if (ids.length === 0) deliver(rows);
      else deliver(byNumber([...(await find(ids).catch(notRead)), ...rows]));
    }
    running = false;
  };
  const notRead = (error: unknown): LiveRow[] => {
    log.error({ err: error }, 'live events not read');
    return [];
  };
  return (announced) => {
    waiting.push(...announced);
    if (!running && waiting.length > 0) void run();
  };
}

function byNumber(rows: readonly LiveRow[]): LiveRow[] {
  return rows.toSorted((one, other) => one.id - other.id);
}

function remember(delivered: Set<number>, id: number): void {
  delivered.add(id);
  for (const oldest of delivered) {
    if (delivered.size <= rememberedEvents) return;
    delivered.delete(oldest);
  }
}
