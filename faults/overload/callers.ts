import { setTimeout as sleep } from 'node:timers/promises';
import { measuredCalls } from '#bench/calls.ts';
import { openConnection, type HttpCall, type HttpConnection } from '#bench/http-connection.ts';
import type { Sizes } from '#bench/sizes.ts';
import { Window } from './window.ts';

/** Calls of a busy site, the n-th of them: of twenty, one request, three messages, the rest reads. */
export function mixedCalls(sizes: Sizes): () => HttpCall {
  const [create, list, post, read] = measuredCalls(sizes).map(({ call }) => call);
  let n = 0;
  return () => {
    n += 1;
    const kind = n % 20;
    // Each customer asks once, and then with another number: the same need twice is refused.
    if (kind === 0) return create!(n / 20);
    if (kind <= 3) return post!(n);
    return kind <= 11 ? list!(n) : read!(n);
  };
}

/**
 * Calls at a steady rate, whether or not earlier ones are answered: on a connection that is free, or a
 * new one. `window` is what they are noted in, and may be exchanged.
 */
export function callSteadily(port: number, perSecond: number, next: () => HttpCall) {
  const free: HttpConnection[] = [];
  const state = { window: new Window(), isOver: false };
  const ask = async () => {
    const began = performance.now();
    const { window } = state;
    try {
      const connection = takeOpen(free) ?? (await openConnection(port));
      const { status } = await connection.ask(next());
      free.push(connection);
      window.note(status, performance.now() - began);
    } catch (error) {
      window.note((error as Error).message, performance.now() - began);
    }
  };
  const running = (async () => {
    const began = performance.now();
    for (let sent = 0; !state.isOver;) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      for (; sent < due; sent += 1) void ask();
      await sleep(5);
    }
  })();
  return {
    /** What was noted since the last time. */
    take(): Window {
      const { window } = state;
      state.window = new Window();
      return window;
    },
    async end() {
      state.isOver = true;
      await running;
      await sleep(500);
      for (const connection of free) connection.close();
    },
  };
}

/** The connection that was free last; idle ones are closed by the server after a while. */
function takeOpen(free: HttpConnection[]): HttpConnection | undefined {
  let taken = free.pop();
  while (taken && !taken.isOpen()) taken = free.pop();
  return taken;
}

/** How many calls a second are answered to some callers, each of whom waits for each answer. */
export async function findPeak(
  port: number,
  { connections, seconds }: { connections: number; seconds: number },
  next: () => HttpCall,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const callOn = async () => {
    const connection = await openConnection(port);
    while (performance.now() < end) {
      const { status } = await connection.ask(next());
      if (status < 300) answered += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, callOn));
  return answered / seconds;
}
