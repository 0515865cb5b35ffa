import { percentile } from '#bench/statistics.ts';
import { CALLS, isWrite, type Costs } from '#simulate/costs/costs.ts';
import type { Assumed } from './assumptions.ts';
import { boundsOf, makeChance, type Chance } from '#server/platform/simulation/chance.ts';
import { SimulatedDatabase } from './database.ts';
import type { Day } from './day.ts';
import { EventQueue } from '#server/platform/simulation/event-queue.ts';

/** The databases, and which regions lie in which. */
export interface Layout {
  databases: number;
  /** By region: its share of the calls, its database, the share of its leads that cross. */
  regions: readonly { load: number; database: number; crossing: number }[];
}

export interface LoadRun {
  /** Requests a second, and how many calls to play. */
  rate: number;
  calls: number;
  seed: number;
  costs: Costs;
  day: Pick<Day, 'perRequest'>;
  layout: Layout;
  assumed: Assumed;
}

/** Milliseconds of the calls, without their jobs. */
export interface LoadResult {
  p50: number;
  p99: number;
  /** Of the time: the busiest database's cores and log, and the mean of all cores. */
  cores: number;
  log: number;
  meanCores: number;
  /** The share of calls that change something in two regions. */
  crossing: number;
}

interface Demand {
  nodeMs: number;
  databaseMs: number;
  walBytes: number;
  waitMs: number;
}
interface Task {
  demand: Demand;
  jobs: Demand | undefined;
  home: number;
  other: number | undefined;
  began: number;
}
type Step = 'arrive' | 'connect' | 'worked' | 'workedElsewhere' | 'flushed';
type Happening = { step: Step; task: Task; at: number; flush?: Task[] };

/**
 * Plays calls of the busiest hour: arrivals of a Poisson process, exponential work, queues served in
 * the order of arrival (M/M/c where nothing else is short: Erlang 1917), one flush of the log for all
 * who wait (bulk service: Bailey 1954). Nodes are as many as needed: their work delays, and never queues.
 */
export function playCalls(run: LoadRun): LoadResult {
  return new Cluster(run).play();
}

class Cluster {
  readonly #run: LoadRun;
  readonly #chance: Chance;
  readonly #queue = new EventQueue<Happening>();
  readonly #databases: SimulatedDatabase<Task>[];
  readonly #regions: number[];
  readonly #kinds: number[];
  readonly #demands: { call: Demand; jobs: Demand | undefined }[];
  readonly #times: number[] = [];
  #crossed = 0;

