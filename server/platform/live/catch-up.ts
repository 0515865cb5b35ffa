import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/logging/log.ts';

/** After so many milliseconds it is tried again. */
const RETRY_MS = 500;

/** Reads something until that succeeds. */
export interface CatchUp {
  /** Resolves once it was read after this call; calls meanwhile share one more reading. */
  run(): Promise<void>;
  stop(): void;
}

export function makeCatchUp(read: () => Promise<unknown>, log: Log): CatchUp {
  const state = { isWanted: false, isStopped: false };
  let reading: Promise<void> | undefined;
  const readAll = async () => {
    while (state.isWanted && !state.isStopped) {
      state.isWanted = false;
      try {
        await read();
      } catch (error) {
        state.isWanted = true;
        log.warn({ err: error }, 'live events not read');
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
    reading = undefined;
  };
  return {
    run() {
      state.isWanted = true;
      return (reading ??= readAll());
    },
    stop: () => void (state.isStopped = true),
  };
}
