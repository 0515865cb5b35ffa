import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { loadHttp } from '#bench/http-load.ts';
import { processorSecondsOf } from '#bench/process-cost.ts';
import type { Progress } from '#bench/progress.ts';
import { startWorld } from '#bench/world.ts';
import { settle } from './settle.ts';
import { countRows } from '#faults/sweep/row-counts.ts';
import type { Database } from '#server/platform/database/db.ts';
import { CALLS, type CallCost, type CallName, type Costs } from './costs.ts';
import { inOrder } from './in-order.ts';
import { answerCalls, seededCalls, type LifeCall } from './lives.ts';
import { countRoundTrips } from './round-trips.ts';
import { setStage, type Population, type Stage } from './stage.ts';

interface Sizes extends Population {
  /** Calls of each kind; one of twenty is made once more, alone, to count its round trips. */
  calls: Readonly<Record<CallName, number>>;
}

const FULL: Sizes = {
  professionals: 20_000,
  customers: 1000,
  storied: 400,
  calls: { create: 600, answer: 600, message: 2000, list: 1000, conversation: 2000 },
};
const QUICK: Sizes = {
  professionals: 2000,
  customers: 200,
  storied: 200,
  calls: { create: 80, answer: 80, message: 160, list: 160, conversation: 160 },
};
/** Calls at a time: they share statements, as on a busy node (decision 40). */
const AT_A_TIME = 16;
/** How long the jobs of one kind of call may take. */
const JOBS_SECONDS = 60;

/** Measures the calls of a request's life on the real program: some minutes, quick one or two. */
export async function measureCosts(isQuick: boolean, progress: Progress): Promise<Costs> {
  const sizes = isQuick ? QUICK : FULL;
  progress.say('Starting a PostgreSQL of its own in a temporary folder');
  const world = await startWorld();
  try {
    const stage = await setStage(world, sizes, progress);
    return await measureOn(stage, sizes, progress);
  } finally {
    await world.end();
  }
}

async function measureOn(stage: Stage, sizes: Sizes, progress: Progress): Promise<Costs> {
  const measured = await measureAll(stage, sizes, progress);
  await stage.end();
  progress.say('Round trips of each call, one at a time');
  const trips = await tripsOf(stage, sizes);
  const calls = measured.map(([name, cost]) => [name, { ...cost, roundTrips: trips.get(name) }]);
  return {
    measured: await machine(stage.database.db),
    professionals: sizes.professionals,
    calls: Object.fromEntries(calls) as Costs['calls'],
  };
}

function measureAll(stage: Stage, sizes: Sizes, progress: Progress) {
  const seeded = seededCalls(sizes);
  return inOrder(CALLS, async (name) => {
    progress.say(`${sizes.calls[name]} times ${name}, and what follows it`);
    const life = seeded.get(name) ?? (await answerCalls(stage.database.db, sizes.calls[name]));
    const limit = sizes.calls[name];
    const calls = 'calls' in life ? Math.min(Number(life.calls), limit) : limit;
    await serve(stage, life, { from: 0, to: Math.ceil(calls / 10) });
    await settle(stage.database.db, JOBS_SECONDS);
    // Else what is left of the earlier calls is tidied up in this one's time.
    await sql`vacuum analyze`.execute(stage.database.db);
    const from = Math.ceil(calls / 10);
    return [name, await costOf(stage, calls - from, () => serve(stage, life, { from, to: calls }))];
  }) as Promise<(readonly [CallName, Omit<CallCost, 'roundTrips'>])[]>;
}

async function serve(stage: Stage, life: LifeCall, { from, to }: { from: number; to: number }) {
  let n = from;
  const next = () => (n < to ? life.call(n++) : undefined);
  const { port } = stage.app;
  const { expected } = life;
  await loadHttp({ port, connections: AT_A_TIME, seconds: JOBS_SECONDS, expected, next });
}

async function costOf(
  stage: Stage,
  calls: number,
  work: () => Promise<void>,
): Promise<Omit<CallCost, 'roundTrips'>> {
  const before = await reading(stage);
  await work();
  await settle(stage.database.db, JOBS_SECONDS);
  const after = await reading(stage);
  const each = (name: keyof typeof before) =>
    Math.max(0, Math.round(((after[name] - before[name]) / calls) * 1000) / 1000);
  return {
    nodeMs: each('node'),
    databaseMs: each('database'),
    jobNodeMs: each('jobNode'),
    jobDatabaseMs: each('jobDatabase'),
    walBytes: Math.round(each('wal')),
    storedBytes: Math.round(each('stored')),
    rows: each('rows'),
    calls,
  };
}

async function reading({ app, worker, time, database: { db } }: Stage) {
  const { all, chosen } = await time();
  const { wal, stored } = await written(db);
  const rows = [...(await countRows(db)).values()].reduce((sum, count) => sum + count, 0);
  return {
    node: processorSecondsOf(app.pid) * 1000,
    jobNode: processorSecondsOf(worker.pid) * 1000,
    database: all - chosen,
    jobDatabase: chosen,
    wal,
    stored,
    rows,
  };
}

async function written(db: Database): Promise<{ wal: number; stored: number }> {
  const { rows } = await sql<{ wal: number; stored: number }>`
    select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal,
      pg_database_size(current_database())::float8 as stored`.execute(db);
  return rows[0]!;
}

async function tripsOf(stage: Stage, sizes: Sizes): Promise<Map<CallName, number>> {
  const seeded = seededCalls(sizes);
  const answers = await answerCalls(stage.database.db, sizes.calls.answer);
  const some = CALLS.map((name) => {
    const life = seeded.get(name) ?? answers;
    const made = name === 'answer' ? answers.calls : sizes.calls[name];
    const few = Math.min(made, Math.ceil(sizes.calls[name] / 20));
    // Of requests and messages that were not sent yet.
    const from = name === 'answer' ? 0 : made;
    return [name, Array.from({ length: few }, (_, n) => life.call(from + n))] as const;
  });
  const { connection } = stage.database;
  return countRoundTrips({ connection, dataDir: stage.dataDir }, new Map(some));
}

async function machine(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${availableParallelism()} cores, Node ${process.versions.node}, PostgreSQL ${rows[0]?.version}`;
}
