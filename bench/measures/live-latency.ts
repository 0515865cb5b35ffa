import { once } from 'node:events';
import { connect } from 'node:net';
import { startApp, startBare } from '../app.ts';
import { idOfNumber, LIVE_CONVERSATIONS, messageTo } from '../calls.ts';
import { acceptedProfessional, tokenOf } from '../customers.ts';
import { openConnection, requestText } from '../http-connection.ts';
import { startProxy } from '../proxy.ts';
import { p99Figure, type Figure } from '../report.ts';
import type { Sizes } from '../sizes.ts';
import { median, percentile } from '../statistics.ts';
import type { BenchDatabase } from '../world.ts';

interface Ways<T> {
  /** The baseline. */
  bare: T;
  /** With both sides on one node. */
  one: T;
  /** Each on a separate node, behind a proxy. */
  two: T;
}

/**
 * The latency from sending a message (POST) until the other side's live stream delivers it, one
 * message at a time, in alternating windows. Milliseconds depend on the machine: the bare handler
 * is the baseline.
 */
export async function measureLive(
  database: BenchDatabase,
  dataDir: string,
  sizes: Sizes,
): Promise<Figure[]> {
  const nodes = [
    await startBare(database.connection, dataDir),
    await startApp(database.connection, dataDir),
    await startApp(database.connection, dataDir),
  ] as const;
  const [bare, one, other] = nodes;
  const two = await startProxy((path) => (path === '/api/events' ? other : one).port);
  try {
    return figuresOf(await measureWindows({ bare, one, two }, sizes), sizes);
  } finally {
    await two.stop();
    for (const node of nodes) await node.stop();
  }
}

async function measureWindows(
  { bare, one, two }: Ways<{ port: number }>,
  sizes: Sizes,
): Promise<Ways<number[]>[]> {
  const windows: Ways<number[]>[] = [];
  for (let round = 0; round <= sizes.rounds; round++) {
    const first = 1 + round * LIVE_CONVERSATIONS * 2;
    windows.push({
      bare: await timesOf(bare.port, first, sizes),
      one: await timesOf(one.port, first, sizes),
      two: await timesOf(two.port, first + LIVE_CONVERSATIONS, sizes),
    });
  }
  // A node that has just started compiles its code: the first round is warm-up.
  return windows.slice(1);
}

async function timesOf(
  port: number,
  first: number,
  { messages, few: professionals }: Sizes,
): Promise<number[]> {
  const arrivals = awaitArrivals();
  const streams = await Promise.all(
    Array.from({ length: LIVE_CONVERSATIONS }, (_, index) => {
      const number = acceptedProfessional(first + index, professionals);
      return openStream(port, tokenOf(idOfNumber('7001', number)), arrivals.note);
    }),
  );
  const writer = await openConnection(port);
  const times: number[] = [];
  for (let n = 0; n < LIVE_CONVERSATIONS + messages; n++) {
    const sent = performance.now();
    const message = messageTo(first + (n % LIVE_CONVERSATIONS), `Hello (${n})`);
    const { status, body } = await writer.ask(message);
    if (status !== 201) throw new Error(`POST /api/messages answered ${status}: ${body}`);
    const { id } = JSON.parse(body) as { id: string };
    times.push((await arrivals.of(id)) - sent);
  }
  writer.close();
  for (const stream of streams) stream.destroy();
  // The first message of each conversation is warm-up.
  return times.slice(LIVE_CONVERSATIONS);
}

/** Arrival times of messages: recorded as they come, awaited without polling. */
function awaitArrivals() {
  const arrivals = new Map<string, PromiseWithResolvers<number>>();
  const arrivalOf = (id: string) => {
    const arrival = arrivals.get(id) ?? Promise.withResolvers<number>();
    arrivals.set(id, arrival);
    return arrival;
  };
  return {
    note: (id: string) => arrivalOf(id).resolve(performance.now()),
    of: async (id: string) => arrivalOf(id).promise,
  };
}

async function openStream(port: number, token: string, note: (messageId: string) => void) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let text = '';
  const greeted = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!text.startsWith('HTTP/1.1 200')) reject(new Error(`no live stream: ${text}`));
      if (text.includes('retry:')) resolve();
      for (const [, id = ''] of chunk.toString('latin1').matchAll(/"messageId":"([^"]+)"/g)) {
        note(id);
      }
    });
  });
  socket.write(requestText({ method: 'GET', path: '/api/events', token }, port));
  await greeted;
  return socket;
}

function figuresOf(windows: readonly Ways<number[]>[], { messages }: Sizes): Figure[] {
  const of = `${messages} messages each`;
  const bare = windows.map((times) => times.bare);
  const one = windows.map((times) => times.one);
  const two = windows.map((times) => times.two);
  return [
    windowsFigure('message to the other screen', one, { atMost: 5, of }),
    windowsFigure('message to a screen on another node, through a proxy', two, { atMost: 8, of }),
    {
      name: 'message to the other screen, p99 against a bare handler',
      measured: median(one.map(p99)) / median(bare.map(p99)),
      unit: 'x',
      detail: `p50 ${median(bare.flat()).toFixed(2)} ms, ${windowsText(bare)}`,
    },
  ];
}

function windowsFigure(
  name: string,
  windows: readonly number[][],
  { atMost, of }: { atMost: number; of: string },
): Figure {
  const figure = p99Figure(name, windows.flat(), { atMost, of: `${windowsText(windows)}, ${of}` });
  return { ...figure, measured: median(windows.map(p99)) };
}

function windowsText(windows: readonly number[][]): string {
  return `p99 of the windows ${windows.map((times) => p99(times).toFixed(2)).join(', ')}`;
}

function p99(times: readonly number[]): number {
  return percentile(times, 0.99);
}
