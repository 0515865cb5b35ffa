import { setTimeout as sleep } from 'node:timers/promises';

/** Retry budget for an unavailable server, and for a slow one at the start, in milliseconds. */
const retryPolicy = 5000;
const startTimeoutMs = 30_000;

/** The server is starting, stopping or not running: connection refused, no socket file. */
const isTransient = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03', '57P01']);

/** The timeout errors of the pool and of a single client. */
const slow = /connection timeout$|^timeout expired$/;

/**
 * Wraps `connect` with retries for five seconds. Before its first success, a server too busy to
 * answer in time (it starts on the same machine) is waited for longer. Nothing was sent to the
 * server by then, so retrying is safe.
 */
export function connectWithRetry<T>(connect: () => Promise<T>): () => Promise<T> {
  let isConnected = false;
  return async () => {
    const began = performance.now();
    for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
      try {
        const connection = await connect();
        isConnected = true;
        return connection;
      } catch (error) {
        if (performance.now() + pause - began > patienceWith(error, isConnected)) throw error;
      }
      await sleep(pause);
    }
  };
}

function patienceWith(error: unknown, isConnected: boolean): number {
  const { code = '', message } = error as Error & { code?: string };
  if (isTransient.has(code)) return retryPolicy;
  return !isConnected && slow.test(message) ? startTimeoutMs : 0;
}
