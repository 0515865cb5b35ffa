import type { Costs } from '#simulate/costs/costs.ts';
import { ASSUMED, type Assumed } from './assumptions.ts';
import { playCalls, type LoadResult } from './calls.ts';
import { demandOf, findEnd, limitsOf, type Demand, type Limit } from './capacity.ts';
import { makeChance } from '#server/platform/simulation/chance.ts';
import { simulateDay, type Day } from './day.ts';
import { layOutWithin, splitLarge } from './layout.ts';
import { makeRegions, type Region } from './regions.ts';

export interface WayUp {
  costs: Costs;
  regions: Region[];
  day: Day;
  demand: Demand;
  /** Of one PostgreSQL with so many cores. */
  single: { cores: number; limits: Limit[]; end: { rate: number; result: LoadResult } }[];
  /** At rates that one does not carry. */
  clusters: Cluster[];
}

/** A cluster that carries a rate of requests a second in the busiest hour. */
export interface Cluster {
  rate: number;
  workers: number;
  /** Cells that are distributed: the regions, and the parts of those that are too large. */
  cells: number;
  /** The largest region: its share, and how much of one worker it would take undivided. */
  hottest: { name: string; share: number; ofWorker: number };
  result: LoadResult;
  storedADay: number;
}

/** How much is played: requests of the day, and calls of each run of one PostgreSQL and of a cluster. */
export interface Effort {
  requests: number;
  single: number;
  cluster: number;
}
const FULL: Effort = { requests: 20_000, single: 60_000, cluster: 300_000 };
/** A cell is at most this part of a worker, so that workers can be filled evenly. */
const CELL = 0.5;
const DAY_SECONDS = 86_400;

interface WayUpOptions {
  seed: number;
  /** Requests a second of the clusters, and the cores of one PostgreSQL. */
  rates: readonly number[];
  cores: readonly number[];
  effort?: Effort;
}

/** The same seed and costs give the same figures. */
export function simulateWayUp(
  costs: Costs,
  { seed, rates, cores, effort = FULL }: WayUpOptions,
): WayUp {
  const regions = makeRegions(makeChance(seed));
  const day = simulateDay(regions, effort.requests, seed);
  const demand = demandOf(costs, day, ASSUMED);
  const single = cores.map((databaseCores) => {
    const assumed: Assumed = { ...ASSUMED, databaseCores: databaseCores as 32 };
    const end = findEnd({ costs, day, seed, calls: effort.single }, assumed);
    return { cores: databaseCores, limits: limitsOf(demand, assumed), end };
  });
  const site = { costs, regions, day, demand, seed, calls: effort.cluster };
  return {
    costs,
    regions,
    day,
    demand,
    single,
    clusters: rates.map((rate) => cluster(site, rate)),
  };
}

interface Site {
  costs: Costs;
  regions: Region[];
  day: Day;
  demand: Demand;
  seed: number;
  /** To play. */
  calls: number;
}

function cluster({ costs, regions, day, demand, seed, calls }: Site, rate: number): Cluster {
  const [lowest] = limitsOf(demand, ASSUMED);
  const most = Math.min(1, (ASSUMED.fullAt * lowest!.rate) / rate);
  const cells = splitLarge(regions, day.regions, most * CELL);
  const layout = layOutWithin(cells, most);
  const result = playCalls({ rate, calls, seed, costs, day, layout, assumed: ASSUMED });
  const share = Math.max(...day.regions);
  const { name } = regions[day.regions.indexOf(share)]!;
  return {
    rate,
    workers: layout.databases,
    cells: cells.length,
    hottest: { name, share, ofWorker: (share * rate) / lowest!.rate },
    result,
    storedADay: (demand.storedBytes * rate * DAY_SECONDS) / day.peak,
  };
}
