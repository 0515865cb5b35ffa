import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { QUEUES } from '#server/app/queues.ts';
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { findPostmaster, temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { slowDown, type DiskDelays } from './slow-disk.ts';
import { putOnSmallDisks, type SmallDisks } from './small-disks.ts';

/** A PostgreSQL of the programme's own, with durable settings, migrated. It is restarted when it ends. */
export interface Cluster {
  connection: Extract<DatabaseConnection, { host: string }>;
  dataDir: string;
  /** For the oracle and the seeds; queries wait while the server is down. */
  db: Database;
  /** Kills it as a power cut does, and waits until it answers again. */
  crash(): Promise<void>;
  /** Stops all its processes where they stand (SIGSTOP), until they are thawed. */
  freeze(): void;
  thaw(): void;
  /** Lets its disk be slow. @returns what makes it fast again */
  slowDown(delays: DiskDelays): Promise<() => Promise<void>>;
  /** Where it was started on small disks. */
  disks?: SmallDisks;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Settings of PostgreSQL. */
  settings?: Record<string, string>;
  /** Whether its tables and its log are on small disks of their own. */
  onSmallDisks?: boolean;
}

/** Starts an empty one in a temporary folder. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { dataDir, remove } = temporaryDataDir();
  const log = { info: () => {}, error: () => {} };
  const start = () => startEmbeddedPostgres({ dataDir, log, settings: options.settings ?? {} });
  const disks = options.onSmallDisks ? await prepareDisks(dataDir, start) : undefined;
  const server = await start();
  const { connection } = server;
  const db = openDatabase({ connection, statementTimeout: 0, onConnectionError: () => {} });
  await migrate(db);
  await installJobs(connection, QUEUES);
  return {
    connection,
    dataDir,
    db,
    async crash() {
      const pid = findPostmaster(dataDir);
      if (pid) process.kill(pid, 'SIGKILL');
      while (findPostmaster(dataDir) === pid) await sleep(20);
      await waitForAnswer(db);
    },
    freeze: () => signalAll(findPostmaster(dataDir), 'SIGSTOP'),
    thaw: () => signalAll(findPostmaster(dataDir), 'SIGCONT'),
    slowDown: (delays) => slowDown(processesOf(findPostmaster(dataDir)), delays),
    async stop() {
      await closeDatabase(db);
      await server.stop();
      disks?.unmount();
      remove();
    },
    ...(disks && { disks }),
  };
}

/** The folders exist once it has started. */
async function prepareDisks(
  dataDir: string,
  start: () => Promise<EmbeddedPostgres>,
): Promise<SmallDisks> {
  const first = await start();
  await first.stop();
  return putOnSmallDisks(join(dataDir, 'pgdata'));
}

/** The postmaster first: it starts no process that is not seen. */
function signalAll(postmaster: number | undefined, signal: NodeJS.Signals): void {
  if (postmaster === undefined) throw new Error(NOT_RUNNING);
  process.kill(postmaster, signal);
  for (const child of childrenOf(postmaster)) {
    try {
      process.kill(child, signal);
    } catch {
      // It has just ended.
    }
  }
}

function processesOf(postmaster: number | undefined): number[] {
  if (postmaster === undefined) throw new Error(NOT_RUNNING);
  return [postmaster, ...childrenOf(postmaster)];
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid='], { encoding: 'utf8' });
  const processes = stdout.split('\n').map((line) => line.trim().split(/ +/).map(Number));
  return processes.flatMap(([child, parent]) => (child && parent === pid ? [child] : []));
}

const NOT_RUNNING = 'PostgreSQL does not run';

async function waitForAnswer(db: Database): Promise<void> {
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch {
      await sleep(50);
    }
  }
}
