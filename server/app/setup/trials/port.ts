import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Trial } from './trial.ts';

/** Whether a port of the loopback is free. */
export async function examinePort(port: number): Promise<Trial> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return { ok: true, note: `Port ${port} is free.` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const note =
      code === 'EADDRINUSE'
        ? `Another program listens on port ${port} (ss -ltnp names it): end it, or take another port.`
        : `Port ${port} cannot be listened on (${code}): take one above 1023.`;
    return { ok: false, note };
  } finally {
    server.close();
  }
}
