import type { LiveEvent } from '#contract/live.ts';
import type { LiveRow } from './event-store.ts';
import type { Log } from '#server/platform/logging/log.ts';

/** One open page of a person. */
export interface Subscriber {
  send(row: LiveRow): void;
  /**
   * Sends what was missed since the event `after`, no faster than the page reads; those before it
   * without their numbers. Resolves once all is sent, or the page is gone.
   */
  replay(rows: readonly LiveRow[], after: number): Promise<void>;
  /** Sends the number of an event that was delivered without it. */
  sendNumber(id: number): void;
  sendTransient(event: LiveEvent): void;
  /** The person's sessions changed: close if this one has ended. */
  recheck(): void;
  /** The server stops, or missed events are unknown: the page will reconnect. */
  close(): void;
}

interface Subscription {
  userId: string;
  subscriber: Subscriber;
  /** Events that arrive while older ones are fetched; then undefined. */
  buffered: LiveRow[] | undefined;
  /** Replayed ids: their NOTIFY may still be on its way. */
  replayedIds: ReadonlySet<number>;
}

/** Where a page resumes, and the events since. */
export interface Replay {
  after: number;
  missed: Promise<LiveRow[]>;
}

type SubscriptionsByUser = Map<string, Set<Subscription>>;

/** The open pages on this node, by person. */
export function makeSubscribers(log: Log) {
  const byUser: SubscriptionsByUser = new Map();
  return {
    /** Adds a page; with `replay` its older events come first, and each event once. */
    add(userId: string, subscriber: Subscriber, replay?: Replay): () => void {
      const subscription: Subscription = {
        userId,
        subscriber,
        buffered: replay && [],
        replayedIds: new Set(),
      };
      const places = byUser.get(userId) ?? new Set();
      byUser.set(userId, places.add(subscription));
      if (replay) void catchUp(subscription, replay, log);
      return () => {
        places.delete(subscription);
        if (places.size === 0 && byUser.get(userId) === places) byUser.delete(userId);
      };
    },
    ...deliveryTo(byUser),
    recheck(userId: string): void {
      for (const { subscriber } of byUser.get(userId) ?? []) subscriber.recheck();
    },
    closeAll(): void {
      for (const places of byUser.values()) for (const { subscriber } of places) subscriber.close();
    },
    has: (userId: string) => byUser.has(userId),
    users: () => [...byUser.keys()],
    count: (userId?: string) =>
      userId === undefined
        ? [...byUser.values()].reduce((sum, places) => sum + places.size, 0)
        : (byUser.get(userId)?.size ?? 0),
  };
}

/** Delivers events to the pages of a person. */
function deliveryTo(byUser: SubscriptionsByUser) {
  return {
    deliver(row: LiveRow): void {
      for (const { buffered, replayedIds, subscriber } of byUser.get(row.userId) ?? []) {
        if (buffered) buffered.push(row);
        else if (!replayedIds.has(row.id)) subscriber.send(row);
      }
    },
    /**
     * Delivers before NOTIFY, and so before others that were committed earlier: without its number,
     * after which a page would resume.
     */
    deliverEarly(row: LiveRow): void {
      for (const { buffered, subscriber } of byUser.get(row.userId) ?? []) {
        if (buffered) buffered.push(row);
        else subscriber.sendTransient(row.event);
      }
    },
    /** The NOTIFY of what was delivered early; a page still replaying gets it whole. */
    number(row: LiveRow): void {
      for (const { buffered, subscriber } of byUser.get(row.userId) ?? []) {
        if (!buffered) subscriber.sendNumber(row.id);
      }
    },
    /** A transient event is delivered at once and never replayed. */
    deliverNow(userId: string, event: LiveEvent): void {
      for (const { subscriber } of byUser.get(userId) ?? []) subscriber.sendTransient(event);
    },
  };
}

export type Subscribers = ReturnType<typeof makeSubscribers>;

async function catchUp(
  subscription: Subscription,
  { after, missed }: Replay,
  log: Log,
): Promise<void> {
  const { subscriber } = subscription;
  try {
    let rows = await missed;
    subscription.replayedIds = new Set(rows.map(({ id }) => id));
    do {
      await subscriber.replay(rows, after);
      rows = takeBuffered(subscription);
    } while (rows.length > 0);
    subscription.buffered = undefined;
  } catch (error) {
    log.error({ err: error, userId: subscription.userId }, 'live stream not resumed');
    subscriber.close();
  }
}

/** The events that arrived meanwhile and were not replayed. */
function takeBuffered(subscription: Subscription): LiveRow[] {
  const taken = subscription.buffered ?? [];
  subscription.buffered = [];
  return taken.filter(({ id }) => !subscription.replayedIds.has(id));
}
