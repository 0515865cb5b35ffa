import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry, type Counter } from 'prom-client';
import type { Observe } from './http/observer.ts';
import type { Platform } from './platform.ts';

export interface Metrics {
  /** Counts an answered call. */
  observe: Observe;
  /** All metrics in Prometheus text format; queries the database for what only it knows. */
  text(): Promise<string>;
}

type Measured = Pick<Platform, 'db' | 'jobs' | 'live'>;

/** The metrics of one node, including the domains' own counters. */
export function makeMetrics(platform: Measured, counters: readonly Counter[] = []): Metrics {
  const register = new Registry();
  const registers = [register];
  const ofProcess = getProcessMetrics();
  const calls = new Histogram({
    name: 'nearhand_http_seconds',
    help: 'Time from the arrival of a call to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  measureOnDemand(platform, registers);
  for (const counter of counters) register.registerMetric(counter);
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

function measureOnDemand({ db, jobs, live }: Measured, registers: Registry[]): void {
  gauge('nearhand_live_streams', 'Open live streams on this node', [], async (set) => {
    set({}, live.countSubscribers());
  });
  gauge('nearhand_live_heard', 'Whether this node hears what is announced', [], async (set) => {
    set({}, live.isHeard() ? 1 : 0);
  });
  gauge('nearhand_jobs', 'Jobs by queue and state', ['queue', 'state'], async (set) => {
    for (const { queue, waiting, running } of await jobs.countByQueue()) {
      set({ queue, state: 'waiting' }, waiting);
      set({ queue, state: 'running' }, running);
    }
  });
  gauge('nearhand_db_connections', 'Connections of all nodes by state', ['state'], async (set) => {
    for (const { state, count } of await countConnections(db)) set({ state }, count);
  });

  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    measure: (set: (labels: Record<string, string>, value: number) => void) => Promise<void>,
  ) {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        made.reset();
        await measure((labels, value) => made.set(labels, value));
      },
    });
  }
}

async function countConnections(db: Platform['db']) {
  const { rows } = await sql<{ state: string; count: number }>`
    select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'nearhand%'
    group by 1`.execute(db);
  return rows;
}
