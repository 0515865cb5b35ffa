import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { memoryLog } from '#tests/support/log.ts';
import { currentTrace, inTrace, newTrace } from '#server/platform/tracing/trace.ts';
import { installJobs } from './queues.ts';
import { makeJobs, type Jobs, type JobsOptions } from './jobs.ts';
import { patiently } from '#tests/support/patience.ts';

declare module './jobs.ts' {
  interface JobPayloads {
    'test-greet': { name: string };
    'test-remind': { name: string };
  }
}

const queues = {
  'test-greet': { notify: true, retryLimit: 2 },
  'test-remind': { onePerKey: true },
};

let database: FreshDatabase;
let greeted: string[];
const opened: Jobs[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  greeted = [];
  await Promise.all([
    installJobs(database.connection, queues),
    installJobs(database.connection, queues),
  ]);
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()));
  await database.drop();
});

async function open(
  options: Partial<JobsOptions> = {},
  greet: (to: { name: string }) => Promise<void> = async ({ name }) => void greeted.push(name),
) {
  const { connection } = database;
  const jobs = makeJobs({ connection, queues, worker: false, log: memoryLog(), ...options });
  jobs.work('test-greet', greet);
  jobs.work('test-remind', async ({ name }) => void greeted.push(name));
  await jobs.start();
  opened.push(jobs);
  return jobs;
}

function send(jobs: Jobs, name: string, afterSeconds?: number) {
  return database.db
    .transaction()
    .execute((tx) => jobs.send(tx, 'test-greet', { name }, afterSeconds ? { afterSeconds } : {}));
}

async function letTimePass(seconds: number) {
  await sql`update pgboss.job set start_after = start_after - make_interval(secs => ${seconds})`.execute(
    database.db,
  );
}

