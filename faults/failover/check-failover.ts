import { setTimeout as sleep } from 'node:timers/promises';
import { runWriters } from '#faults/load/writers.ts';
import { drain } from '#faults/oracle/drain.ts';
import { faultsOf, judge, type Verdict } from '#faults/oracle/judge.ts';
import { Ledger } from '#faults/oracle/ledger.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { makePauseMeter } from './pauses.ts';
import { missingPackages } from './programs.ts';
import { startProxies } from './proxies.ts';
import { failOver, FAULTS, type Round } from './rounds.ts';
import { openSite, type FailoverSite } from './site.ts';
import { startReading } from './visitor.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** For how long calls may fail at most. */
const LONGEST_SECONDS = 15;
/** How long the planted defect keeps the standbys from getting anything. */
const UNSENT_MS = 1500;

interface FailoverOptions {
  times: string;
  seed: string;
  /** Without synchronous replication: the oracle must find lost writes. */
  planted: boolean;
}

/**
 * `npm run faults -- failover`: kills the primary, cuts it off, switches over and fails back, under
 * load, `times` times. Needs Debian's patroni, etcd-server, haproxy, pgbouncer and postgresql.
 * @returns whether everything held, or the planted defect was found
 */
export async function checkFailover(options: FailoverOptions): Promise<boolean> {
  const missing = missingPackages();
  if (missing.length > 0) {
    say(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
    return false;
  }
  const { planted, times } = options;
  say(`Failovers, seed ${options.seed}: starting etcd and three PostgreSQL under Patroni`);
  say(planted ? 'Planted: commits wait for no standby' : 'Commits wait for a standby');
  const cluster = await startCluster(!planted);
  try {
    const { rounds, verdict } = await drill(cluster, { ...options, times: Number(times) });
    return planted ? isFound(verdict) : holds(rounds, verdict);
  } finally {
    await cluster.end();
  }
}

async function drill(
  cluster: Cluster,
  { times, seed, planted }: { times: number; seed: string; planted: boolean },
): Promise<{ rounds: Round[]; verdict: Verdict }> {
  const proxies = await startProxies(cluster);
  say('HAProxy and PgBouncer run; starting two serving nodes and a worker');
  const site = await openSite(cluster, proxies);
  let isOver = false;
  const visitor = startReading(site.entrances[0]!.node.url);
  const writing = site.entrances.map(({ node: { url }, ...rest }, index) =>
    runWriters({ url, ...rest, seed: Number(seed) * 10 + index, isEnough: () => isOver }),
  );
  try {
    await sleep(5000);
    const rounds = await failOverRepeatedly(cluster, site, { times, planted });
    isOver = true;
    await Promise.all(writing);
    say(await visitor.end());
    say(`Waiting until it is quiet`);
    say(`Quiet after ${(await drain(site.db, 180)).toFixed(0)} s`);
    return { rounds, verdict: await askOracles(site) };
  } finally {
    isOver = true;
    await Promise.allSettled(writing);
    await site.close();
    await proxies.end();
  }
}

async function failOverRepeatedly(
  cluster: Cluster,
  { entrances }: FailoverSite,
  { times, planted }: { times: number; planted: boolean },
): Promise<Round[]> {
  const meters = entrances.map(({ ledger }) => makePauseMeter(() => ledger.acked));
  const rounds: Round[] = [];
  for (let time = 0; time < times; time += 1) {
    await sleep(2000);
    const fault = planted ? 'killed' : FAULTS[time % FAULTS.length]!;
    const round = await failOver(cluster, meters, { fault, unsentMs: planted ? UNSENT_MS : 0 });
    rounds.push(round);
    const pauses = entrances.map(({ way }, at) => `${round.pauses[at]!.toFixed(1)} s by ${way}`);
    const acked = entrances.reduce((sum, { ledger }) => sum + ledger.acked, 0);
    say(
      `${time + 1}. ${round.old} ${fault}, ${round.now} takes writes: no write succeeded for ${pauses.join(', ')}; ${acked} acknowledged`,
    );
  }
  for (const meter of meters) meter.stop();
  return rounds;
}

function askOracles({ db, entrances, smtp, pages }: FailoverSite): Promise<Verdict> {
  const ledger = new Ledger();
  for (const one of entrances) ledger.add(one.ledger);
  return judge({ cluster: { db }, ledger, smtp, pages });
}

function holds(rounds: readonly Round[], verdict: Verdict): boolean {
  const longest = Math.max(...rounds.flatMap(({ pauses }) => pauses));
  const { writes, deliveries, streams } = verdict;
  say(
    `${verdict.acked} acknowledged, ${verdict.refused} refused, ${verdict.unknown} unknown, ${verdict.repeated} attempts repeated; ${writes.lost.length} lost, ${writes.doubled.length} doubled, ${writes.phantom.length} of nobody`,
  );
  say(
    `${deliveries.received} mails, ${deliveries.repeated} again under the same Message-ID; ${streams.skipped.length} messages not seen by an open page; longest pause ${longest.toFixed(1)} s`,
  );
  const faults = faultsOf(verdict);
  if (longest >= LONGEST_SECONDS) faults.push(`calls failed for ${longest.toFixed(1)} s`);
  for (const fault of faults) say(`FAULT  ${fault}`);
  if (faults.length === 0) say('All of it held.');
  return faults.length === 0;
}

function isFound({ writes: { lost } }: Verdict): boolean {
  say(
    lost.length > 0
      ? `Found: ${lost.length} acknowledged writes are lost, as ${lost[0]}`
      : 'NOT FOUND: no write was lost without synchronous replication, or the oracle is blind',
  );
  return lost.length > 0;
}
