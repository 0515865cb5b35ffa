import { CALLS, isWrite, type Costs } from '#simulate/costs/costs.ts';
import type { Assumed } from './assumptions.ts';
import { playCalls, type LoadResult } from './calls.ts';
import type { Day } from './day.ts';

/** What one request costs with all that follows it. */
export interface Demand {
  calls: number;
  nodeMs: number;
  databaseMs: number;
  walBytes: number;
  storedBytes: number;
  rows: number;
  /** How long connections are held. */
  heldMs: number;
}

export function demandOf(costs: Costs, day: Day, { networkMs, flushMs }: Assumed): Demand {
  const demand = {
    calls: 0,
    nodeMs: 0,
    databaseMs: 0,
    walBytes: 0,
    storedBytes: 0,
    rows: 0,
    heldMs: 0,
  };
  for (const name of CALLS) {
    const times = day.perRequest[name];
    const call = costs.calls[name];
    const jobs = isWrite(call) ? 1 : 0;
    const databaseMs = call.databaseMs + jobs * call.jobDatabaseMs;
    demand.calls += times;
    demand.nodeMs += times * (call.nodeMs + jobs * call.jobNodeMs);
    demand.databaseMs += times * databaseMs;
    demand.walBytes += times * call.walBytes;
    demand.storedBytes += times * call.storedBytes;
    demand.rows += times * call.rows;
    demand.heldMs += times * (databaseMs + call.roundTrips * networkMs + flushMs);
  }
  return demand;
}

/** Requests a second at which a resource would be busy all the time. */
export interface Limit {
  resource: 'cores' | 'log on disk' | 'connections';
  rate: number;
}

/**
 * The limits of one PostgreSQL, the lowest first: a resource is busy for its rate times its demand
 * (the utilization law: Denning and Buzen 1978).
 */
export function limitsOf({ databaseMs, walBytes, heldMs }: Demand, assumed: Assumed): Limit[] {
  const limits: Limit[] = [
    { resource: 'cores', rate: (assumed.databaseCores * 1000) / databaseMs },
    { resource: 'log on disk', rate: assumed.walBytesPerSecond / walBytes },
    { resource: 'connections', rate: (assumed.connections * 1000) / heldMs },
  ];
  return limits.toSorted((one, other) => one.rate - other.rate);
}

const STEPS = 6;

/**
 * The highest rate at which the slowest of a hundred calls is not too slow, and nothing is busy more
 * than `busyMost` of the time; and how it goes there.
 */
export function findEnd(
  { costs, day, seed, calls }: { costs: Costs; day: Day; seed: number; calls: number },
  assumed: Assumed,
): { rate: number; result: LoadResult } {
  const [lowest] = limitsOf(demandOf(costs, day, assumed), assumed);
  const layout = { databases: 1, regions: [{ load: 1, database: 0, crossing: 0 }] };
  const play = (rate: number) => playCalls({ rate, calls, seed, costs, day, layout, assumed });
  let [holds, fails] = [0, lowest!.rate * assumed.busyMost];
  for (let step = 0; step < STEPS; step += 1) {
    const rate = (holds + fails) / 2;
    if (play(rate).p99 <= assumed.slowMs) holds = rate;
    else fails = rate;
  }
  return { rate: holds, result: play(holds) };
}
