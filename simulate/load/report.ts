import { tableOf } from '#server/app/commands/figure-table.ts';
import { CALLS } from '#simulate/costs/costs.ts';
import { ASSUMED, LIVES } from './assumptions.ts';
import type { WayUp } from './way-up.ts';

/** The figures of a run for a terminal: measured, assumed, computed, and what to do next. */
export function reportOf(way: WayUp): string {
  return [
    `Measured (${way.costs.measured}; ${way.costs.professionals} professionals), mean of a call:`,
    tableOf(measuredRows(way)),
    'Assumed, not measured:',
    assumedLines().join('\n'),
    'Simulated day:',
    dayLines(way).join('\n'),
    `One PostgreSQL; requests a second, each with all that follows it. It ends where p99 is over ${ASSUMED.slowMs} ms or something is busy ${percent(ASSUMED.busyMost)} of the time:`,
    tableOf(singleRows(way)),
    `Distributed by region, workers of ${ASSUMED.databaseCores} cores:`,
    tableOf(clusterRows(way)),
    NEXT,
  ].join('\n\n');
}

const NEXT = [
  'Next: docs/scaling.md, "The way up", says what is distributed, and how.',
  'Again without measuring: --costs FILE (--save FILE writes what was measured).',
  'Other figures: --rates 300,1000 --cores 16,64 --seed 7.',
].join('\n');

function measuredRows({ costs }: WayUp): string[][] {
  const head = [
    'call',
    'node',
    'database',
    'jobs: node',
    'database',
    'log',
    'stored',
    'rows',
    'trips',
  ];
  const rows = CALLS.map((name) => {
    const call = costs.calls[name];
    return [
      name,
      milliseconds(call.nodeMs),
      milliseconds(call.databaseMs),
      milliseconds(call.jobNodeMs),
      milliseconds(call.jobDatabaseMs),
      bytes(call.walBytes),
      bytes(call.storedBytes),
      call.rows.toFixed(1),
      call.roundTrips.toFixed(1),
    ];
  });
  return [head, ...rows];
}

function assumedLines(): string[] {
  const { databaseCores, connections, walBytesPerSecond, flushMs, networkMs, fullAt } = ASSUMED;
  return [
    [
      `  a worker: ${databaseCores} cores, ${connections} connections, ${bytes(walBytesPerSecond)}/s of log,`,
      `${flushMs} ms a flush, ${networkMs} ms to it and back, full at ${percent(fullAt)}`,
    ].join(' '),
    `  all cores as fast as those that measured, whatever their number; a call in two regions does ${percent(ASSUMED.crossWork)} of its work in the other, and both flush`,
    `  a life: ${LIVES.contacted} contacted, ${percent(LIVES.declines)} decline, ${percent(LIVES.neverAnswers)} never answer, ${LIVES.messages} messages a lead, each read ${LIVES.reads} times, ${LIVES.lists} lists`,
  ];
}

function dayLines({ regions, day, demand, costs }: WayUp): string[] {
  const calls = CALLS.map((name) => `${day.perRequest[name].toFixed(1)} ${name}`).join(', ');
  return [
    `  300 cities in ${regions.length} regions, the largest ${regions[0]?.name} with ${percent(regions[0]?.share ?? 0)} of the people`,
    `  a request: ${calls}; ${demand.calls.toFixed(0)} calls, ${milliseconds(demand.nodeMs)} of a node, ${milliseconds(demand.databaseMs)} of PostgreSQL, ${bytes(demand.walBytes)} of log, ${bytes(demand.storedBytes)} and ${demand.rows.toFixed(0)} rows stored`,
    `  the busiest hour has ${day.peak.toFixed(2)} times the mean; ${percent(day.short)} of the requests find fewer than three (${costs.professionals} professionals were measured)`,
  ];
}

function singleRows({ single, demand }: WayUp): string[][] {
  const head = [
    'cores',
    'ends at',
    'calls/s',
    'first',
    'p50',
    'p99',
    'cores busy',
    'flushing',
    'busy all the time at',
  ];
  const rows = single.map(({ cores, limits, end: { rate, result } }) => [
    String(cores),
    rate.toFixed(1),
    (rate * demand.calls).toFixed(0),
    limits[0]?.resource ?? '',
    milliseconds(result.p50),
    milliseconds(result.p99),
    percent(result.cores),
    percent(result.log),
    limits.map((limit) => `${limit.resource} ${limit.rate.toFixed(0)}`).join(', '),
  ]);
  return [head, ...rows];
}

function clusterRows({ clusters, demand }: WayUp): string[][] {
  const head = [
    'requests/s',
    'calls/s',
    'workers',
    'cells',
    'node cores',
    'p50',
    'p99',
    'cores busy',
  ];
  const more = ['crossing', 'stored a day', 'hottest region'];
  const rows = clusters.map(({ rate, workers, cells, result, hottest, storedADay }) => [
    String(rate),
    (rate * demand.calls).toFixed(0),
    String(workers),
    String(cells),
    ((rate * demand.nodeMs) / 1000 / ASSUMED.fullAt).toFixed(0),
    milliseconds(result.p50),
    milliseconds(result.p99),
    `${percent(result.meanCores)}, at most ${percent(result.cores)}`,
    percent(result.crossing),
    bytes(storedADay),
    `${hottest.name}, ${percent(hottest.share)}: ${hottest.ofWorker.toFixed(1)} workers`,
  ]);
  return [[...head, ...more], ...rows];
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

function bytes(value: number): string {
  const unit = Math.min(
    UNITS.length - 1,
    Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)),
  );
  const digits = unit === 0 ? 0 : 1;
  return `${(value / 1000 ** unit).toFixed(digits)} ${UNITS[unit]}`;
}
