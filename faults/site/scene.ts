import { openLiveReader, type LiveReader } from '#faults/load/live-reader.ts';
import { drain } from '#faults/oracle/drain.ts';
import type { Received } from '#faults/oracle/received-messages.ts';
import { Ledger } from '#faults/oracle/ledger.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startCluster, type Cluster, type ClusterOptions } from './cluster.ts';
import { startNode, type Node } from './node.ts';
import { insertPeople, type People, type SignedIn } from './people.ts';

/** The real program in two processes on a PostgreSQL of its own, with people, and the ledgers. */
export interface Scene {
  cluster: Cluster;
  /** Serves; runs no jobs. */
  node: Node;
  /** Runs the jobs. */
  worker: Node;
  /** Starts another worker. */
  startWorker(): Promise<Node>;
  people: People;
  ledger: Ledger;
  smtp: FakeSmtp;
  /** Text and push messages; empty until somebody is reachable by them. */
  received: Received;
  /** Open pages of the customers, with their live streams. */
  pages: { who: SignedIn; reader: LiveReader }[];
  /** Waits until it is quiet. @returns seconds */
  drain(): Promise<number>;
  close(): Promise<void>;
}

export interface SceneOptions {
  customers: number;
  cluster?: ClusterOptions;
  /** The way to PostgreSQL that the program takes; its socket by default. */
  way?: (cluster: Cluster) => Promise<Cluster['connection']>;
  /** Of both processes, over the usual one. */
  environment?: Record<string, string>;
}

/** Starts everything. */
export async function openScene(options: SceneOptions): Promise<Scene> {
  const [cluster, smtp] = await Promise.all([startCluster(options.cluster), startFakeSmtp()]);
  const people = await insertPeople(cluster.db, options.customers);
  const environment = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'nearhand@example.test',
    ...options.environment,
  };
  const connection = (await options.way?.(cluster)) ?? cluster.connection;
  const site = { cluster: { ...cluster, connection }, environment };
  const node = await startNode({ ...site, worker: 'off' });
  const startWorker = () => startNode({ ...site, worker: 'on' });
  const worker = await startWorker();
  const pages = await Promise.all(
    people.customers.map(async (who) => ({ who, reader: await openLiveReader(node.url, who) })),
  );
  return {
    cluster,
    node,
    worker,
    startWorker,
    people,
    ledger: new Ledger(),
    smtp,
    received: { texts: [], browsers: [] },
    pages,
    drain: () => drain(cluster.db, 240),
    async close() {
      await Promise.all(pages.map(({ reader }) => reader.close()));
      await Promise.all([node.end(), worker.end()]);
      await Promise.all([cluster.stop(), smtp.close()]);
    },
  };
}
