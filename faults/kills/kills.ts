import { setTimeout as sleep } from 'node:timers/promises';
import { runWriters } from '#faults/load/writers.ts';
import { judge, type Verdict } from '#faults/oracle/judge.ts';
import { openScene, type Scene } from '#faults/site/scene.ts';
import { drawFrom, type Draw } from '#tests/attacks/fuzz/draw.ts';

/** What a run of kills found, with its figures. */
export interface KillReport extends Verdict {
  seed: number;
  /** Kills by what was killed. */
  kills: Record<Target, number>;
  seconds: number;
  drainSeconds: number;
}

export interface KillOptions {
  seed: number;
  /** Acknowledged writes to reach. */
  acked: number;
  /** Kills to reach. */
  kills: number;
  writers?: number;
  /** Minutes after which it ends with what it has; 60 by default. */
  minutes?: number;
  onProgress?: (text: string) => void;
}

type Target = 'node' | 'worker' | 'postgres';

/**
 * Kills (SIGKILL) the serving node, the worker node and PostgreSQL at random moments, while writers
 * write and pages listen; waits until it is quiet, and asks the oracle.
 */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const { seed, acked, onProgress = () => {} } = options;
  const began = performance.now();
  const scene = await openScene({ customers: options.writers ?? 8 });
  const kills = { node: 0, worker: 0, postgres: 0 };
  const progress = setInterval(() => onProgress(progressOf(scene, kills)), PROGRESS_MS);
  try {
    const { ledger, people, node } = scene;
    const isLate = () => performance.now() - began > (options.minutes ?? 60) * 60_000;
    const areKilled = () => kills.node + kills.worker + kills.postgres >= options.kills;
    const isEnough = () => isLate() || (ledger.acked >= acked && areKilled());
    const killing = KILLERS.map((targets, number) =>
      killRepeatedly(scene, { targets, chance: drawFrom(seed + number), kills, isEnough }),
    );
    await Promise.all([runWriters({ url: node.url, ledger, people, seed, isEnough }), ...killing]);
    onProgress(`${progressOf(scene, kills)}; waiting until it is quiet`);
    const drainSeconds = await scene.drain();
    const verdict = await judge(scene);
    return { seed, kills, seconds: (performance.now() - began) / 1000, drainSeconds, ...verdict };
  } finally {
    clearInterval(progress);
    await scene.close();
  }
}

const PROGRESS_MS = 10_000;

function progressOf({ ledger }: Scene, { node, worker, postgres }: KillReport['kills']): string {
  return `${ledger.acked} acknowledged; killed: node ${node}, worker ${worker}, PostgreSQL ${postgres}`;
}

/** Who is killed beside whom: a node cannot start while PostgreSQL is down. */
const KILLERS: readonly (readonly Target[])[] = [['node', 'postgres', 'postgres'], ['worker']];

/** Kills one after the other, each time at a random moment after the last served again. */
async function killRepeatedly(
  scene: Scene,
  options: {
    targets: readonly Target[];
    chance: Draw;
    kills: Record<Target, number>;
    isEnough: () => boolean;
  },
): Promise<void> {
  const { targets, chance, kills, isEnough } = options;
  while (!isEnough()) {
    await sleep(chance.below(MAX_PAUSE_MS));
    if (isEnough()) return;
    const target = chance.one(targets);
    kills[target] += 1;
    await killOne(scene, target);
  }
}

const MAX_PAUSE_MS = 10_000;

async function killOne({ node, worker, cluster }: Scene, target: Target): Promise<void> {
  if (target === 'node') return node.crash();
  if (target === 'worker') return worker.crash();
  return cluster.crash();
}
