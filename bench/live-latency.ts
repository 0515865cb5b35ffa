import { once } from 'node:events';
import { connect } from 'node:net';
import { startApp } from './app.ts';
import { idOfNumber, LIVE_CUSTOMERS, messageTo } from './calls.ts';
import { acceptedProfessional, tokenOf } from './customers.ts';
import { openConnection, requestText } from './http-connection.ts';
import { startProxy } from './proxy.ts';
import { p99Figure, type Figure } from './report.ts';
import type { Sizes } from './sizes.ts';
import type { BenchDatabase } from './world.ts';

/** Conversations whose other side has a page open. */
const CONVERSATIONS = LIVE_CUSTOMERS / 2;

/**
 * How long it takes from sending a message (POST) until the other side's live stream says so, one
 * message at a time: with both on one node, and each on another behind one proxy.
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
  const [here, there] = nodes;
  const proxy = await startProxy((path) => (path === '/api/events' ? there : here).port);
  try {
    const work = { messages, professionals: few };
    const one = await timesOf(here.port, here.port, { ...work, first: 1 });
    const two = await timesOf(proxy.port, proxy.port, { ...work, first: 1 + CONVERSATIONS });
    const of = `${messages} messages`;
    return [
      p99Figure('message to the other screen', one, { atMost: 8, of }),
      p99Figure('message to a screen on another node, through a proxy', two, { atMost: 15, of }),
    ];
  } finally {
    await proxy.stop();
    for (const node of nodes) await node.stop();
  }
}

async function timesOf(
  writePort: number,
  readPort: number,
  { messages, professionals, first }: { messages: number; professionals: number; first: number },
): Promise<number[]> {
  const arrivals = awaitArrivals();
  const streams = await Promise.all(
    Array.from({ length: CONVERSATIONS }, (_, index) => {
      const number = acceptedProfessional(first + index, professionals);
      return openStream(readPort, tokenOf(idOfNumber('7001', number)), arrivals.note);
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
    times.push((await arrivals.of(id)) - sent);
  }
  writer.close();
  for (const stream of streams) stream.destroy();
  // The first message of each conversation warmed the way.
  return times.slice(CONVERSATIONS);
}

/** When each message was told: noted as it comes, waited for without turning in circles. */
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
