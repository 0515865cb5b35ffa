import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the server said to one hostile call. */
export interface HostileReport {
  name: string;
  /** 0 where it closed the connection without a word. */
  status: number;
  milliseconds: number;
  holds: boolean;
}

/** Of the largest call at most so much is sent, in bytes: the server has to end it before. */
const MOST = 1e9;
const CHUNK = 64 * 1024;
const PATIENCE_MS = 20_000;

const json = 'content-type: application/json\r\n';

interface Hostile {
  name: string;
  head: string;
  /** Absent: chunk after chunk, without an end. */
  body?: string;
}

const post = (headers: string) =>
  `POST /api/requests HTTP/1.1\r\nhost: localhost\r\n${json}${headers}`;

const get = (query: string, headers = '') =>
  `GET /api/site/pages/about${query} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;

function bodies(): Hostile[] {
  const whole = (name: string, body: string, headers = ''): Hostile => ({
    name,
    head: post(`${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n`),
    body,
  });
  const keys = Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join(',');
  return [
    { name: 'a body without an end', head: post('transfer-encoding: chunked\r\n\r\n') },
    whole('a JSON text of a megabyte', `"${'x'.repeat(1e6)}"`),
    whole('arrays 100,000 deep', '['.repeat(100_000)),
    whole('a hundred thousand keys', `{${keys}}`),
    whole('a number of a million digits', '9'.repeat(1e6)),
    whole('JSON that breaks off', '{"description":"The ta'),
    whole('bytes that are no text', '\u0000\u0001', 'content-encoding: gzip\r\n'),
  ];
}

function heads(): Hostile[] {
  const empty = (name: string, head: string): Hostile => ({ name, head, body: '' });
  const twoLengths = 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}';
  const both = 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}';
  return [
    empty('a header of 20 kB', get('', `x-long: ${'x'.repeat(20_000)}\r\n`)),
    empty('ten thousand parameters', get(`?${'a=1&'.repeat(10_000)}`)),
    empty('two lengths', post(twoLengths)),
    empty('a length and chunks', post(both)),
  ];
}

/** Makes each of the calls once; each has to be refused (4xx), or cut off, within `PATIENCE_MS`. */
export async function bearHostileCalls(port: number): Promise<HostileReport[]> {
  const reports: HostileReport[] = [];
  for (const call of [...bodies(), ...heads()]) reports.push(await bear(port, call));
  return reports;
}

async function bear(port: number, { name, head, body }: Hostile): Promise<HostileReport> {
  const socket = connect({ port, host: '127.0.0.1' });
  const began = performance.now();
  const heard = { answer: '', isOver: false };
  socket.setEncoding('latin1').on('data', (text: string) => (heard.answer += text));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      heard.isOver = true;
      resolve();
    });
  });
  const isAwaited = () =>
    !heard.isOver && heard.answer === '' && performance.now() - began < PATIENCE_MS;
  await once(socket, 'connect');
  socket.write(head + (body ?? ''));
  if (body === undefined) await sendWithoutEnd(socket, closed, isAwaited);
  while (isAwaited()) await sleep(5);
  const milliseconds = performance.now() - began;
  socket.destroy();
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(heard.answer)?.[1] ?? 0);
  const holds = milliseconds < PATIENCE_MS && (status === 0 || (status >= 400 && status < 500));
  return { name, status, milliseconds, holds };
}

async function sendWithoutEnd(
  socket: Socket,
  closed: Promise<unknown>,
  goesOn: () => boolean,
): Promise<void> {
  const chunk = `${CHUNK.toString(16)}\r\n${' '.repeat(CHUNK)}\r\n`;
  for (let sent = 0; sent < MOST && goesOn(); sent += CHUNK) {
    if (!socket.write(chunk)) await Promise.race([drained(socket), closed, sleep(1000)]);
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('drain', resolve));
}
