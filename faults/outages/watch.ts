import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '#faults/oracle/ledger.ts';
import type { SignedIn } from '#faults/site/people.ts';

/** What is asked all the time: both health checks, a list that needs the database, and addresses. */
export const ASKED = {
  health: '/healthz',
  ready: '/readyz',
  read: '/api/notifications',
  // Each with a number of its own: answers are kept.
  suggest: '/api/places/autocomplete?input=4521%20rue%20fabre%20',
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
  const seen: Watch['seen'] = { health: [], ready: [], read: [], suggest: [] };
  const state = { isOver: false };
  const ask = async (name: keyof typeof ASKED) => {
    while (!state.isOver) {
      const number = name === 'suggest' ? seen.suggest.length : '';
      seen[name].push(await observe(`${url}${ASKED[name]}${number}`, cookie));
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
