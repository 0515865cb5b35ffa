import { mkdtempSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { openLiveReader, type LiveReader } from '#faults/load/live-reader.ts';
import { Ledger } from '#faults/oracle/ledger.ts';
import { insertPeople, type People, type SignedIn } from '#faults/site/people.ts';
import { QUEUES } from '#server/app/queues.ts';
import { closeDatabase, openDatabase, type Database } from '#server/platform/database/db.ts';
import { makePrimaryFinder, urlsOf } from '#server/platform/database/hosts.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startOnFreePort, type RunningNearhand } from '#tests/support/nearhand-program.ts';
import type { Cluster } from './cluster.ts';
import type { Proxies } from './proxies.ts';

/** How a node reaches the database. */
export type Way = 'several hosts' | 'PgBouncer and HAProxy';

/** A serving node with those who write through it. */
export interface Entrance {
  way: Way;
  node: RunningNearhand;
  people: People;
  ledger: Ledger;
}

/** Two serving nodes, a worker, people, open pages, and the ledger of the mail server. */
export interface FailoverSite {
  db: Database;
  entrances: Entrance[];
  pages: { who: SignedIn; reader: LiveReader }[];
  smtp: FakeSmtp;
  close(): Promise<void>;
}

const CUSTOMERS = 6;

/** Starts all of it on a cluster: one node by the hosts of the cluster, the other by the proxies. */
export async function openSite(cluster: Cluster, proxies: Proxies): Promise<FailoverSite> {
  const hosts = cluster.members.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const direct = `postgres://postgres:drill@${hosts}/drill?target_session_attrs=read-write`;
  await createDatabase((await cluster.primary()).port);
  const { db, stop } = openPrimary(direct);
  const people = await insertPeople(db, CUSTOMERS);
  const smtp = await startFakeSmtp();
  const { worker, nodes, remove } = await startNodes({ direct, proxies, smtp });
  const entrances = nodes.map(({ way, node }, index) => {
    const customers = people.customers.filter((_, number) => number % 2 === index);
    return { way, node, people: { ...people, customers }, ledger: new Ledger() };
  });
  const pages = await openPages(entrances);
  return {
    db,
    entrances,
    pages,
    smtp,
    async close() {
      await Promise.all(pages.map(({ reader }) => reader.close()));
      await Promise.all([...nodes.map(({ node }) => node), worker].map((node) => node.end()));
      stop();
      await Promise.all([closeDatabase(db), smtp.close()]);
      remove();
    },
  };
}

async function startNodes(of: { direct: string; proxies: Proxies; smtp: FakeSmtp }) {
  const { direct, proxies, smtp } = of;
  const dataDir = mkdtempSync('/tmp/nearhand-failover-files-');
  const usual = { ...environmentOf(smtp, dataDir), DATABASE_URL: direct };
  const pooled = {
    ...usual,
    DATABASE_URL: `postgres://postgres:drill@127.0.0.1:${proxies.port}/drill`,
    DATABASE_DIRECT_URL: direct,
    DB_PREPARED: 'off',
  };
  const worker = await startOnFreePort({ ...usual, WORKER: 'on' });
  const nodes: Pick<Entrance, 'way' | 'node'>[] = [
    {
      way: 'several hosts',
      node: await startOnFreePort({ ...usual, DATABASE_REPLICA_URL: direct }),
    },
    { way: 'PgBouncer and HAProxy', node: await startOnFreePort(pooled) },
  ];
  return { worker, nodes, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

function openPages(entrances: readonly Entrance[]) {
  return Promise.all(
    entrances.flatMap(({ node, people: { customers } }) =>
      customers.map(async (who) => ({ who, reader: await openLiveReader(node.url, who) })),
    ),
  );
}

/** Settings of a session do not stay with a pooled connection: they are given to the database. */
async function createDatabase(port: number): Promise<void> {
  const connectionString = `postgres://postgres:drill@127.0.0.1:${port}/postgres`;
  const db = openDatabase({ connection: { connectionString }, onConnectionError: () => {} });
  await sql`create database drill`.execute(db);
  for (const setting of [
    `statement_timeout = '15s'`,
    `lock_timeout = '5s'`,
    `idle_in_transaction_session_timeout = '30s'`,
    `timezone = 'UTC'`,
    `jit = off`,
  ]) {
    await sql.raw(`alter database drill set ${setting}`).execute(db);
  }
  await closeDatabase(db);
  const made = { connectionString: connectionString.replace(/postgres$/, 'drill') };
  const drill = openDatabase({
    connection: made,
    statementTimeout: 0,
    onConnectionError: () => {},
  });
  await migrate(drill);
  await installJobs(made, QUEUES);
  await closeDatabase(drill);
}

function openPrimary(url: string) {
  const urls = urlsOf(url);
  const { stream, stop } = makePrimaryFinder(urls);
  const connection = { connectionString: urls[0]!, stream };
  const db = openDatabase({ connection, statementTimeout: 0, onConnectionError: () => {} });
  return { db, stop };
}

function environmentOf(smtp: FakeSmtp, dataDir: string) {
  return {
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret that all nodes of the drill share',
    RATE_LIMITS: 'off',
    DEMO: 'off',
    WORKER: 'off',
    LOG_LEVEL: 'fatal',
    DB_POOL_SIZE: '8',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'nearhand@example.test',
  };
}
