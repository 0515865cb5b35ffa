import { once } from 'node:events';
import { connect } from 'node:net';
import { startApp } from './app.ts';
import { idOfNumber, LIVE_CUSTOMERS, messageTo } from './calls.ts';
import { acceptedProfessional, tokenOf } from './customers.ts';
import { openConnection, requestText } from './http-connection.ts';
import type { Figure } from './report.ts';
import type { Sizes } from './sizes.ts';
import { percentile } from './statistics.ts';
import type { BenchDatabase } from './world.ts';

/** Conversations whose other side has a page open. */
const CONVERSATIONS = LIVE_CUSTOMERS / 2;

/**
 * How long it takes from sending a message (POST) until the other side's live stream says so, one
 * message at a time: with both on one node, and each on another.
 */
export async function measureLive(
  database: BenchDatabase,
  dataDir: string,
  { messages, few }: Sizes,
): Promise<Figure[]> {
  const nodes = [
    await startApp(database.connection, dataDir),
    await startApp(database.connection, dataDir),
  ] as const;
  try {
    const [here, there] = nodes;
    const work = { messages, professionals: few };
    const one = await timesOf(here.port, here.port, { ...work, first: 1 });
    const two = await timesOf(here.port, there.port, { ...work, first: 1 + CONVERSATIONS });
    return [
      ...figuresOf('message to the other screen', one, 8),
      ...figuresOf('message to a screen on another node', two, 15),
    ];
  } finally {
    for (const node of nodes) await node.stop();
  }
}

async function timesOf(
  writePort: number,
  readPort: number,
  { messages, professionals, first }: { messages: number; professionals: number; first: number },
): Promise<number[]> {
  const arrived = new Map<string, number>();
  const streams = await Promise.all(
    Array.from({ length: CONVERSATIONS }, (_, index) => {
      const number = acceptedProfessional(first + index, professionals);
      return openStream(readPort, tokenOf(idOfNumber('7001', number)), arrived);
    }),
  );
  const writer = await openConnection(writePort);
  const times: number[] = [];
  for (let n = 0; n < messages + CONVERSATIONS; n++) {
    const sent = performance.now();
    const message = messageTo(first + (n % CONVERSATIONS), `Hello (${n})`);
    const { status, body } = await writer.ask(message);
    if (status !== 201) throw new Error(`POST /api/messages answered ${status}: ${body}`);
    const { id } = JSON.parse(body) as { id: string };
    while (!arrived.has(id)) await new Promise(setImmediate);
    times.push((arrived.get(id) ?? 0) - sent);
  }
  writer.close();
  for (const stream of streams) stream.destroy();
  // The first message of each conversation warmed the way.
  return times.slice(CONVERSATIONS);
}

/** Notes when each message is told. */
async function openStream(port: number, token: string, arrived: Map<string, number>) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let text = '';
  const greeted = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!text.startsWith('HTTP/1.1 200')) reject(new Error(`no live stream: ${text}`));
      if (text.includes('retry:')) resolve();
      for (const [, id = ''] of chunk.toString('latin1').matchAll(/"messageId":"([^"]+)"/g)) {
        arrived.set(id, performance.now());
      }
    });
  });
  socket.write(requestText({ method: 'GET', path: '/api/events', token }, port));
  await greeted;
  return socket;
}

function figuresOf(name: string, times: readonly number[], atMost: number): Figure[] {
  const p50 = percentile(times, 0.5);
  return [
    {
      name: `${name}, p99`,
      measured: percentile(times, 0.99),
      unit: 'ms',
      budget: { atMost },
      detail: `p50 ${p50.toFixed(2)} ms, ${times.length} messages`,
    },
  ];
}
