import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/logging/log.ts';
import type { LiveRow } from './event-store.ts';

/** After so many milliseconds events are read again that could not be, and how many at most. */
const RETRY_MS = 500;
const MAX_WAITING = 10_000;

interface Found {
  find(ids: readonly number[]): Promise<LiveRow[]>;
  deliver(rows: readonly LiveRow[]): void;
}

/**
 * Delivers announced events in the order of their numbers: rows in the payload at once, the rest by
 * one query at a time, batched with those announced while it runs. Where it fails they are read later:
 * the connection that announced them may be well, so that nothing else would fetch them.
 */
export function inAnnouncedOrder({ find, deliver }: Found, log: Log) {
  const state = { running: false, isHeld: false, isStopped: false };
  let waiting: (number | LiveRow)[] = [];
  const run = async () => {
    if (state.running) return;
    state.running = true;
    while (waiting.length > 0 && !state.isHeld) {
      const ids = waiting.filter((one) => typeof one === 'number');
      const rows = waiting.filter((one) => typeof one !== 'number');
      waiting = [];
      if (ids.length === 0) deliver(rows);
      else deliver(byNumber([...(await found(ids)), ...rows]));
    }
    state.running = false;
  };
  const found = async (ids: readonly number[]): Promise<LiveRow[]> => {
    const rows = await read(find, ids, log);
    if (!rows && !state.isStopped) waiting.unshift(...ids.slice(-MAX_WAITING));
    return rows ?? [];
  };
  return {
    take(announced: readonly (number | LiveRow)[]): void {
      if (!state.isStopped) waiting.push(...announced);
      void run();
    },
    /** Delivers nothing until it is let go on: something older is being read. */
    hold(isHeld: boolean): void {
      state.isHeld = isHeld;
      void run();
    },
    /** Takes what was announced with its row meanwhile. */
    takeRows(): LiveRow[] {
      const rows = waiting.filter((one) => typeof one !== 'number');
      waiting = waiting.filter((one) => typeof one === 'number');
      return rows;
    },
    stop(): void {
      state.isStopped = true;
      waiting = [];
    },
  };
}

/** Undefined, after a pause, where the database could not be asked. */
async function read(
  find: Found['find'],
  ids: readonly number[],
  log: Log,
): Promise<LiveRow[] | undefined> {
  try {
    return await find(ids);
  } catch (error) {
    log.error({ err: error }, 'live events not read');
    await sleep(RETRY_MS, undefined, { ref: false });
    return undefined;
  }
}

export function byNumber(rows: readonly LiveRow[]): LiveRow[] {
  return rows.toSorted((one, other) => one.id - other.id);
}
