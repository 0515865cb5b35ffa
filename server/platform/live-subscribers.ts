import type { LiveEvent } from '#contract/live.ts';
import type { LiveRow } from './live-queries.ts';
import type { Log } from './log.ts';

/** One open page of a person. */
export interface Subscriber {
  send(row: LiveRow): void;
  /** The number of an event that it was sent without. */
  sendNumber(id: number): void;
  sendNow(event: LiveEvent): void;
  /** The person's sessions changed: close if yours has ended. */
  recheck(): void;
  /** The server stops, or cannot say what was missed: the page will come again. */
  close(): void;
}

interface Place {
  userId: string;
  subscriber: Subscriber;
  /** Events that arrived while older ones are still being looked up; then undefined. */
  held: LiveRow[] | undefined;
  /** What was looked up: its announcements may still be on their way. */
  replayed: ReadonlySet<number>;
}

type Places = Map<string, Set<Place>>;

/** The open pages on this node, by person. */
export function makeSubscribers(log: Log) {
  const byUser: Places = new Map();
  return {
    /** Adds a page; with `replay` its older events come first, and each event once. */
    add(userId: string, subscriber: Subscriber, replay?: Promise<LiveRow[]>): () => void {
      const place: Place = { userId, subscriber, held: replay && [], replayed: new Set() };
      const places = byUser.get(userId) ?? new Set();
      byUser.set(userId, places.add(place));
      if (replay) void catchUp(place, replay, log);
      return () => {
        places.delete(place);
        if (places.size === 0 && byUser.get(userId) === places) byUser.delete(userId);
      };
    },
    ...tellersOf(byUser),
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

/** What the pages of a person are told. */
function tellersOf(byUser: Places) {
  return {
    deliver(row: LiveRow): void {
      for (const { held, replayed, subscriber } of byUser.get(row.userId) ?? []) {
        if (held) held.push(row);
        else if (!replayed.has(row.id)) subscriber.send(row);
      }
    },
    /**
     * Before it is announced, and so before others that were committed earlier: without its number,
     * after which a page would resume.
     */
    deliverEarly(row: LiveRow): void {
      for (const { held, subscriber } of byUser.get(row.userId) ?? []) {
        if (held) held.push(row);
        else subscriber.sendNow(row.event);
      }
    },
    /** The announcement of what was delivered early; whoever still catches up will send it whole. */
    number(row: LiveRow): void {
      for (const { held, subscriber } of byUser.get(row.userId) ?? []) {
        if (!held) subscriber.sendNumber(row.id);
      }
    },
    /** What is of the moment waits for nothing and is not repeated. */
    deliverNow(userId: string, event: LiveEvent): void {
      for (const { subscriber } of byUser.get(userId) ?? []) subscriber.sendNow(event);
    },
  };
}

export type Subscribers = ReturnType<typeof makeSubscribers>;

async function catchUp(place: Place, replay: Promise<LiveRow[]>, log: Log): Promise<void> {
  try {
    const missed = await replay;
    place.replayed = new Set(missed.map(({ id }) => id));
    const since = (place.held ?? []).filter(({ id }) => !place.replayed.has(id));
    for (const row of [...missed, ...since]) place.subscriber.send(row);
    place.held = undefined;
  } catch (error) {
    log.error({ err: error, userId: place.userId }, 'live stream not resumed');
    place.subscriber.close();
  }
}
