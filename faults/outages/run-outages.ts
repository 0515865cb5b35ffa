import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { runWriters } from '#faults/load/writers.ts';
import type { Attempt } from '#faults/oracle/ledger.ts';
import { faultsOf, judge, type Verdict } from '#faults/oracle/judge.ts';
import { openScene, type SceneOptions } from '#faults/site/scene.ts';
import { figuresOf, type Figures, type Span } from './figures.ts';
import { openLink, type Link } from './link.ts';
import type { CallKind } from './call-kind.ts';
import type { Outage, Stage } from './outage.ts';
import { startWatch } from './watch.ts';

/** What a run of outages found. */
export interface OutageReport {
  figures: Figures[];
  verdict: Verdict;
  /** How many acts of each kind of traffic were acknowledged. */
  acked: Partial<Record<CallKind, number>>;
  /** What did not hold, in words. */
  faults: string[];
}

/** How long people write before an outage, and after it was over, in milliseconds. */
const CALM_MS = 3000;
/** After this it counts as never recovered. */
const RECOVERY_MS = 60_000;

/**
 * Lets one outage after the other happen while customers write and pages listen; waits until it is
 * quiet, and asks the oracle.
 */
export async function runOutages(options: {
  outages: readonly Outage[];
  seed: number;
  scene?: Partial<SceneOptions>;
  /** Before anybody writes. */
  onStage?: (stage: Stage) => void | Promise<void>;
  onProgress?: (text: string) => void;
  onFigures?: (figures: Figures) => void;
}): Promise<OutageReport> {
  const { outages, seed, onProgress = () => {} } = options;
  const stage = await openStage(options.scene);
  const watch = startWatch(stage.node.url, stage.people.customers[0]!);
  const state = { isOver: false };
  try {
    await options.onStage?.(stage);
    const { ledger, people, node } = stage;
    const isEnough = () => state.isOver;
    const writing = Promise.all([
      runWriters({ url: node.url, ledger, people, seed, isEnough }),
      ...stage.traffic.map(({ run }) => run(() => !state.isOver)),
    ]);
    const figures: Figures[] = [];
    for (const outage of outages) {
      onProgress(`${outage.name}, for ${outage.seconds} s`);
      const span = await happen(outage, stage, watch.seen.read);
      await sleep(CALM_MS);
      const calls = { ...watch.seen, write: ledger.attempts, ...attemptsOf(stage) };
      figures.push(figuresOf(outage, span, calls));
      options.onFigures?.(figures.at(-1)!);
    }
    state.isOver = true;
    await Promise.all([writing, watch.stop()]);
    onProgress(`${ledger.acked} writes acknowledged; waiting until it is quiet`);
    await stage.drain();
    return await askOracles(stage, figures);
  } finally {
    state.isOver = true;
    await watch.stop();
    await stage.close();
  }
}

async function askOracles(stage: Stage, figures: Figures[]): Promise<OutageReport> {
  const verdict = await judge(stage);
  const faults = [...figures.flatMap((one) => one.faults), ...faultsOf(verdict)];
  for (const one of stage.traffic) faults.push(...(await one.faults()));
  const acked = Object.fromEntries(stage.traffic.map((one) => [one.kind, one.acked()]));
  return { figures, verdict, acked, faults: [...faults, ...(await leaksOf(stage))] };
}

async function openStage(options: Partial<SceneOptions> = {}): Promise<Stage> {
  let link: Link | undefined;
  const scene = await openScene({
    customers: 4,
    way: async (cluster) => (link = await openLink(cluster.connection)).connection,
    ...options,
  });
  const opened = link!;
  const endings: Stage['endings'] = [];
  const close = async () => {
    for (const end of endings.toReversed()) await end();
    await scene.close();
    opened.stop();
  };
  return { ...scene, link: opened, traffic: [], endings, close };
}

/** Begins and ends an outage, and waits until a list and a write succeed again, then all else. */
async function happen(outage: Outage, stage: Stage, reads: readonly Attempt[]): Promise<Span> {
  await sleep(CALM_MS);
  const end = await outage.begin(stage);
  const began = performance.now();
  await sleep(outage.seconds * 1000);
  await end();
  const ended = performance.now();
  const until = async (isBack: () => boolean) => {
    while (!isBack() && performance.now() - ended < RECOVERY_MS) await sleep(50);
    return performance.now();
  };
  const hasSucceeded = (calls: readonly Attempt[]) => lastSuccess(calls) > ended;
  const recovered = await until(() => [reads, stage.ledger.attempts].every(hasSucceeded));
  const others = Object.values(attemptsOf(stage));
  const allRecovered = await until(() => others.every(hasSucceeded));
  return { began, ended, recovered, allRecovered };
}

function attemptsOf({ traffic }: Stage): Partial<Record<CallKind, Attempt[]>> {
  return Object.fromEntries(traffic.map(({ kind, attempts }) => [kind, attempts]));
}

/** When the last call succeeded; 0 where none has. */
function lastSuccess(calls: readonly Attempt[]): number {
  const good = calls.findLast(({ status }) => status === 200);
  return good ? good.at + good.ms : 0;
}

/** Connections that the pool has lost sight of: still within a transaction though nobody calls. */
async function leaksOf({ cluster, link }: Stage): Promise<string[]> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'nearhand' and state like 'idle in transaction%'`.execute(cluster.db);
  const stuck = rows[0]?.count ?? 0;
  const faults = stuck > 0 ? [`${stuck} connections are left within a transaction`] : [];
  return link.count() > MOST_CONNECTIONS
    ? [...faults, `${link.count()} connections are open, of at most ${MOST_CONNECTIONS}`]
    : faults;
}

/** Of two processes: their pools of 12, and jobs and live delivery. */
const MOST_CONNECTIONS = 2 * 12 + 1 + 5 + 2 + 2;
