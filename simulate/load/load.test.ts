import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { CALLS, readCosts, writeCosts, type CallCost, type Costs } from '#simulate/costs/costs.ts';
import { ASSUMED } from './assumptions.ts';
import { playCalls } from './calls.ts';
import { makeChance } from '#server/platform/simulation/chance.ts';
import { simulateDay } from './day.ts';
import { EventQueue } from '#server/platform/simulation/event-queue.ts';
import { layOutWithin, splitLarge } from './layout.ts';
import { makeRegions } from './regions.ts';
import { simulateWayUp } from './way-up.ts';

const call: CallCost = {
  nodeMs: 2,
  databaseMs: 4,
  jobNodeMs: 2,
  jobDatabaseMs: 3,
  walBytes: 20_000,
  storedBytes: 15_000,
  rows: 12,
  roundTrips: 8,
  calls: 100,
};
const reading = { ...call, jobNodeMs: 0, jobDatabaseMs: 0, walBytes: 0, storedBytes: 0, rows: 0 };
const costs: Costs = {
  measured: 'for a test',
  professionals: 1000,
  calls: { create: call, answer: call, message: call, list: reading, conversation: reading },
};

test('the same seed and the same costs give the same figures', () => {
  const effort = { requests: 500, single: 3000, cluster: 5000 };
  const options = { seed: 7, rates: [2000], cores: [8], effort };
  const once = simulateWayUp(costs, options);
  expect(simulateWayUp(costs, options)).toEqual(once);
  expect(simulateWayUp(costs, { ...options, seed: 8 })).not.toEqual(once);
});

test('events come in the order of their time, however they were put in', () => {
  const queue = new EventQueue<string>();
  const { draw } = makeChance(1);
  const times = Array.from({ length: 500 }, () => draw());
  for (const time of times) queue.push(time, 'event');
  expect(times.map(() => queue.pop()?.time)).toEqual(times.toSorted((one, other) => one - other));
  expect(queue.pop()).toBeUndefined();
});

test('waiting for cores is as long as by the formula of Erlang', () => {
  const [cores, busy, workMs] = [2, 0.8, 10];
  const nothing = { ...reading, nodeMs: 0, databaseMs: workMs, roundTrips: 0 };
  const only = Object.fromEntries(CALLS.map((name) => [name, nothing])) as Costs['calls'];
  const perRequest = { create: 1, answer: 0, message: 0, list: 0, conversation: 0 };
  const { p50, cores: measured } = playCalls({
    rate: (cores * busy * 1000) / workMs,
    calls: 200_000,
    seed: 3,
    costs: { ...costs, calls: only },
    day: { perRequest },
    layout: { databases: 1, regions: [{ load: 1, database: 0, crossing: 0 }] },
    assumed: { ...ASSUMED, databaseCores: cores as 32, connections: 1e9 as 400 },
  });
  expect(measured).toBeCloseTo(busy, 1);
  expect(Math.abs(p50 - medianOfErlang(cores, busy, workMs))).toBeLessThan(1);
});

/** The median time in an M/M/c system, by bisection of its distribution. */
function medianOfErlang(cores: number, busy: number, workMs: number): number {
  const offered = cores * busy;
  const waits = probabilityToWait(cores, offered);
  const [leaving, draining] = [1 / workMs, (cores - offered) / workMs];
  // P(T > t) = (1 - C) e^{-µt} + C P(waiting + work > t), both exponential.
  const longer = (t: number) =>
    (1 - waits) * Math.exp(-leaving * t) +
    (waits * (leaving * Math.exp(-draining * t) - draining * Math.exp(-leaving * t))) /
      (leaving - draining);
  let [low, high] = [0, 1000];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (longer(middle) > 0.5) low = middle;
    else high = middle;
  }
  return low;
}

/** Erlang's C formula, from his B formula by recursion. */
function probabilityToWait(cores: number, offered: number): number {
  let blocked = 1;
  for (let n = 1; n <= cores; n += 1) blocked = (offered * blocked) / (n + offered * blocked);
  return blocked / (1 - (offered / cores) * (1 - blocked));
}

test('a hundred commits that wait together are flushed at once', () => {
  const write = {
    ...call,
    nodeMs: 0,
    jobDatabaseMs: 0.01,
    databaseMs: 0.01,
    roundTrips: 0,
    walBytes: 2000,
  };
  const only = Object.fromEntries(CALLS.map((name) => [name, write])) as Costs['calls'];
  const perRequest = { create: 1, answer: 0, message: 0, list: 0, conversation: 0 };
  const { p99 } = playCalls({
    rate: 20_000,
    calls: 20_000,
    seed: 3,
    costs: { ...costs, calls: only },
    day: { perRequest },
    layout: { databases: 1, regions: [{ load: 1, database: 0, crossing: 0 }] },
    assumed: ASSUMED,
  });
  // One after the other they would take a thousand times as long as there is time for.
  expect(p99).toBeLessThan(3 * ASSUMED.flushMs);
});

test('a day has every request, its answers and its messages, most of them by day', () => {
  const regions = makeRegions(makeChance(1));
  const day = simulateDay(regions, 2000, 1);
  expect(day.perRequest.create).toBe(1);
  expect(day.perRequest.answer).toBeGreaterThan(2);
  expect(day.perRequest.message).toBeGreaterThan(6);
  expect(day.peak).toBeGreaterThan(1.2);
  expect(day.regions.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('where the professionals have no quota left, requests find fewer than three', () => {
  const everybody = [{ name: 'One', share: 1, offset: 0, crossing: 0 }];
  expect(simulateDay(everybody, 500, 1).short).toBe(0);
  expect(simulateDay(everybody, 500, 1, { quota: 1 }).short).toBeGreaterThan(0);
});

test('no worker gets more than it carries, and a region larger than one is split', () => {
  const regions = [
    { name: 'Large', share: 0.5, offset: 0, crossing: 0.1 },
    { name: 'Small', share: 0.5, offset: 0, crossing: 0 },
  ];
  const cells = splitLarge(regions, [0.9, 0.1], 0.2);
  expect(cells.map(({ name }) => name)).toEqual([
    ...Array.from({ length: 5 }, () => 'Large'),
    'Small',
  ]);
  // A professional of the large one lives in any of its five parts.
  expect(cells[0]!.crossing).toBeCloseTo(1 - 0.9 / 5);
  expect(layOutWithin(cells, 0.25).fullest).toBeLessThanOrEqual(0.25);
});

test('costs are repeated from a file, and another file is refused with the cure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'nearhand-costs-')), 'costs.json');
  expect(() => readCosts(file)).toThrow(/--save/);
  writeCosts(file, costs);
  expect(readCosts(file)).toEqual(costs);
});

test('without a name the command lists what there is, and refuses what there is not', async () => {
  const run = promisify(execFile);
  const command = join(import.meta.dirname, '..', 'simulate.ts');
  const { stdout } = await run(process.execPath, [command]);
  expect(stdout).toContain('load');
  await expect(run(process.execPath, [command, 'weather'])).rejects.toMatchObject({ code: 2 });
});
