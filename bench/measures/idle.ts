import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDemoUser } from '#server/accounts/accounts.ts';
import type { Database } from '#server/platform/database/db.ts';
import { startApp, type App } from '../app.ts';
import { measuredCalls } from '../calls.ts';
import { openConnection } from '../http-connection.ts';
import { loadHttp } from '../http-load.ts';
import {
  MEMORY_IS_KNOWN,
  memoryOf,
  processorSecondsOf,
  settledMemoryOf,
  type Memory,
} from '../process-cost.ts';
import type { Progress } from '../progress.ts';
import type { Figure } from '../report.ts';
import type { Sizes } from '../sizes.ts';
import type { BenchDatabase } from '../world.ts';

interface Stage {
  database: BenchDatabase;
  dataDir: string;
  sizes: Sizes;
  progress: Progress;
}

const SIGN_INS = 64;
const AT_ONCE = 4;
const person = { email: 'idles@synthetic.test', password: 'correct horse battery staple' };
/** A node with its background work, which one caller may sign in at as often as the benchmark does. */
const settings = { WORKER: 'on', RATE_LIMITS: 'off' };

/** What a node costs that nobody calls, and what it keeps of sign-ins and of load. */
export async function measureIdle(stage: Stage): Promise<Figure[]> {
  const { database, dataDir, progress } = stage;
  if (!MEMORY_IS_KNOWN) {
    progress.say(
      'An idle node is not measured: only Linux says what memory a process has to itself',
    );
    return [];
  }
  const { connection, db } = database;
  await createDemoUser(db, { ...person, role: 'customer', name: 'Idles', language: 'en' });
  const began = performance.now();
  const app = await startApp(connection, dataDir, settings);
  const ready = performance.now() - began;
  try {
    return [startFigure(app, ready), ...(await measureMemory(app, stage))];
  } finally {
    await app.stop();
  }
}

function startFigure({ pid }: App, milliseconds: number): Figure {
  const seconds = processorSecondsOf(pid).toFixed(1);
  const detail = `${seconds} s of a processor; ${textOf(memoryOf(pid))} then`;
  return {
    name: 'start of a node, ready after',
    measured: milliseconds,
    unit: 'ms',
    detail,
  };
}

async function measureMemory(app: App, stage: Stage): Promise<Figure[]> {
  const spent = await measureQuiet(app, stage);
  const idle = await settledMemoryOf(app.pid);
  await signIn(app);
  const signedIn = await settledMemoryOf(app.pid);
  const loaded = await underLoad(app, stage.sizes);
  return [
    ...spent,
    memoryFigure('an idle node', idle, 150),
    memoryFigure(`a node after ${SIGN_INS} sign-ins`, signedIn, 150),
    memoryFigure('a node after load', loaded, 250),
  ];
}

function memoryFigure(whose: string, memory: Memory, atMost: number): Figure {
  return {
    name: `memory of ${whose}`,
    measured: memory.private,
    unit: 'MB',
    budget: { atMost },
    detail: textOf(memory),
  };
}

function textOf({ private: own, proportional, resident }: Memory): string {
  const [first, share, all] = [own, proportional, resident].map((one) => one.toFixed(0));
  return `${first} MB its own, ${share} with its share of common pages, ${all} with all of them`;
}

/** Processor time and transactions of a node that nobody calls. */
async function measureQuiet({ pid }: App, { database, sizes }: Stage): Promise<Figure[]> {
  const minutes = sizes.idleSeconds / 60;
  const before = { used: processorSecondsOf(pid), sent: await countTransactions(database.db) };
  await sleep(sizes.idleSeconds * 1000);
  const used = (processorSecondsOf(pid) - before.used) / minutes;
  const sent = ((await countTransactions(database.db)) - before.sent) / minutes;
  const detail = `in ${sizes.idleSeconds} s with its background work on`;
  return [
    { name: 'idle node, processor seconds', measured: used, unit: 'a minute', detail },
    { name: 'idle node, transactions', measured: sent, unit: 'a minute', detail },
  ];
}

/** Outside of a transaction of the server's own, each statement is one. */
async function countTransactions(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (xact_commit + xact_rollback)::float8 as count
    from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.count ?? 0;
}

async function signIn({ port }: App): Promise<void> {
  const connections = await Promise.all(
    Array.from({ length: AT_ONCE }, () => openConnection(port)),
  );
  for (let done = 0; done < SIGN_INS; done += AT_ONCE) {
    await Promise.all(
      connections.map(async (connection) => {
        const call = { method: 'POST', path: '/api/auth/sign-in', body: person } as const;
        const { status, body } = await connection.ask(call);
        if (status !== 200) throw new Error(`sign-in answered ${status}: ${body}`);
      }),
    );
  }
  for (const connection of connections) connection.close();
}

/** The highest memory while each of the measured calls is made in turn by many at once. */
async function underLoad({ port, pid }: App, sizes: Sizes): Promise<Memory> {
  const calls = measuredCalls(sizes);
  let highest = memoryOf(pid);
  for (const { expected, call, customers, perCustomer } of calls) {
    let number = 0;
    const most = customers * perCustomer;
    const seconds = sizes.loadSeconds / calls.length;
    const next = () => (number < most ? call(number++) : undefined);
    await loadHttp({ port, connections: 32, seconds, expected, next });
    const memory = memoryOf(pid);
    if (memory.private > highest.private) highest = memory;
  }
  return highest;
}
