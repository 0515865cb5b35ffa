import { setTimeout as sleep } from 'node:timers/promises';

const patience = 5000;

/** The server is not there yet or not any more: connection refused, no socket file, starting, ending. */
const passing = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03', '57P01']);

/**
 * Tries to connect until it works or five seconds have passed. Nothing was sent to the server by
 * then, so trying again can do nothing twice.
 */
export async function connectPatiently<T>(connect: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
    try {
      return await connect();
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!passing.has(code) || Date.now() + pause > deadline) throw error;
    }
    await sleep(pause);
  }
}
