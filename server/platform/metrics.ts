import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Histogram, Registry, type Gauge } from 'prom-client';
import type { ReplicaState } from './database/replica/replica.ts';
import { gaugeOnDemand, type SetValue } from './gauge-on-demand.ts';
import type { Observe } from './http/observer.ts';
import type { Platform } from './platform.ts';

export interface Metrics {
  /** Counts an answered call. */
  observe: Observe;
  /** All metrics in Prometheus text format; queries the database for what only it knows. */
  text(): Promise<string>;
}

type Measured = Pick<Platform, 'db' | 'jobs' | 'live' | 'replica' | 'shedder'>;

/** The metrics of one node, including those of the domains (in no registry of their own). */
export function makeMetrics(platform: Measured, ofDomains: readonly (Counter | Gauge)[]): Metrics {
  const register = new Registry();
  const ofProcess = getProcessMetrics();
  const calls = new Histogram({
    name: 'nearhand_http_seconds',
    help: 'Time from the arrival of a call to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  for (const metric of [
    ...nodeGauges(platform),
    ...loadMetrics(platform),
    ...jobGauges(platform),
    ...replicaGauges(platform),
    ...ofDomains,
  ])
    register.registerMetric(metric);
  return {
    observe: ({ method, route, status, milliseconds }) =>
      calls.observe({ method, route, status }, milliseconds / 1000),
    text: () => Registry.merge([ofProcess, register]).metrics(),
  };
}

let processMetrics: Registry | undefined;

/** Shared by all nodes of this process: the timers and observers behind it never stop. */
function getProcessMetrics(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

function nodeGauges({ db, live }: Measured): Gauge[] {
  return [
    gaugeOnDemand(
      { name: 'nearhand_live_streams', help: 'Open live streams on this node' },
      async (set) => set({}, live.countSubscribers()),
    ),
    gaugeOnDemand(
      { name: 'nearhand_live_heard', help: 'Whether this node hears what is announced' },
      async (set) => set({}, live.isHeard() ? 1 : 0),
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_db_connections',
        help: 'Connections of all nodes by state',
        labelNames: ['state'],
      },
      async (set) => {
        for (const { state, count } of await countConnections(db)) set({ state }, count);
      },
    ),
  ];
}

function loadMetrics({ shedder }: Measured): (Gauge | Counter)[] {
  const shed: Counter = new Counter({
    name: 'nearhand_calls_shed_total',
    help: 'Calls refused as overloaded',
    registers: [],
    collect() {
      shed.reset();
      shed.inc(shedder.figures().refused);
    },
  });
  const inProgress = gaugeOnDemand(
    { name: 'nearhand_calls_in_progress', help: 'Calls that this node is working on' },
    async (set) => set({}, shedder.figures().inProgress),
  );
  return [shed, inProgress];
}

function replicaGauges({ replica }: Measured): Gauge[] {
  const ofEach = (set: SetValue, valueOf: (state: ReplicaState) => number | undefined) => {
    for (const [index, state] of replica.states().entries()) {
      const value = valueOf(state);
      if (value !== undefined) set({ replica: String(index + 1) }, value);
    }
  };
  return [
    gaugeOnDemand(
      {
        name: 'nearhand_replica_used',
        help: 'Whether this node reads from a replica, in the order of DATABASE_REPLICA_URL',
        labelNames: ['replica'],
      },
      async (set) => ofEach(set, isUsed),
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_replica_lag_seconds',
        help: 'How old a replica is at most; none where it is not known',
        labelNames: ['replica'],
      },
      async (set) => ofEach(set, ({ lagSeconds }) => lagSeconds),
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_replica_reads',
        help: 'Reads since the start that a replica may answer, by who answered',
        labelNames: ['by'],
      },
      async (set) => {
        for (const [by, count] of Object.entries(replica.counts())) set({ by }, count);
      },
    ),
  ];
}

function jobGauges({ jobs }: Measured): Gauge[] {
  return [
    gaugeOnDemand(
      { name: 'nearhand_jobs', help: 'Jobs by queue and state', labelNames: ['queue', 'state'] },
      async (set) => {
        for (const { queue, waiting, running } of await jobs.countByQueue()) {
          set({ queue, state: 'waiting' }, waiting);
          set({ queue, state: 'running' }, running);
        }
      },
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_job_lag_seconds',
        help: 'How long the oldest due job has been waiting, by queue',
        labelNames: ['queue'],
      },
      async (set) => {
        for (const { queue, seconds } of await jobs.findWaits()) set({ queue }, seconds);
      },
    ),
    gaugeOnDemand(
      {
        name: 'nearhand_jobs_dead',
        help: 'Jobs that failed for good, by queue',
        labelNames: ['queue'],
      },
      async (set) => {
        for (const { queue, dead } of await jobs.dead.countByQueue()) set({ queue }, dead);
      },
    ),
  ];
}

/** 1 or 0; undefined for the one that is the primary itself at the moment. */
function isUsed({ fault }: ReplicaState): number | undefined {
  if (fault === 'primary') return undefined;
  return fault === undefined ? 1 : 0;
}

async function countConnections(db: Platform['db']) {
  const { rows } = await sql<{ state: string; count: number }>`
    select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'nearhand%'
    group by 1`.execute(db);
  return rows;
}