  constructor(run: LoadRun) {
    const { seed, layout, assumed, day } = run;
    this.#run = run;
    this.#chance = makeChance(seed);
    this.#databases = Array.from(
      { length: layout.databases },
      () => new SimulatedDatabase(assumed),
    );
    this.#regions = boundsOf(layout.regions.map(({ load }) => load));
    this.#kinds = boundsOf(CALLS.map((name) => day.perRequest[name]));
    this.#demands = CALLS.map((name) => demandsOf(run.costs, name, assumed));
  }

  play(): LoadResult {
    const { rate, calls, day } = this.#run;
    const each = CALLS.reduce((sum, name) => sum + day.perRequest[name], 0);
    let clock = 0;
    for (let n = 0; n < calls; n += 1) {
      clock += this.#chance.wait(1000 / (rate * each));
      this.#drain(clock);
      this.#arrive(clock);
    }
    const used = this.#databases.map(({ worked, flushed }) => ({ worked, flushed }));
    this.#drain(Infinity);
    return this.#result(clock, used);
  }

  #drain(until: number): void {
    const queue = this.#queue;
    for (let next = queue.peek(); next !== undefined && next <= until; next = queue.peek()) {
      const { time, event } = queue.pop()!;
      this.#happen(time, event);
    }
  }

  #arrive(at: number): void {
    const { regions } = this.#run.layout;
    const kind = this.#chance.index(this.#kinds);
    const region = regions[this.#chance.index(this.#regions)]!;
    const { call, jobs } = this.#demands[kind]!;
    const crosses = call.walBytes > 0 && this.#chance.draw() < region.crossing;
    const further = crosses ? regions[this.#chance.index(this.#regions)]! : undefined;
    if (crosses) this.#crossed += 1;
    const task = { demand: call, jobs, home: region.database, other: further?.database, began: at };
    this.#begin(at, task);
  }

  #begin(at: number, task: Task): void {
    this.#queue.push(at + this.#chance.wait(task.demand.nodeMs), {
      step: 'arrive',
      task,
      at: task.home,
    });
  }

  #happen(now: number, { step, task, at, flush }: Happening): void {
    const database = this.#databases[at]!;
    if (step === 'arrive') {
      if (database.connections.take(task)) this.#connect(now, task);
    } else if (step === 'connect') {
      if (database.cores.take(task)) this.#work(now, task, at);
    } else if (step === 'flushed') {
      database.endFlush();
      for (const done of flush ?? []) this.#flushed(now, done, at);
      this.#flush(now, at);
    } else this.#worked(now, task, at);
  }

  /** It travels, its round trips together, and then waits for a core. */
  #connect(now: number, task: Task): void {
    this.#queue.push(now + task.demand.waitMs, { step: 'connect', task, at: task.home });
  }

  #work(now: number, task: Task, at: number): void {
    const { crossWork } = this.#run.assumed;
    const isElsewhere = at !== task.home;
    const share = task.other === undefined ? 1 : isElsewhere ? crossWork : 1 - crossWork;
    const took = this.#chance.wait(task.demand.databaseMs * share);
    this.#databases[at]!.worked += took;
    this.#queue.push(now + took, { step: isElsewhere ? 'workedElsewhere' : 'worked', task, at });
  }

  #worked(now: number, task: Task, at: number): void {
    const next = this.#databases[at]!.cores.give();
    if (next) this.#work(now, next, at);
    const { other, home, demand } = task;
    if (other !== undefined && at === home && other !== home) {
      const { networkMs } = this.#run.assumed;
      this.#queue.push(now + networkMs, { step: 'connect', task, at: other });
    } else if (demand.walBytes > 0) {
      this.#databases[at]!.commit(task, demand.walBytes);
      this.#flush(now, at);
    } else this.#finish(now, task);
  }

  #flush(now: number, at: number): void {
    const begun = this.#databases[at]!.beginFlush();
    if (!begun) return;
    const { tasks, took } = begun;
    this.#queue.push(now + took, { step: 'flushed', task: tasks[0]!, at, flush: tasks });
  }

  /** What crossed is prepared in the other region, and then committed at home. */
  #flushed(now: number, task: Task, at: number): void {
    if (at === task.home) return this.#finish(now, task);
    this.#databases[task.home]!.commit(task, task.demand.walBytes);
    this.#flush(now, task.home);
  }

  #finish(now: number, task: Task): void {
    const next = this.#databases[task.home]!.connections.give();
    if (next) this.#connect(now, next);
    if (Number.isFinite(task.began)) this.#times.push(now - task.began);
    const { jobs, home } = task;
    if (jobs)
      this.#begin(now, { demand: jobs, jobs: undefined, home, other: undefined, began: NaN });
  }

  #result(elapsed: number, used: readonly { worked: number; flushed: number }[]): LoadResult {
    const { databaseCores } = this.#run.assumed;
    const cores = used.map(({ worked }) => worked / (elapsed * databaseCores));
    // The first calls found everything idle.
    const warm = this.#times.slice(Math.floor(this.#times.length / 5));
    return {
      p50: percentile(warm, 0.5),
      p99: percentile(warm, 0.99),
      cores: Math.max(...cores),
      meanCores: cores.reduce((sum, busy) => sum + busy, 0) / cores.length,
      log: Math.max(...used.map(({ flushed }) => flushed / elapsed)),
      crossing: this.#crossed / this.#run.calls,
    };
  }
}

function demandsOf(costs: Costs, name: (typeof CALLS)[number], { networkMs }: Assumed) {
  const cost = costs.calls[name];
  const { nodeMs, databaseMs, walBytes, roundTrips, jobNodeMs, jobDatabaseMs } = cost;
  // The log was measured with the jobs: half of it is theirs.
  const writes = isWrite(cost);
  const log = writes ? walBytes / 2 : 0;
  const call = { nodeMs, databaseMs, walBytes: log, waitMs: roundTrips * networkMs };
  const jobs = { nodeMs: jobNodeMs, databaseMs: jobDatabaseMs, walBytes: log, waitMs: networkMs };
  return { call, jobs: writes ? jobs : undefined };
}
