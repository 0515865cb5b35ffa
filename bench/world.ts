import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { QUEUES } from '#server/app/queues.ts';
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { migrate } from '#server/platform/database/migrate.ts';

export type SocketConnection = Extract<DatabaseConnection, { host: string }>;

/** One database of the benchmarks' own server. */
export interface BenchDatabase {
  db: Database;
  connection: SocketConnection;
}

/**
 * A PostgreSQL for the benchmarks, run as the product does: same binaries, same settings, fsync on.
 */
export interface World {
  dataDir: string;
  /** Creates a database: migrated and empty, or a copy of one without connections. */
  create(name: string, from?: string): Promise<BenchDatabase>;
  /** Closes the connections of a database so that it can be copied. */
  release(database: BenchDatabase): Promise<void>;
  /** Stops the server and removes its folder. */
  end(): Promise<void>;
}

/** Starts an empty server in a temporary folder. */
export async function startWorld(): Promise<World> {
  const parent = mkdtempSync(join(tmpdir(), 'nearhand-bench-'));
  // Started by root, PostgreSQL runs under another account, which has to reach its folder.
  chmodSync(parent, 0o711);
  const dataDir = join(parent, 'data');
  const remove = () => rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  const log = { info: () => {}, error: console.error };
  const server = await startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const open = new Set<Database>();
  return {
    dataDir,
    create: (name, from) => createDatabase(server.connection, { name, from, open }),
    async release({ db }) {
      open.delete(db);
      await closeDatabase(db);
    },
    async end() {
      await Promise.all([...open].map(closeDatabase));
      await server.stop();
      remove();
    },
  };
}

async function createDatabase(
  server: SocketConnection,
  { name, from, open }: { name: string; from: string | undefined; open: Set<Database> },
): Promise<BenchDatabase> {
  const administration = openFor(server);
  const template = sql.raw(from === undefined ? '' : `template "${from}"`);
  await sql`create database ${sql.ref(name)} ${template}`.execute(administration);
  await closeDatabase(administration);
  const connection = { ...server, database: name };
  const db = openFor(connection);
  open.add(db);
  if (from === undefined) {
    await migrate(db);
    await installJobs(connection, QUEUES);
  }
  return { db, connection };
}

function openFor(connection: SocketConnection): Database {
  return openDatabase({ connection, statementTimeout: 0, onConnectionError: console.error });
}
