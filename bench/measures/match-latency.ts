import { sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import { makeDraw, pick } from '#db/seed/deterministic.ts';
import { selectCandidates } from '#server/matching/ranking/select-candidates.ts';
import { findCandidates, type Search } from '#server/professionals/professionals.ts';
import { timeInside } from '../time-inside.ts';
import type { Figure } from '../report.ts';
import type { Sizes } from '../sizes.ts';
import { median, percentile } from '../statistics.ts';
import type { BenchDatabase } from '../world.ts';

interface Measured {
  database: BenchDatabase;
  /** Milliseconds of each search in each window: of the whole call, and inside PostgreSQL. */
  calls: number[][];
  inside: number[][];
}

const NOBODY = '00000000-0000-7000-8000-000000000000';

/**
 * The time to find and rank candidates, among few and among many: the product's own search and
 * ranking on one connection, for needs distributed like the professionals. PostgreSQL's share is
 * measured by explain analyze of the statement.
 */
export async function measureMatching(
  few: BenchDatabase,
  many: BenchDatabase,
  { few: fewCount, many: manyCount, searches: count, rounds }: Sizes,
): Promise<Figure[]> {
  const both = [few, many].map((database): Measured => ({ database, calls: [], inside: [] }));
  const draw = makeDraw(7);
  for (let round = 0; round <= 2 * rounds; round++) {
    const [some, others] = [
      await drawSearches(many, count, draw),
      await drawSearches(many, count, draw),
    ];
    for (const { database, calls } of both) calls.push(await timesOfCalls(database, some));
    for (const { database, inside } of both) inside.push(await timesInside(database, others));
  }
  // The first window is warm-up of caches and prepared statements.
  for (const { calls, inside } of both) [calls, inside].forEach((windows) => windows.shift());
  return figuresOf(both as [Measured, Measured], { fewCount, manyCount });
}

/** Needs near professionals: of the profession of a random one, some kilometres away. */
async function drawSearches(
  { db }: BenchDatabase,
  count: number,
  draw: () => number,
): Promise<Search[]> {
  const { rows } = await sql<{ professionId: number; lat: number; lon: number }>`
    select profession_id as "professionId", lat, lon from professionals
    order by id offset ${Math.floor(draw() * 1000)} limit 2000`.execute(db);
  return Array.from({ length: count }, () => {
    const { professionId, lat, lon } = pick(rows, draw);
    const near = { lat: lat + (draw() - 0.5) * 0.1, lon: lon + (draw() - 0.5) * 0.1 };
    return { professionId, ...near, notUserIds: [NOBODY], notIds: [], withHours: draw() < 0.5 };
  });
}

async function timesOfCalls({ db }: BenchDatabase, searches: readonly Search[]) {
  const times: number[] = [];
  for (const search of searches) {
    const began = performance.now();
    selectCandidates(await findCandidates(db, search), needOf(search));
    times.push(performance.now() - began);
  }
  return times;
}

/** Every other need is very urgent: then working hours count. */
function needOf({ withHours = false }: Search) {
  const now = new Date();
  const neededBy = withHours ? new Date(now.getTime() + DAY_MS) : null;
  return { now, placeIsExact: false, neededBy, count: 3 };
}

async function timesInside({ db }: BenchDatabase, searches: readonly Search[]) {
  const times: number[] = [];
  for (const search of searches) times.push(await timeInside(db, () => findCandidates(db, search)));
  return times;
}

function figuresOf(
  [few, many]: [Measured, Measured],
  { fewCount, manyCount }: { fewCount: number; manyCount: number },
): Figure[] {
  const text = (share: number) =>
    `${timeAt(share, few.inside).toFixed(2)} ms among ${fewCount}; ` +
    `whole call ${timeAt(share, many.calls).toFixed(2)} and ${timeAt(share, few.calls).toFixed(2)} ms`;
  const name = `match among ${manyCount}`;
  const inside = { measured: timeAt(0.5, many.inside), unit: 'ms' as const };
  return [
    { name: `${name}, in PostgreSQL, p50`, ...inside, detail: text(0.5) },
    {
      name: `${name}, in PostgreSQL, p99`,
      measured: timeAt(0.99, many.inside),
      unit: 'ms',
      budget: { atMost: 3 },
      detail: text(0.99),
    },
    {
      name: `${name}, against ${fewCount}`,
      measured: ratioOf(many.inside, few.inside),
      unit: 'x',
      // Among few, fewer than the 200 that are read at most are near enough.
      budget: { atMost: 2.5 },
      detail: `whole call ${ratioOf(many.calls, few.calls).toFixed(2)} x`,
    },
  ];
}

function timeAt(share: number, windows: readonly number[][]): number {
  return median(windows.map((times) => percentile(times, share)));
}

/** Windows of the same searches, one after the other, are compared; noise affects both. */
function ratioOf(many: readonly number[][], few: readonly number[][]): number {
  return median(many.map((times, window) => median(times) / median(few[window] ?? [])));
}
