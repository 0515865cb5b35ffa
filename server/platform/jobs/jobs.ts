import { fromKysely, PgBoss, systemClock, type Clock, type JobInsert } from 'pg-boss';
import type { ClientBase } from 'pg';
import { batched } from '#server/platform/database/batched.ts';
import { SET_PAGE_COST, type DatabaseConnection, type Db } from '#server/platform/database/db.ts';
import { deadJobsOf, type DeadJobs } from './dead-jobs.ts';
import type { JobAttempt } from './attempt.ts';
import { withTrace } from './job-trace.ts';
import { DEAD_LETTERS, type QueueSettings } from './queues.ts';
import { runDueJobs, type JobRun } from './run.ts';
import type { Log } from '#server/platform/logging/log.ts';
import type { Trace } from '#server/platform/tracing/trace.ts';
import type { Tracing } from '#server/platform/tracing/tracing.ts';
import { workOnQueue } from './work.ts';

/**
 * The payload of each queue; ids rather than contents. Domains add theirs: `declare module
 * './jobs.ts' { interface JobPayloads { 'deliver-message': { id: string } } }`, and
 * server/app/queues.ts says how each is run.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by augmentations
export interface JobPayloads {}
export type JobName = keyof JobPayloads;

export type JobHandler<Payload = object> = (payload: Payload, job: JobAttempt) => Promise<void>;

export interface SendOptions {
  /** Delay in seconds. */
  afterSeconds?: number;
  /**
   * Deduplication, only for queues of `onePerKey`: while a job of this key is waiting, sending
   * another is a no-op.
   */
  singletonKey?: string;
}

/** A job of several. `trace`: where it is not part of the running code's. */
export interface JobToSend<N extends JobName> {
  payload: JobPayloads[N];
  afterSeconds?: number;
  trace?: Trace | undefined;
}

/**
 * Background jobs in the database. A job exists exactly when the transaction that sent it is
 * committed, and runs at least once: after a crash or a failure it is retried, so handlers must be
 * idempotent. A job and what it sends belong to the trace of the code that sent it.
 */
export interface Jobs {
  /** Every queue, by its name. */
  queues: Readonly<Record<string, QueueSettings>>;
  send<N extends JobName>(
    db: Db,
    name: N,
    payload: JobPayloads[N],
    options?: SendOptions,
  ): Promise<void>;
  /** Sends several jobs of a queue that is not `onePerKey`, within a transaction by one statement. */
  sendAll<N extends JobName>(db: Db, name: N, jobs: readonly JobToSend<N>[]): Promise<void>;
  /** Registers the handler of a queue; before `start`. */
  work<N extends JobName>(name: N, handler: JobHandler<JobPayloads[N]>): void;
  /** Schedules a job, run once however many nodes there are; `cron` in UTC; before `start`. */
  schedule<N extends JobName>(name: N, cron: string, payload: JobPayloads[N]): void;
  start(): Promise<void>;
  /** Waits for running jobs (at most 20 s), then closes its connections. */
  stop(): Promise<void>;
  /** Runs all due jobs in this process until there are none, without polling. */
  runDue(): Promise<JobRun[]>;
  /** Brings delayed jobs forward by this many seconds: the demo's clock was advanced. */
  bringForward(seconds: number): Promise<void>;
  /** The dead letter queue. */
  dead: DeadJobs;
  /** How long the oldest due job of each queue has been waiting, in seconds; none where none is due. */
  findWaits(): Promise<{ queue: string; seconds: number }[]>;
  /** Waiting and running jobs by queue; dead ones are in a separate queue. */
  countByQueue(): Promise<{ queue: string; waiting: number; running: number }[]>;
}

export interface JobsOptions {
  connection: DatabaseConnection;
  queues: Readonly<Record<string, QueueSettings>>;
  /** Whether this node runs jobs, or only sends them. */
  worker: boolean;
  /** False where NOTIFY does not arrive: workers then poll every two seconds. */
  listens?: boolean;
  /** True where no other node can be running: jobs of a killed predecessor are retried at once. */
  alone?: boolean;
  log: Log;
  /** Absent: jobs have traces, but none are exported. */
  tracing?: Tracing | undefined;
}

/** Jobs on a database prepared by `installJobs`. */
export function makeJobs(options: JobsOptions): Jobs {
  const { worker, queues } = options;
  const boss = openBoss(options);
  const handlers = new Map<JobName, JobHandler>();
  const schedules = new Map<JobName, { cron: string; payload: object }>();
  const stopping = new AbortController();
  return {
    queues,
    ...sendersOf(boss, queues),
    work: (name, handler) => void handlers.set(name, handler as JobHandler),
    schedule: (name, cron, payload) => void schedules.set(name, { cron, payload }),
    async start() {
      await boss.start();
      if (!worker) return;
      if (options.alone) await takeBackAbandoned(boss);
      await keepSchedules(boss, schedules);
      const { signal } = stopping;
      for (const [name, handler] of handlers) {
        await workOnQueue(boss, name, handler, { ...options, signal, settings: queues[name] });
      }
    },
    stop() {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: 20_000 });
    },
    runDue: () => runDueJobs(boss, handlers, { ...options, signal: stopping.signal }),
    bringForward: (seconds) => bringForward(boss, seconds),
    dead: deadJobsOf(boss),
    findWaits: () => findWaits(boss),
    countByQueue: () => countByQueue(boss),
  };
}

