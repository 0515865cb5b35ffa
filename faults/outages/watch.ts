import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '#faults/oracle/ledger.ts';
import type { SignedIn } from '#faults/site/people.ts';

/** What is asked all the time: both health checks, and a list that needs the database. */
export const ASKED = {
  health: '/healthz',
  ready: '/readyz',
  read: '/api/notifications',
} as const;

/** Calls made all the time, whatever happens. */
export interface Watch {
  seen: Record<keyof typeof ASKED, Attempt[]>;
  stop(): Promise<void>;
}

const PAUSE_MS = 200;
/** Longer than any answer may take. */
const GIVE_UP_MS = 30_000;

/** Asks each in a loop of its own, so that one that waits delays no other. */
export function startWatch(url: string, { cookie }: SignedIn): Watch {
  const seen: Watch['seen'] = { health: [], ready: [], read: [] };
  const state = { isOver: false };
  const ask = async (name: keyof typeof ASKED) => {
    while (!state.isOver) {
      seen[name].push(await observe(url + ASKED[name], cookie));
      await sleep(PAUSE_MS);
    }
  };
  const asking = Promise.all((Object.keys(ASKED) as (keyof typeof ASKED)[]).map(ask));
  return {
    seen,
    async stop() {
      state.isOver = true;
      await asking;
    },
  };
}

async function observe(url: string, cookie: string): Promise<Attempt> {
  const at = performance.now();
  try {
    const answer = await fetch(url, {
      headers: { cookie },
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    await answer.arrayBuffer();
    return { at, ms: performance.now() - at, status: answer.status };
  } catch {
    return { at, ms: performance.now() - at, status: 0 };
  }
}
