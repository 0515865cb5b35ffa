import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/platform/database/db.ts';
import {
  findEvents,
  findEventsAfter,
  findNewestEventId,
  ROWS_PREFIX,
  type LiveRow,
} from './event-store.ts';
import type { Subscribers } from './subscribers.ts';
import type { Log } from '#server/platform/logging/log.ts';

const maxRememberedEvents = 10_000;
/** After so many milliseconds events are read again that could not be. */
const RETRY_MS = 500;

/**
 * Delivers each event to its person's pages once: this node's own as soon as they are committed,
 * others, and the number of each, when NOTIFY arrives.
 */
export function makeDelivery(subscribers: Subscribers, { db, log }: { db: Database; log: Log }) {
  const early = new Set<number>();
  const delivered = new Set<number>();
  let newest: number | undefined;
  const deliver = (rows: readonly LiveRow[]) => {
    for (const row of rows) {
      newest = Math.max(newest ?? 0, row.id);
      if (delivered.has(row.id)) continue;
      remember(delivered, row.id);
      if (early.delete(row.id)) subscribers.number(row);
      else subscribers.deliver(row);
    }
  };
  const announce = inAnnouncedOrder({ find: (ids) => findEvents(db, ids), deliver }, log);
  return {
    /** Events stored by this node: their NOTIFY is still on its way, or was a little faster. */
    deliverLocally(rows: readonly LiveRow[]): void {
      for (const row of rows) {
        if (!subscribers.has(row.userId) || delivered.has(row.id)) continue;
        remember(early, row.id);
        subscribers.deliverEarly(row);
      }
    },
    announced: (payload: string) => announce.take(relevantTo(payload, subscribers.has)),
    /** Reads nothing any more. */
    stop: announce.stop,
    /** The newest event that was delivered: what was announced up to now is not missed. */
    position: () => newest,
    /** Events announced while not listening: after the position at the time when that began. */
    async deliverMissed(after: number | undefined): Promise<void> {
      if (after === undefined) newest ??= await findNewestEventId(db);
      else deliver(await findEventsAfter(db, subscribers.users(), after));
    },
  };
}

/** The events, or ids of events, whose people have a page here. */
function relevantTo(payload: string, isHere: (userId: string) => boolean): (number | LiveRow)[] {
  if (payload.startsWith(ROWS_PREFIX)) {
    const rows = JSON.parse(payload.slice(ROWS_PREFIX.length)) as LiveRow[];
    return rows.filter(({ userId }) => isHere(userId));
  }
  return payload
    .split(',')
    .map((part) => part.split(':'))
    .filter(([, userId = '']) => isHere(userId))
    .map(([id]) => Number(id));
}

interface Found {
  find(ids: readonly number[]): Promise<LiveRow[]>;
  deliver(rows: readonly LiveRow[]): void;
}

/**
 * Delivers announced events in the order of their numbers: rows in the payload at once, the rest by
 * one query at a time, batched with those announced while it runs. Where it fails they are read later:
 * the connection that announced them may be well, so that nothing else would fetch them.
 */
function inAnnouncedOrder({ find, deliver }: Found, log: Log) {
  let waiting: (number | LiveRow)[] = [];
  let running = false;
  let isStopped = false;
  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      const ids = waiting.filter((one) => typeof one === 'number');
      const rows = waiting.filter((one) => typeof one !== 'number');
      waiting = [];
      if (ids.length === 0) deliver(rows);
      else deliver(byNumber([...(await found(ids)), ...rows]));
    }
    running = false;
  };
  const found = async (ids: readonly number[]): Promise<LiveRow[]> => {
    try {
      return await find(ids);
    } catch (error) {
      log.error({ err: error }, 'live events not read');
      await sleep(RETRY_MS, undefined, { ref: false });
      if (!isStopped) waiting.unshift(...ids.slice(-maxRememberedEvents));
      return [];
    }
  };
  return {
    take(announced: readonly (number | LiveRow)[]): void {
      if (isStopped) return;
      waiting.push(...announced);
      if (!running && waiting.length > 0) void run();
    },
    stop(): void {
      isStopped = true;
      waiting = [];
    },
  };
}

function byNumber(rows: readonly LiveRow[]): LiveRow[] {
  return rows.toSorted((one, other) => one.id - other.id);
}

function remember(delivered: Set<number>, id: number): void {
  delivered.add(id);
  for (const oldest of delivered) {
    if (delivered.size <= maxRememberedEvents) return;
    delivered.delete(oldest);
  }
}
