import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { memoryLog } from '#tests/support/log.ts';
import { currentTrace, inTrace, newTrace, type Trace } from '#server/platform/tracing/trace.ts';
import { makeJobs, type Jobs } from './jobs.ts';
import { installJobs } from './queues.ts';
import { runShared, sharedJobSender, type SharedPayload } from './shared-jobs.ts';

declare module './jobs.ts' {
  interface JobPayloads {
    'test-water': SharedPayload;
  }
}

const queues = { 'test-water': {} };
const sendWatering = sharedJobSender('test-water');
const now = new Date();
const clock = { now: () => now };

let database: FreshDatabase;
let jobs: Jobs;
let watered: { id: string; trace: string | undefined }[];
let dry: Set<string>;

beforeEach(async () => {
  database = await freshDatabase();
  const { connection } = database;
  [watered, dry] = [[], new Set()];
  await installJobs(connection, queues);
  jobs = makeJobs({ connection, queues, worker: false, log: memoryLog() });
  jobs.work('test-water', (due) => runShared(due, water));
  await jobs.start();
});

afterEach(async () => {
  await jobs.stop();
  await database.drop();
});

async function water(id: string) {
  if (dry.has(id)) throw new Error(`no water for ${id}`);
  watered.push({ id, trace: currentTrace()?.traceId });
}

const send = (id: string, afterSeconds = 0, trace?: Trace) =>
  inTrace(trace, () =>
    sendWatering(
      { db: database.db, jobs, clock },
      { id, at: new Date(+now + afterSeconds * 1000) },
    ),
  );

async function countJobs() {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pgboss.job where name = 'test-water'`.execute(database.db);
  return rows[0]?.count;
}

it('is one for what is sent together and due in the same second, each in its trace', async () => {
  const [one, other] = [newTrace(), newTrace()];
  await Promise.all([send('fern', 0, one), send('moss', 0, one), send('reed', 0, other)]);
  expect(await countJobs()).toBe(1);
  await jobs.runDue();
  expect(watered).toEqual([
    { id: 'fern', trace: one.traceId },
    { id: 'moss', trace: one.traceId },
    { id: 'reed', trace: other.traceId },
  ]);
});

it('is one each for what is due at other times, and runs then', async () => {
  await Promise.all([send('fern', 60.2), send('moss', 60.9), send('reed', 0)]);
  expect(await countJobs()).toBe(2);
  await jobs.runDue();
  expect(watered.map(({ id }) => id)).toEqual(['reed']);
  await jobs.bringForward(61);
  await jobs.runDue();
  expect(watered.map(({ id }) => id)).toEqual(['reed', 'fern', 'moss']);
});

it('tries all where one fails, and is retried', async () => {
  dry.add('fern');
  await Promise.all([send('fern'), send('moss')]);
  await jobs.runDue();
  expect(watered.map(({ id }) => id)).toEqual(['moss']);
  dry.clear();
  await jobs.bringForward(10);
  await jobs.runDue();
  expect(watered.map(({ id }) => id)).toEqual(['moss', 'fern', 'moss']);
});
