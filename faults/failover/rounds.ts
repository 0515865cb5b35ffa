import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { hasRole, kill, signal, stopSending, switchOver, type Member } from './member.ts';
import type { PauseMeter } from './pauses.ts';

/** What happens to the primary, in turn. */
export const FAULTS = ['killed', 'cut off', 'switched over', 'failed back'] as const;
export type FaultOfPrimary = (typeof FAULTS)[number];

/** One failover: what happened to whom, and for how many seconds no write succeeded, by way. */
export interface Round {
  fault: FaultOfPrimary;
  old: string;
  now: string;
  pauses: number[];
}

const LIMIT_MS = 60_000;

/**
 * Lets it happen, waits until another member takes writes and all ways go on, and repairs. Where
 * nothing was sent to the standbys for `unsentMs` before, a cluster that is not synchronous loses.
 */
export async function failOver(
  cluster: Cluster,
  meters: readonly PauseMeter[],
  { fault, unsentMs = 0 }: { fault: FaultOfPrimary; unsentMs?: number },
): Promise<Round> {
  const old = await cluster.primary();
  if (unsentMs > 0) {
    stopSending(old);
    await sleep(unsentMs);
  }
  for (const meter of meters) meter.reset();
  await happen(cluster, old, fault);
  await otherPrimary(cluster, old, fault);
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end && !meters.every((one) => one.isGoingOn(300))) await sleep(20);
  const pauses = meters.map((one) => one.longest());
  if (fault === 'killed') old.start();
  if (fault === 'cut off') signal(old, 'SIGCONT');
  await cluster.whole();
  return { fault, old: old.name, now: (await cluster.primary()).name, pauses };
}

async function happen(cluster: Cluster, old: Member, fault: FaultOfPrimary): Promise<void> {
  if (fault === 'killed') kill(old);
  else if (fault === 'cut off') signal(old, 'SIGSTOP');
  else if (fault === 'switched over') await untilAsked(old);
  else await failBack(cluster, old);
}

/** To the member that was primary first, if it is the synchronous standby; else to that one. */
async function failBack({ members: [first] }: Cluster, old: Member): Promise<void> {
  const isNext = first && first !== old && (await hasRole(first, 'synchronous'));
  await untilAsked(old, isNext ? first.name : undefined);
}

/** Patroni refuses while the cluster is not settled. */
async function untilAsked(old: Member, candidate?: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await switchOver(old, candidate)) return;
    await sleep(500);
  }
}

async function otherPrimary({ members }: Cluster, old: Member, fault: FaultOfPrimary) {
  const others = members.filter((one) => one !== old);
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    for (const one of others) if (await hasRole(one, 'primary')) return;
    await sleep(50);
  }
  throw new Error(`${old.name} was ${fault}, and no other member takes writes after a minute`);
}
