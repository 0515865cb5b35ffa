import { openConnection, type HttpCall } from './http-connection.ts';

export interface Window {
  perSecond: number;
  /** Milliseconds of every call. */
  times: number[];
}

/**
 * Sends calls one after the other on a number of connections for a number of seconds; the window
 * ends early when `next` is exhausted. @throws Error at the first unexpected status
 */
export async function loadHttp(options: {
  port: number;
  connections: number;
  seconds: number;
  expected: number;
  next: () => HttpCall | undefined;
}): Promise<Window> {
  const { port, connections, seconds, expected, next } = options;
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    open.map(async (connection) => {
      for (let call = next(); call && performance.now() < end; call = next()) {
        const sent = performance.now();
        const { status, body } = await connection.ask(call);
        times.push(performance.now() - sent);
        if (status !== expected) throw new Error(`${call.path} answered ${status}: ${body}`);
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  for (const connection of open) connection.close();
  return { perSecond: times.length / elapsed, times };
}