function sendersOf(boss: PgBoss, queues: JobsOptions['queues']): Pick<Jobs, 'send' | 'sendAll'> {
  const sendTogether = senderOutsideTransactions(boss);
  return {
    async send(db, name, payload, { afterSeconds, singletonKey } = {}) {
      if ((singletonKey !== undefined) !== (queues[name]?.onePerKey ?? false)) {
        throw new Error(`Jobs of ${name} need a singletonKey exactly where its queue is onePerKey`);
      }
      const job = jobInsert(payload, afterSeconds);
      if (db.isTransaction || singletonKey !== undefined) {
        const { data, ...options } = job;
        const key = singletonKey === undefined ? {} : { singletonKey };
        await boss.send(name, data, { db: fromKysely(db), ...options, ...key });
      } else await sendTogether(name, { db, job });
    },
    async sendAll(db, name, jobs) {
      if (jobs.length === 0) return;
      const inserts = jobs.map((job) => jobInsert(job.payload, job.afterSeconds, job.trace));
      await boss.insert(name, inserts, { db: fromKysely(db) });
    },
  };
}

function jobInsert(payload: object, afterSeconds: number | undefined, trace?: Trace) {
  const startAfter = afterSeconds === undefined ? {} : { startAfter: Math.ceil(afterSeconds) };
  return { data: withTrace(payload, trace), ...startAfter } satisfies JobInsert;
}

/** Jobs sent outside of transactions at the same time are inserted by one statement a queue. */
function senderOutsideTransactions(boss: PgBoss) {
  type Sent = { db: Db; job: JobInsert };
  const queues = new Map<string, (sent: Sent) => Promise<void>>();
  return (name: string, sent: Sent): Promise<void> => {
    let send = queues.get(name);
    if (!send) {
      send = batched(async (all: readonly Sent[]) => {
        const jobs = all.map(({ job }) => job);
        await boss.insert(name, jobs, { db: fromKysely(all[0]!.db) });
        return all.map(() => undefined);
      });
      queues.set(name, send);
    }
    return send(sent);
  };
}

const driver = {
  /** A connection whose other end is gone would hold its jobs for good. */
  keepAlive: true,
  /** In milliseconds, beyond the longest statement of the queue. */
  query_timeout: 30_000,
  // By the default of 4, completing a batch read all jobs that were completed since the last vacuum.
  onConnect: async (client: ClientBase) => void (await client.query(SET_PAGE_COST)),
};

/**
 * The queue counts its pauses by its clock: one that is set back by an hour would make it wait for an
 * hour. The time of the database, which it compares itself with, decides what is due.
 */
const steadyClock: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
};

function openBoss({ connection, worker, listens = true, log }: JobsOptions): PgBoss {
  const boss = new PgBoss({
    ...connection,
    application_name: 'nearhand jobs',
    max: worker ? 4 : 1,
    ...driver,
    clock: steadyClock,
    migrate: worker,
    supervise: worker,
    schedule: worker,
    useListenNotify: worker && listens,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue warning'));
  return boss;
}

async function keepSchedules(
  boss: PgBoss,
  schedules: ReadonlyMap<JobName, { cron: string; payload: object }>,
): Promise<void> {
  for (const [name, { cron, payload }] of schedules) {
    await boss.schedule(name, cron, payload, { tz: 'UTC' });
  }
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.has(name as JobName)) await boss.unschedule(name);
  }
}

async function takeBackAbandoned(boss: PgBoss): Promise<void> {
  await boss
    .getDb()
    .executeSql(
      "update pgboss.job set state = 'retry', heartbeat_on = null, start_after = now() where state = 'active'",
    );
}

async function bringForward(boss: PgBoss, seconds: number): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set start_after = start_after - make_interval(secs => $1)
       where state < 'active'`,
    [seconds],
  );
}

async function countByQueue(boss: PgBoss) {
  const { rows } = await boss.getDb().executeSql(
    `select name as queue, count(*) filter (where state < 'active')::int as waiting,
            count(*) filter (where state = 'active')::int as running
     from pgboss.job where state <= 'active' group by name order by name`,
  );
  return rows as { queue: string; waiting: number; running: number }[];
}

async function findWaits(boss: PgBoss) {
  const { rows } = await boss.getDb().executeSql(
    `select name as queue, extract(epoch from now() - min(start_after))::float as seconds
     from pgboss.job
     where state < 'active' and start_after <= now() and name <> '${DEAD_LETTERS}'
     group by name order by name`,
  );
  return rows as { queue: string; seconds: number }[];
}
