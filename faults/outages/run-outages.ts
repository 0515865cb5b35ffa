import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { runWriters } from '#faults/load/writers.ts';
import { faultsOf, judge, type Verdict } from '#faults/oracle/judge.ts';
import { openScene, type SceneOptions } from '#faults/site/scene.ts';
import { figuresOf, type Figures } from './figures.ts';
import { openLink, type Link } from './link.ts';
import type { Outage, Stage } from './outage.ts';
import { startWatch } from './watch.ts';

/** What a run of outages found. */
export interface OutageReport {
  figures: Figures[];
  verdict: Verdict;
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
    const writing = runWriters({ url: node.url, ledger, people, seed, isEnough });
    const figures: Figures[] = [];
    for (const outage of outages) {
      onProgress(`${outage.name}, for ${outage.seconds} s`);
      const span = await happen(outage, stage, () => lastSuccess(stage, watch.seen.read));
      await sleep(CALM_MS);
      figures.push(figuresOf(outage, span, { ...watch.seen, write: ledger.attempts }));
      options.onFigures?.(figures.at(-1)!);
    }
    state.isOver = true;
    await Promise.all([writing, watch.stop()]);
    onProgress(`${ledger.acked} writes acknowledged; waiting until it is quiet`);
    await stage.drain();
    const verdict = await judge(stage);
    const faults = [...figures.flatMap((one) => one.faults), ...faultsOf(verdict)];
    return { figures, verdict, faults: [...faults, ...(await leaksOf(stage))] };
  } finally {
    state.isOver = true;
    await watch.stop();
    await stage.close();
  }
}

async function openStage(options: Partial<SceneOptions> = {}): Promise<Stage> {
  let link: Link | undefined;
  const scene = await openScene({
    customers: 4,
    way: async (cluster) => (link = await openLink(cluster.connection)).connection,
    ...options,
  });
  const opened = link!;
  const close = async () => {
    await scene.close();
    opened.stop();
  };
  return { ...scene, link: opened, close };
}

/** Begins and ends an outage, and waits until a list and a write succeed again. */
async function happen(outage: Outage, stage: Stage, last: () => { read: number; write: number }) {
  await sleep(CALM_MS);
  const end = await outage.begin(stage);
  const began = performance.now();
  await sleep(outage.seconds * 1000);
  await end();
  const ended = performance.now();
  const isBack = () => last().read > ended && last().write > ended;
  while (!isBack() && performance.now() - ended < RECOVERY_MS) await sleep(50);
  return { began, ended, recovered: performance.now() };
}

/** When the last call succeeded. */
function lastSuccess({ ledger }: Stage, reads: { at: number; ms: number; status: number }[]) {
  const endOf = (calls: typeof reads) => {
    const good = calls.findLast(({ status }) => status === 200);
    return good ? good.at + good.ms : 0;
  };
  return { read: endOf(reads), write: endOf(ledger.attempts) };
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
