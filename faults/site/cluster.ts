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
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { findPostmaster, temporaryDataDir } from '#tests/support/database/embedded-programs.ts';

/** A PostgreSQL of the programme's own, with durable settings, migrated. It is restarted when it ends. */
export interface Cluster {
  connection: Extract<DatabaseConnection, { host: string }>;
  dataDir: string;
  /** For the oracle and the seeds; queries wait while the server is down. */
  db: Database;
  /** Kills it as a power cut does, and waits until it answers again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an empty one in a temporary folder, or in `dataDir`. */
export async function startCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const { dataDir, remove } = temporaryDataDir();
  const log = { info: () => {}, error: () => {} };
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
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
    async stop() {
      await closeDatabase(db);
      await server.stop();
      remove();
    },
  };
}

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
