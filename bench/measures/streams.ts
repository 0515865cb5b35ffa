import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { BEAT } from '#contract/live.ts';
import { makeLive } from '#server/platform/live/live.ts';
import { startApp, type App } from '../app.ts';
import { idOfNumber } from '../calls.ts';
import { openConnection } from '../http-connection.ts';
import { MEMORY_IS_KNOWN, memoryOf, processorSecondsOf, type Memory } from '../process-cost.ts';
import type { Progress } from '../progress.ts';
import { p99Figure, type Figure } from '../report.ts';
import type { Sizes } from '../sizes.ts';
import { percentile, timed } from '../statistics.ts';
import { openStreams, startPages, STEP, type Pages } from '../stream-pages.ts';
import type { BenchDatabase } from '../world.ts';

const ROUNDS = 5;
/** Beside the streams a node holds its files and its connections to the database. */
const SPARE_DESCRIPTORS = 200;

interface Stage {
  database: BenchDatabase;
  dataDir: string;
  sizes: Sizes;
  progress: Progress;
}

/**
 * Many live streams on one node: the memory that each adds, and how long an event for many people
 * takes from the commit of another process to their sockets.
 */
export async function measureStreams(stage: Stage): Promise<Figure[]> {
  const { database, dataDir, sizes, progress } = stage;
  const obstacle = obstacleTo(sizes.streams);
  if (obstacle !== undefined) {
    progress.say(`Streams are not measured: ${obstacle}`);
    return [];
  }
  const app = await startApp(database.connection, dataDir);
  const pages = startPages();
  try {
    return await measureOn(app, pages, stage);
  } finally {
    pages.stop();
    await app.stop();
  }
}

function obstacleTo(streams: number): string | undefined {
  if (!MEMORY_IS_KNOWN) return 'only Linux says what memory a process has to itself';
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const hard = /^Max open files\s+\S+\s+(\d+)/m.exec(limits)?.[1];
  if (hard === undefined || Number(hard) >= streams + SPARE_DESCRIPTORS) return undefined;
  return `a process may open ${hard} files; allow ${streams + SPARE_DESCRIPTORS} (ulimit -Hn, LimitNOFILE= of systemd)`;
}

async function measureOn(app: App, pages: Pages, stage: Stage): Promise<Figure[]> {
  const { sizes, progress } = stage;
  // A first step and its end compile the code of both sides.
  const { port } = app;
  await openStreams(pages, { port, streams: Math.min(STEP, sizes.streams) });
  await pages.ask({ close: true });
  const before = await memoryAfterCollection(app);
  const began = performance.now();
  await openStreams(pages, { port, streams: sizes.streams }, (done) =>
    progress.bar({ name: 'live streams', done, total: sizes.streams }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = await memoryAfterCollection(app);
  const times = await broadcast(pages, stage);
  const beside = await measureBeside(app, stage);
  return [
    memoryFigure(before, after, { streams: sizes.streams, seconds }),
    p99Figure(`event to ${sizes.audience} of ${sizes.streams} streams`, times, {
      atMost: 300,
      of: `from the commit to the socket, ${ROUNDS} times`,
    }),
    beside,
  ];
}

/** What was allocated and is of no use any more is no part of a stream. */
async function memoryAfterCollection(app: App): Promise<Memory> {
  await app.collect();
  return memoryOf(app.pid);
}

/** How long a call waits behind the heartbeats of all streams, and what these cost. */
async function measureBeside(app: App, { sizes }: Stage): Promise<Figure> {
  const connection = await openConnection(app.port);
  const times: number[] = [];
  const used = processorSecondsOf(app.pid);
  const began = performance.now();
  // A heartbeat for each falls into this time.
  while (performance.now() - began < BEAT.every + 1000) {
    times.push(await timed(() => connection.ask({ method: 'GET', path: '/healthz' })));
    await sleep(5);
  }
  connection.close();
  const share = (processorSecondsOf(app.pid) - used) / ((performance.now() - began) / 1000);
  const p99 = percentile(times, 0.99).toFixed(1);
  return {
    name: `slowest call beside ${sizes.streams} streams`,
    measured: Math.max(...times),
    unit: 'ms',
    detail: `p99 ${p99} ms of ${times.length}; heartbeats take ${(share * 100).toFixed(0)}% of a processor`,
  };
}

function memoryFigure(
  before: Memory,
  after: Memory,
  { streams, seconds }: { streams: number; seconds: number },
): Figure {
  const text = ({ private: own }: Memory) => `${own.toFixed(0)} MB`;
  return {
    name: `memory of a live stream, of ${streams}`,
    measured: ((after.private - before.private) / streams) * 1000,
    unit: 'kB',
    budget: { atMost: 20 },
    detail: `node ${text(before)} without, ${text(after)} with them; opened in ${seconds.toFixed(1)} s`,
  };
}

/**
 * The time of each arrival in milliseconds. Published by this process: the node hears of it from
 * the database.
 */
async function broadcast(pages: Pages, { database, sizes }: Stage): Promise<number[]> {
  const { db, connection } = database;
  const log = { info() {}, warn() {}, error: console.error };
  const live = makeLive({ connection, db, log: log as never });
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const marker = `broadcast-${round}`;
    const arrived = pages.ask({ await: sizes.audience, marker });
    const event = { type: 'request.changed', requestId: marker } as const;
    const events = Array.from({ length: sizes.audience }, (_, index) => ({
      userId: idOfNumber('7002', index + 1),
      event,
    }));
    let committed = 0;
    await db.transaction().execute(async (tx) => {
      await live.publish(tx, events);
      committed = performance.timeOrigin + performance.now();
    });
    const { arrivals } = (await arrived) as { arrivals: number[] };
    // The first one warms up.
    if (round > 0) times.push(...arrivals.map((at) => at - committed));
    await sleep(200);
  }
  return times;
}
