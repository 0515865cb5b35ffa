import { mkdtempSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { idOfNumber, messageTo } from '#bench/calls.ts';
import { acceptedProfessional, tokenOf } from '#bench/customers.ts';
import { openConnection } from '#bench/http-connection.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { makePrimaryFinder, urlsOf } from '#server/platform/database/hosts.ts';
import { openLivePage } from '#faults/upgrade/live-pages.ts';
import { startNode } from '#faults/upgrade/node-process.ts';
import { thisVersion } from '#faults/upgrade/release.ts';
import { fill, sizes } from '#faults/upgrade/stage.ts';
import { kill, missingPackages, signal, startCluster, type Cluster } from './cluster.ts';

const PAGES = 10;

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run faults -- failover`: kills the primary, cuts it off and fails back, under load, `times`
 * times. Needs Debian's patroni, etcd-server and postgresql-15. @returns whether nothing was lost
 */
export async function checkFailover(values: { times: string }): Promise<boolean> {
  const missing = missingPackages();
  if (missing.length > 0) {
    say(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
    return false;
  }
  say('Starting etcd and three PostgreSQL under Patroni, with synchronous replication');
  const cluster = await startCluster();
  try {
    return await drill(cluster, Number(values.times));
  } finally {
    await cluster.end();
  }
}

async function drill(cluster: Cluster, times: number): Promise<boolean> {
  const { members, primary } = cluster;
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join(',');
  await createDatabase((await primary()).port);
  const url = `postgres://postgres:drill@${hosts}/drill?target_session_attrs=read-write`;
  const urls = urlsOf(url);
  const finder = makePrimaryFinder(urls);
  const connection = { connectionString: urls[0]!, stream: finder.stream };
  const db = openDatabase({ connection, statementTimeout: 0, onConnectionError: () => {} });
  say('Filling the database');
  await fill(db, connection, thisVersion);
  const node = await startNode(thisVersion, environmentOf(url));
  const pages = openPages(node.port);
  const writing = startWriters(node.port);
  const longest = await failOverRepeatedly(cluster, writing, times);
  await writing.end();
  await sleep(10_000);
  const { acknowledged } = writing;
  const { rows } = await sql<{ id: string }>`select id from messages`.execute(db);
  const stored = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  const unseen = acknowledged.filter((id) => !pages.some(({ seen }) => seen.has(id))).length;
  for (const page of pages) page.close();
  say(
    `${acknowledged.length} writes acknowledged, ${lost} lost, ${unseen} not seen by a live page; longest pause ${(longest / 1000).toFixed(1)} s`,
  );
  await node.kill();
  finder.stop();
  return lost === 0 && unseen === 0 && longest < 15_000;
}

function environmentOf(url: string) {
  return {
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync('/tmp/nearhand-failover-files-'),
    SESSION_SECRET: 'a secret that all nodes of the drill share',
    RATE_LIMITS: 'off',
    DB_POOL_SIZE: '8',
  };
}

function openPages(port: number) {
  return Array.from({ length: PAGES }, (_, index) => {
    const number = acceptedProfessional(1 + index, sizes.few);
    return openLivePage(port, tokenOf(idOfNumber('7001', number)));
  });
}

/** Resolves with the longest time without a successful call, in milliseconds. */
async function failOverRepeatedly(
  { primary, whole }: Cluster,
  writing: ReturnType<typeof startWriters>,
  times: number,
): Promise<number> {
  let longest = 0;
  for (let time = 0; time < times; time += 1) {
    await sleep(2000);
    const how = (['killed', 'cut off', 'switched over'] as const)[time % 3]!;
    const old = await primary();
    writing.reset();
    if (how === 'killed') kill(old);
    else if (how === 'cut off') signal(old, 'SIGSTOP');
    else await switchOver(old.api, old.name);
    await sleep(12_000);
    await writing.goOn();
    const pause = writing.pause();
    longest = Math.max(longest, pause);
    if (how === 'killed') old.start();
    if (how === 'cut off') signal(old, 'SIGCONT');
    await whole();
    const now = await primary();
    say(
      `${time + 1}. ${old.name} ${how}, ${now.name} takes writes: no call succeeded for ${(pause / 1000).toFixed(1)} s; ${writing.acknowledged.length} writes acknowledged, ${writing.failed()} calls failed so far`,
    );
  }
  return longest;
}

async function createDatabase(port: number): Promise<void> {
  const connectionString = `postgres://postgres:drill@127.0.0.1:${port}/postgres`;
  const db = openDatabase({ connection: { connectionString }, onConnectionError: () => {} });
  await sql`create database drill`.execute(db);
  await db.destroy();
}

async function switchOver(api: number, leader: string): Promise<void> {
  const body = JSON.stringify({ leader });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${api}/switchover`, {
    method: 'POST',
    body,
    headers,
  });
  if (!answer.ok) say(`  switchover: ${answer.status} ${await answer.text()}`);
}

/** Messages to the open pages, one after the other on each of four connections. */
function startWriters(port: number) {
  const acknowledged: string[] = [];
  const state = { isOver: false, failed: 0, last: Date.now(), longest: 0, number: 0 };
  const write = async () => {
    while (!state.isOver) {
      const connection = await openConnection(port);
      try {
        while (!state.isOver) {
          const n = state.number++;
          const { status, body } = await connection.ask(messageTo(1 + (n % PAGES), `Hello (${n})`));
          if (status !== 201) throw new Error(body);
          acknowledged.push((JSON.parse(body) as { id: string }).id);
          state.longest = Math.max(state.longest, Date.now() - state.last);
          state.last = Date.now();
          await sleep(20);
        }
      } catch {
        state.failed += 1;
        await sleep(50);
      } finally {
        connection.close();
      }
    }
  };
  const writers = Promise.all(Array.from({ length: 4 }, write));
  return {
    acknowledged,
    failed: () => state.failed,
    /** Begins to measure. */
    reset: () => Object.assign(state, { last: Date.now(), longest: 0 }),
    /** The longest time without a success since then, in milliseconds. */
    pause: () => Math.max(state.longest, Date.now() - state.last),
    /** Waits, up to a minute, until a call has succeeded within the last second. */
    async goOn() {
      for (let n = 0; n < 600 && Date.now() - state.last > 1000; n += 1) await sleep(100);
    },
    async end() {
      state.isOver = true;
      await writers;
    },
  };
}
