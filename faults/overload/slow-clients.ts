import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '#bench/statistics.ts';

/** One kind of client that keeps a server busy without saying anything. */
interface Kind {
  name: string;
  count: number;
  /** Sent at once; then a byte of `drip` every second. */
  first: string;
  drip: string;
  /** Whether it reads what it is sent. */
  reads: boolean;
  /** Seconds within which it has to be closed; undefined where it may stay. */
  closedWithin?: number;
  /** Seconds after the others. */
  after?: number;
}

/** What became of one kind. */
export interface SlowReport {
  name: string;
  count: number;
  closed: number;
  /** Seconds until the last but one in a hundred was closed. */
  p99: number;
  holds: boolean;
}

const POST = 'POST /api/requests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

function kinds(token: string): Kind[] {
  const list = `GET /api/user/requests HTTP/1.1\r\nhost: localhost\r\ncookie: sid=${token}\r\n\r\n`;
  return [
    {
      name: 'slow headers',
      count: 500,
      first: 'GET / HTTP/1.1\r\nx: ',
      drip: 'a',
      reads: true,
      closedWithin: 20,
    },
    {
      name: 'slow bodies',
      count: 500,
      first: `${POST}content-length: 60000\r\n\r\n{`,
      drip: ' ',
      reads: true,
      closedWithin: 135,
    },
    // A node that answers 2,500 lists accepts other connections late: once the slow heads are closed.
    {
      name: 'slow readers',
      count: 500,
      first: list.repeat(5),
      drip: '',
      reads: false,
      after: 25,
    },
    { name: 'idle connections', count: 2000, first: '', drip: '', reads: true },
  ];
}

/** Opens them, keeps them for longer than the server's timeouts, and says which the server has closed. */
export async function bearSlowClients(port: number, token: string): Promise<SlowReport[]> {
  return Promise.all(kinds(token).map((kind) => bear(port, kind)));
}

async function bear(port: number, kind: Kind): Promise<SlowReport> {
  const { name, count, closedWithin } = kind;
  await sleep((kind.after ?? 0) * 1000);
  const closings: number[] = [];
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    const socket = await open(port, kind);
    socket.once('close', () => closings.push((performance.now() - began) / 1000));
    sockets.push(socket);
  }
  await sleep(140_000);
  const closed = closings.length;
  for (const socket of sockets) socket.destroy();
  const p99 = percentile(closings.slice(0, closed), 0.99);
  const holds = closedWithin === undefined || (closed === count && p99 <= closedWithin);
  return { name, count, closed, p99, holds };
}

async function open(port: number, { first, drip, reads }: Kind): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (reads) socket.resume();
  else socket.pause();
  if (first !== '') socket.write(first);
  if (drip === '') return socket;
  const dripping = setInterval(() => socket.write(drip), 1000);
  socket.once('close', () => clearInterval(dripping));
  return socket;
}
