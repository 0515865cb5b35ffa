import type { Database } from '#server/platform/database/db.ts';
import {
  findEvents,
  findEventsAfter,
  findNewestEventId,
  ROWS_PREFIX,
  type LiveRow,
} from './event-store.ts';
import { byNumber, inAnnouncedOrder } from './announced-order.ts';
import type { Subscribers } from './subscribers.ts';
import type { Log } from '#server/platform/logging/log.ts';

const maxRememberedEvents = 10_000;

/**
 * Delivers each event to its person's pages once: this node's own as soon as they are committed,
 * others, and the number of each, when NOTIFY arrives. While older ones are read, newer ones wait.
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
  const deliverEarly = (rows: readonly LiveRow[]) => {
    for (const row of rows) {
      if (!subscribers.has(row.userId) || delivered.has(row.id)) continue;
      remember(early, row.id);
      subscribers.deliverEarly(row);
    }
  };
  const announce = inAnnouncedOrder({ find: (ids) => findEvents(db, ids), deliver }, log);
  const gate = makeGate({ announce, deliver, deliverEarly });
  return {
    /** Events stored by this node: their NOTIFY is still on its way, or was a little faster. */
    deliverLocally: gate.takeEarly,
    announced: (payload: string) => announce.take(relevantTo(payload, subscribers.has)),
    /** Reads nothing any more. */
    stop: announce.stop,
    /** The newest event that was delivered: what was announced up to now is not missed. */
    position: () => newest,
    /** Runs what may find older events; whatever is delivered otherwise waits for it. */
    whileHeld: gate.whileHeld,
    /** Events announced while not listening: after the position at the time when that began. */
    deliverMissed: (after: number | undefined) =>
      gate.whileHeld(async () => {
        if (after === undefined) newest ??= await findNewestEventId(db);
        else deliver(await findEventsAfter(db, subscribers.users(), after));
      }),
  };
}

interface Gated {
  announce: ReturnType<typeof inAnnouncedOrder>;
  deliver(rows: readonly LiveRow[]): void;
  deliverEarly(rows: readonly LiveRow[]): void;
}

/**
 * Keeps what is announced and what this node has stored while something older is read; then delivers both
 * in the order of their numbers, also where the reading failed.
 */
function makeGate({ announce, deliver, deliverEarly }: Gated) {
  const kept: LiveRow[] = [];
  let readings = 0;
  const release = () => {
    const own = new Set(kept.splice(0));
    for (const row of byNumber([...announce.takeRows(), ...own])) {
      if (own.has(row)) deliverEarly([row]);
      else deliver([row]);
    }
    announce.hold(false);
  };
  return {
    takeEarly: (rows: readonly LiveRow[]) => {
      if (readings > 0) kept.push(...rows);
      else deliverEarly(rows);
    },
    async whileHeld(read: () => Promise<void>): Promise<void> {
      readings += 1;
      announce.hold(true);
      try {
        await read();
      } finally {
        readings -= 1;
        if (readings === 0) release();
      }
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

function remember(delivered: Set<number>, id: number): void {
  delivered.add(id);
  for (const oldest of delivered) {
    if (delivered.size <= maxRememberedEvents) return;
    delivered.delete(oldest);
  }
}