it('runs what a committed transaction sent, and nothing of a rolled back one', async () => {
  const jobs = await open();
  await send(jobs, 'Ana');
  const undone = database.db.transaction().execute(async (tx) => {
    await jobs.send(tx, 'test-greet', { name: 'Nobody' });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await jobs.runDue();
  expect(greeted).toEqual(['Ana']);
});

it('runs a delayed job when it is due', async () => {
  const jobs = await open();
  await send(jobs, 'Ana', 600);
  await jobs.runDue();
  expect(greeted).toEqual([]);
  await letTimePass(601);
  await jobs.runDue();
  expect(greeted).toEqual(['Ana']);
});

it('keeps one waiting job per key', async () => {
  const jobs = await open();
  const remind = (singletonKey: string) =>
    database.db
      .transaction()
      .execute((tx) => jobs.send(tx, 'test-remind', { name: singletonKey }, { singletonKey }));
  for (const key of ['a', 'a', 'b']) await remind(key);
  await jobs.runDue();
  await remind('a');
  await jobs.runDue();
  expect(greeted).toEqual(['a', 'b', 'a']);
});

it('retries a failing job with backoff, and then lists it as dead', async () => {
  const attempts: number[] = [];
  const jobs = await open({}, async () => {
    attempts.push(attempts.length + 1);
    throw new Error('no mail server');
  });
  await send(jobs, 'Ana');
  await jobs.runDue();
  expect(await jobs.runDue()).toEqual([]);
  await letTimePass(4);
  await jobs.runDue();
  expect(await jobs.dead.list({ limit: 10 })).toEqual([]);
  await letTimePass(8);
  await jobs.runDue();
  expect(attempts).toEqual([1, 2, 3]);
  expect(await jobs.dead.list({ limit: 10 })).toMatchObject([
    { queue: 'test-greet', payload: { name: 'Ana' }, attempts: 3, problem: 'no mail server' },
  ]);
});

it.each([true, false])('each attempt is in the trace that sent it (worker: %s)', async (worker) => {
  const seen: unknown[] = [];
  const jobs = await open({ worker }, async (payload) => {
    seen.push([payload, currentTrace()]);
    if (seen.length === 1) throw new Error('no mail server');
  });
  const trace = newTrace();
  await inTrace(trace, () => send(jobs, 'Ana'));
  await vi.waitFor(async () => {
    await letTimePass(10);
    if (!worker) await jobs.runDue();
    expect(seen).toHaveLength(2);
  }, patiently);
  expect(seen).toEqual([
    [{ name: 'Ana' }, trace],
    [{ name: 'Ana' }, trace],
  ]);
});

it('a job of before has no trace, and runs in one of its own', async () => {
  const seen: unknown[] = [];
  const jobs = await open({}, async (payload) => void seen.push(payload, currentTrace()));
  await send(jobs, 'Ana');
  await jobs.runDue();
  expect(seen).toEqual([
    { name: 'Ana' },
    { traceId: expect.any(String), spanId: expect.any(String) },
  ]);
});

it('a dead job is listed without its trace, and keeps it where it is retried', async () => {
  const traces: unknown[] = [];
  const jobs = await open({}, async () => {
    traces.push(currentTrace());
    throw new Error('no mail server');
  });
  const trace = newTrace();
  await inTrace(trace, () => send(jobs, 'Ana'));
  for (const seconds of [0, 4, 8]) {
    await letTimePass(seconds);
    await jobs.runDue();
  }
  const [dead] = await jobs.dead.list({ limit: 10 });
  expect(dead?.payload).toEqual({ name: 'Ana' });
  const again = { ids: [dead!.id] };
  await database.db.transaction().execute((tx) => jobs.dead.retry(tx, again));
  await jobs.runDue();
  expect(traces).toEqual([trace, trace, trace, trace]);
});

it('wakes a worker as soon as a job is committed', async () => {
  const jobs = await open({ worker: true });
  await send(jobs, 'Ana');
  await vi.waitFor(() => expect(greeted).toEqual(['Ana']), patiently);
});

it('retries a job that a killed worker left unfinished', async () => {
  const killed = await open({}, () => new Promise(() => {}));
  await send(killed, 'Ana');
  void killed.runDue();
  await vi.waitFor(
    async () => expect((await killed.countByQueue())[0]?.running).toBe(1),
    patiently,
  );
  await open({ worker: true, alone: true });
  await vi.waitFor(() => expect(greeted).toEqual(['Ana']), patiently);
});

it('lets the job in progress finish before it stops', async () => {
  let begun = false;
  const jobs = await open({ worker: true }, async ({ name }) => {
    begun = true;
    await sleep(300);
    greeted.push(name);
  });
  await send(jobs, 'Ana');
  await vi.waitFor(() => expect(begun).toBe(true), patiently);
  await jobs.stop();
  expect(greeted).toEqual(['Ana']);
});

it('redacts personal data in errors: neither what a driver adds nor what it quotes', async () => {
  const failing = async () => {
    throw Object.assign(new Error('invalid input: "the gate code is 4711"'), {
      code: '22P02',
      detail: 'Key (email)=(ana@example.com)',
    });
  };
  const kept = async () => {
    const { rows } = await sql<{ output: string | null }>`
      select output::text from pgboss.job where name = 'test-greet'`.execute(database.db);
    return rows[0]?.output ?? '';
  };
  const jobs = await open({}, failing);
  await send(jobs, 'Ana');
  await jobs.runDue();
  expect(await kept()).toContain('invalid input');
  expect(await kept()).not.toMatch(/4711|ana@/);
});

it('drains a backlog one after the other, without waiting for a poll in between', async () => {
  const jobs = await open({ worker: true });
  const heap = Array.from({ length: 60 }, (_, place) => String(place));
  await database.db.transaction().execute(async (tx) => {
    for (const name of heap) await jobs.send(tx, 'test-greet', { name });
  });
  await vi.waitFor(() => expect(greeted).toHaveLength(heap.length), patiently);
});

it('runs others while a batch takes long', async () => {
  const stuck = Promise.withResolvers<void>();
  const greet = async ({ name }: { name: string }) => {
    greeted.push(name);
    if (name === 'Slow') await stuck.promise;
  };
  const jobs = await open({ worker: true }, greet);
  await send(jobs, 'Slow');
  await vi.waitFor(() => expect(greeted).toEqual(['Slow']), patiently);
  await send(jobs, 'Ana');
  await vi.waitFor(() => expect(greeted).toEqual(['Slow', 'Ana']), patiently);
  stuck.resolve();
  await send(jobs, 'Ben');
  await vi.waitFor(() => expect(greeted).toEqual(['Slow', 'Ana', 'Ben']), patiently);
});

it('goes on looking for jobs though the clock of the machine is set back', async () => {
  const { now } = Date;
  let hours = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - (hours += 1) * 3_600_000);
  try {
    const jobs = await open({ worker: true });
    // Retries are found by polling: nothing announces them.
    await send(jobs, 'Ana', 3);
    await vi.waitFor(() => expect(greeted).toEqual(['Ana']), patiently);
  } finally {
    clock.mockRestore();
  }
});

it('plans as for a disk that is read in any order as fast', async () => {
  const { db } = database;
  await sql`do $$ begin
    execute format('alter database %I set random_page_cost = 4', current_database());
  end $$`.execute(db);
  await sql`create table planned_by (cost text)`.execute(db);
  await sql`create function note_cost() returns trigger language plpgsql as $$ begin
    insert into planned_by values (current_setting('random_page_cost')); return null; end $$`.execute(
    db,
  );
  await sql`create trigger note_cost after update on pgboss.job_common
    for each statement execute function note_cost()`.execute(db);
  const jobs = await open({ worker: true });
  await send(jobs, 'Ana');
  await vi.waitFor(() => expect(greeted).toEqual(['Ana']), patiently);
  const { rows } = await sql<{ cost: string }>`select distinct cost from planned_by`.execute(db);
  expect(rows).toEqual([{ cost: '1.1' }]);
});

it('finds the jobs in progress without reading those that are completed', async () => {
  const { db } = database;
  await sql`insert into pgboss.job (name, state)
    select 'test-greet', 'completed' from generate_series(1, 5000)`.execute(db);
  await sql`analyze pgboss.job_common`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
    update pgboss.job_common job set state = 'completed'
    from json_to_recordset('[]') as settled (id uuid)
    where job.name = 'test-greet' and job.id = settled.id and job.state = 'active'`.execute(db);
  expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('using job_common_active');
});
