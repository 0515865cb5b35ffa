import type { LiveEvent } from '#contract/live.ts';
import type { LiveRow } from './live-queries.ts';

/** One open page of a person. */
export interface Subscriber {
  send(row: LiveRow): void;
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

/** The open pages on this node, by person. */
export function makeSubscribers() {
  const byUser = new Map<string, Set<Place>>();
  return {
    /** Adds a page; with `replay` its older events come first, and each event once. */
    add(userId: string, subscriber: Subscriber, replay?: Promise<LiveRow[]>): () => void {
      const place: Place = { userId, subscriber, held: replay && [], replayed: new Set() };
      const places = byUser.get(userId) ?? new Set();
      byUser.set(userId, places.add(place));
      if (replay) void catchUp(place, replay);
      return () => {
        places.delete(place);
        if (places.size === 0 && byUser.get(userId) === places) byUser.delete(userId);
      };
    },
    deliver(row: LiveRow): void {
      for (const { held, replayed, subscriber } of byUser.get(row.userId) ?? []) {
        if (held) held.push(row);
        else if (!replayed.has(row.id)) subscriber.send(row);
      }
    },
    /** What is of the moment waits for nothing and is not repeated. */
    deliverNow(userId: string, event: LiveEvent): void {
      for (const { subscriber } of byUser.get(userId) ?? []) subscriber.sendNow(event);
    },
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

async function catchUp(place: Place, replay: Promise<LiveRow[]>): Promise<void> {
  try {
    const missed = await replay;
    place.replayed = new Set(missed.map(({ id }) => id));
    const since = (place.held ?? []).filter(({ id }) => !place.replayed.has(id));
    for (const row of [...missed, ...since]) place.subscriber.send(row);
    place.held = undefined;
  } catch {
    place.subscriber.close();
  }
}
