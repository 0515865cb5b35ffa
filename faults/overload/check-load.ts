import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type App } from '#bench/app.ts';
import { customerToken } from '#bench/calls.ts';
import { seedCustomers } from '#bench/customers.ts';
import { memoryOf } from '#bench/process-cost.ts';
import { FULL, type Sizes } from '#bench/sizes.ts';
import { openStreams, startPages, type Pages } from '#bench/stream-pages.ts';
import { startWorld } from '#bench/world.ts';
import { seedMass } from '#db/seed/mass/mass.ts';
import { percentile } from '#bench/statistics.ts';
import { callSteadily, findPeak, mixedCalls } from './callers.ts';
import { bearHostileCalls } from './hostile-calls.ts';
import { bearSlowClients } from './slow-clients.ts';

const sizes: Sizes = { ...FULL, few: 20_000 };
/** How many times as many calls as a node can answer it is sent. */
const OVERLOAD = 3;

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const mb = (value: number) => `${value.toFixed(0)} MB`;

interface Loading {
  app: App;
  next: ReturnType<typeof mixedCalls>;
  perSecond: number;
}

/**
 * `npm run faults -- load`: one node with its worker, 10,000 live streams and a steady rate of calls for
 * minutes; then more calls than it can answer; then slow, endless and broken ones. Says whether nothing
 * failed, memory stayed flat, what was too much was turned away, and all was well again afterwards.
 */
export async function checkLoad(values: {
  minutes: string;
  streams: string;
  rate: string;
}): Promise<boolean> {
  say('Filling a database with 20,000 professionals and 10,000 customers');
  const world = await startWorld();
  const pages = startPages();
  try {
    const { db, connection } = await world.create('loaded');
    const { few: professionals, customers, storied } = sizes;
    await seedMass(db, { professionals, onProgress: () => {} });
    await seedCustomers(db, { professionals, customers, storied });
    const settings = { WORKER: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' } as const;
    const app = await startApp(connection, world.dataDir, settings);
    try {
      const loading = { app, next: mixedCalls(sizes), perSecond: Number(values.rate) };
      const streams = Number(values.streams);
      await openStreams(pages, { port: app.port, streams });
      say(`${streams} live streams are open: ${mb(memoryOf(app.pid).private)}`);
      await warmUp(loading);
      const holds = [
        await bearSteadily(loading, Number(values.minutes), { pages, streams }),
        await bearOverload(loading),
        await bearHostile(loading),
      ];
      return holds.every(Boolean);
    } finally {
      await app.stop();
    }
  } finally {
    pages.stop();
    await world.end();
  }
}

/** For how long a node that has just started is called at a rising rate, in seconds. */
const WARM_UP_SECONDS = 20;

/** As a proxy does that lets a new node take its share slowly; what becomes of the calls is not counted. */
async function warmUp({ app, next, perSecond }: Loading): Promise<void> {
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const calls = callSteadily(app.port, share * perSecond, next);
    await sleep((WARM_UP_SECONDS / 4) * 1000);
    await calls.end();
  }
}

/** Memory in the last third is that of the second, nothing fails, and every stream is open at the end. */
async function bearSteadily(
  { app, next, perSecond }: Loading,
  minutes: number,
  { pages, streams }: { pages: Pages; streams: number },
): Promise<boolean> {
  const calls = callSteadily(app.port, perSecond, next);
  const rows: { memory: number; p99: number; failed: number; shed: number }[] = [];
  const slices = Math.max(3, Math.round(minutes * 2));
  for (let slice = 0; slice < slices; slice += 1) {
    await sleep((minutes * 60_000) / slices);
    const window = calls.take();
    const memory = memoryOf(app.pid).private;
    const [p99, failed, shed] = [window.p99(), window.failed(), window.shed()];
    rows.push({ memory, p99, failed, shed });
    say(
      `${window.times.length} calls, ${window.failures()}; ${shed} turned away; median ${ms(window.median())}, p99 ${ms(p99)}; event loop p99 ${await loopLag(app)}; ${mb(memory)}`,
    );
  }
  await calls.end();
  const { lost } = (await pages.ask({ count: true })) as { open: number; lost: number };
  const third = Math.floor(slices / 3);
  const most = (from: number, to: number) => Math.max(...rows.slice(from, to).map((r) => r.memory));
  const [middle, last] = [most(third, 2 * third), most(2 * third, slices)];
  say(
    `Memory at most ${mb(middle)} in the second third and ${mb(last)} in the last; of ${streams} streams ${lost} were lost`,
  );
  return rows.every(({ failed, shed }) => failed + shed === 0) && last < middle * 1.1 && lost === 0;
}

async function loopLag({ port }: App): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]);
  return ms(seconds * 1000);
}

/** What is too much is turned away at once, most of what fits is answered, and then all is as before. */
async function bearOverload({ app, next, perSecond }: Loading): Promise<boolean> {
  const peak = await findPeak(app.port, { connections: 32, seconds: 15 }, next);
  const before = memoryOf(app.pid).private;
  const flood = callSteadily(app.port, OVERLOAD * peak, next);
  await sleep(60_000);
  const all = flood.take();
  await flood.end();
  const goodput = all.succeeded() / 60;
  say(
    `32 callers at once: ${peak.toFixed(0)} calls answered a second. Then ${OVERLOAD} times as many calls: ${goodput.toFixed(0)} answered a second, ${(all.shed() / 60).toFixed(0)} turned away within ${ms(percentile(all.timesOfShed, 0.99))} (p99); ${all.failures()}; ${mb(before)} before, ${mb(memoryOf(app.pid).private)} after`,
  );
  await sleep(5000);
  const calls = callSteadily(app.port, perSecond, next);
  await sleep(15_000);
  const again = calls.take();
  await calls.end();
  say(
    `Five seconds later: ${again.failures()}; ${again.shed()} turned away, p99 ${ms(again.p99())}`,
  );
  return all.failed() === 0 && goodput > 0.7 * peak && again.failed() + again.shed() === 0;
}

/** Slow and hostile clients do not keep others from being served. */
async function bearHostile({ app, next, perSecond }: Loading): Promise<boolean> {
  const before = memoryOf(app.pid).private;
  const calls = callSteadily(app.port, perSecond / 4, next);
  const slow = await bearSlowClients(app.port, customerToken(1));
  const hostile = await bearHostileCalls(app.port);
  const beside = calls.take();
  await calls.end();
  for (const { name, count, closed, p99, holds } of slow) {
    const within = closed === 0 ? '' : ` within ${p99.toFixed(0)} s (p99)`;
    say(`${holds ? '✓' : '✗'} ${count} ${name}: ${closed} closed by the server${within}`);
  }
  for (const { name, status, milliseconds, holds } of hostile) {
    say(`${holds ? '✓' : '✗'} ${name}: ${status || 'cut off'} after ${ms(milliseconds)}`);
  }
  say(
    `Beside them ${beside.times.length} calls, ${beside.failures()}; p99 ${ms(beside.p99())}; ${mb(before)} before, ${mb(memoryOf(app.pid).private)} after`,
  );
  return beside.failed() + beside.shed() === 0 && [...slow, ...hostile].every(({ holds }) => holds);
}
