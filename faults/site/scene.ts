import { openLiveReader, type LiveReader } from '#faults/load/live-reader.ts';
import { drain } from '#faults/oracle/drain.ts';
import { Ledger } from '#faults/oracle/ledger.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { startNode, type Node } from './node.ts';
import { insertPeople, type People, type SignedIn } from './people.ts';

/** The real program in two processes on a PostgreSQL of its own, with people, and the ledgers. */
export interface Scene {
  cluster: Cluster;
  /** Serves; runs no jobs. */
  node: Node;
  /** Runs the jobs. */
  worker: Node;
  people: People;
  ledger: Ledger;
  smtp: FakeSmtp;
  /** Open pages of the customers, with their live streams. */
  pages: { who: SignedIn; reader: LiveReader }[];
  /** Waits until it is quiet. @returns seconds */
  drain(): Promise<number>;
  close(): Promise<void>;
}

/** Starts everything. */
export async function openScene({ customers }: { customers: number }): Promise<Scene> {
  const [cluster, smtp] = await Promise.all([startCluster(), startFakeSmtp()]);
  const people = await insertPeople(cluster.db, customers);
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'nearhand@example.test' };
  const node = await startNode({ cluster, worker: 'off', environment });
  const worker = await startNode({ cluster, worker: 'on', environment });
  const pages = await Promise.all(
    people.customers.map(async (who) => ({ who, reader: await openLiveReader(node.url, who) })),
  );
  return {
    cluster,
    node,
    worker,
    people,
    ledger: new Ledger(),
    smtp,
    pages,
    drain: () => drain(cluster.db, 180),
    async close() {
      await Promise.all(pages.map(({ reader }) => reader.close()));
      await Promise.all([node.end(), worker.end()]);
      await Promise.all([cluster.stop(), smtp.close()]);
    },
  };
}
