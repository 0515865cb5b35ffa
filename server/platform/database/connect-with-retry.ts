import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that a server may be away, and those it may take to answer a program that starts. */
const retryPolicy = 5000;
const patienceAtStart = 30_000;

/** The server is not there yet or not any more: connection refused, no socket file, starting, ending. */
const isTransient = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03', '57P01']);

/** What the pool and a client of its own say where the server did not answer in time. */
const slow = /connection timeout$|^timeout expired$/;

/**
 * Gives a `connect` that tries until it works, for five seconds. Before the first time that it did,
 * a server too busy to answer in time (it wakes up on the same machine) is waited for longer. Nothing
 * was sent to the server by then, so trying again can do nothing twice.
 */
export function connectWithRetry<T>(connect: () => Promise<T>): () => Promise<T> {
  let isConnected = false;
  return async () => {
    const began = Date.now();
    for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
      try {
        const connection = await connect();
        isConnected = true;
        return connection;
      } catch (error) {
        if (Date.now() + pause - began > patienceWith(error, isConnected)) throw error;
      }
      await sleep(pause);
    }
  };
}

function patienceWith(error: unknown, isConnected: boolean): number {
  const { code = '', message } = error as Error & { code?: string };
  if (isTransient.has(code)) return retryPolicy;
  return !isConnected && slow.test(message) ? patienceAtStart : 0;
}
