// The pages of bench/measures/streams.ts: live streams on raw sockets in a process of their own,
// which notes when events arrive.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { requestText } from './http-connection.ts';

/** Asked of this process, and answered when it is done. */
export type Asked =
  | { open: readonly string[]; port: number }
  | { await: number; marker: string }
  | { count: true }
  | { close: true };

export type Answered =
  | { opened: number }
  /** Streams that are open, and that ended otherwise than by being closed here. */
  | { open: number; lost: number }
  /** Milliseconds since 1970 of each arrival. */
  | { arrivals: number[] }
  | { closed: true }
  | { failed: string };

const AT_ONCE = 50;
const sockets = new Set<Socket>();
let watched: { marker: Buffer; count: number; arrivals: number[]; done(): void } | undefined;
let lost = 0;

process.on('message', (asked: Asked) => {
  answer(asked).then(
    (answered) => process.send?.(answered),
    (error: unknown) => process.send?.({ failed: String(error) } satisfies Answered),
  );
});
process.once('disconnect', () => process.exit());

async function answer(asked: Asked): Promise<Answered> {
  if ('open' in asked) return { opened: await openAll([...asked.open], asked.port) };
  if ('await' in asked) return { arrivals: await awaitArrivals(asked.await, asked.marker) };
  if ('count' in asked) return { open: sockets.size, lost };
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  return { closed: true };
}

/** Opens a stream for each token, a bounded number at a time; returns how many are open. */
async function openAll(tokens: string[], port: number): Promise<number> {
  const openNext = async () => {
    for (let token = tokens.pop(); token !== undefined; token = tokens.pop()) {
      await openStream(port, token);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  return sockets.size;
}

async function openStream(port: number, token: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  socket.write(requestText({ method: 'GET', path: '/api/events', token }, port));
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!head.includes('HTTP/1.1 200')) throw new Error(`no live stream: ${head.toString('latin1')}`);
  sockets.add(socket);
  socket.on('data', note);
  socket.on('error', () => {});
  socket.once('close', () => {
    if (sockets.delete(socket)) lost += 1;
  });
}

function note(chunk: Buffer): void {
  if (!watched || !chunk.includes(watched.marker)) return;
  watched.arrivals.push(performance.timeOrigin + performance.now());
  if (watched.arrivals.length === watched.count) watched.done();
}

async function awaitArrivals(count: number, marker: string): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrivals: number[] = [];
  watched = { marker: Buffer.from(marker), count, arrivals, done: resolve };
  const late = setTimeout(resolve, 20_000);
  await promise;
  clearTimeout(late);
  if (arrivals.length < count) {
    throw new Error(`${arrivals.length} of ${count} events arrived; ${lost} streams were lost`);
  }
  return arrivals;
}
