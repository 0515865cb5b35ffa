import type { TestProject } from 'vitest/node';
import { QUEUES } from '#server/app/queues.ts';
import {
  closeDatabase,
  openDatabase,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { temporaryDataDir } from './embedded-programs.ts';
import { copyDatabase, dropCopies, endCopying, withDatabase } from './database-copies.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: { connection: DatabaseConnection; name: string };
  }
}

/** Most tests need no durability; those that do start their own server. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '200',
};

/**
 * One server for the whole run, with a migrated template database that every test file copies. That
 * of NEARHAND_TEST_DATABASE_URL when set, else the embedded one (with the programs of
 * NEARHAND_TEST_POSTGRES_BIN when set, to test another version).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.NEARHAND_TEST_DATABASE_URL;
  const server = url
    ? { connection: { connectionString: url }, stop: async () => {} }
    : await startOwn();
  const name = `nearhand_test_${process.pid}`;
  await copyDatabase(server.connection, 'template1', name);
  const db = openDatabase({
    connection: withDatabase(server.connection, name),
    onConnectionError: raise,
  });
  await migrate(db);
  await installJobs(withDatabase(server.connection, name), QUEUES);
  await closeDatabase(db);
  project.provide('databaseTemplate', { connection: server.connection, name });
  return async () => {
    await dropCopies(server.connection, name);
    await endCopying();
    await server.stop();
  };
}

async function startOwn() {
  const { dataDir, remove } = temporaryDataDir();
  const log = {
    info: () => {},
    error: (facts: object, message: string) => console.error(message, facts),
  };
  const binDir = process.env.NEARHAND_TEST_POSTGRES_BIN;
  const server = await startEmbeddedPostgres({ dataDir, log, binDir, settings: fastSettings });
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { connection: server.connection, stop };
}

function raise(error: Error): never {
  throw error;
}
