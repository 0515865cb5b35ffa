import type { Config } from '#server/platform/config/config.ts';
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { findFit, migrate } from '#server/platform/database/migrate.ts';
import { hasMigrations } from '#server/platform/database/facts.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import type { Log } from '#server/platform/logging/log.ts';
import { QUEUES } from './queues.ts';

/**
 * Migrates the database over a session connection and installs the queue's own tables. Where a
 * setting leaves that to `nearhand migrate`, only looks whether it was done. @throws where the
 * database and this program do not fit each other, with the cure
 */
export async function prepareDatabase(
  { migrateAtStart }: Pick<Config, 'migrateAtStart'>,
  direct: DatabaseConnection,
  log: Log,
): Promise<void> {
  if (migrateAtStart) {
    const applied = await migrateDatabase(direct, log);
    if (applied.length > 0) log.info({ applied }, 'migrated');
  }
  const { missing, ahead } = await onConnection(direct, log, findFitOrNone);
  if (missing.length > 0) throw new Error(notMigrated(missing));
  if (ahead.length > 0) log.warn({ ahead }, AHEAD);
}

/** Applies what is missing; resolves with the names. */
export async function migrateDatabase(direct: DatabaseConnection, log: Log): Promise<string[]> {
  const onRetry = (name: string) => log.warn({ name }, 'a table is locked: migrating again');
  const applied = await onConnection(direct, log, (db) => migrate(db, undefined, { onRetry }));
  await installJobs(direct, QUEUES);
  return applied;
}

const AHEAD =
  'the database is migrated for a newer version, which works with this one: this node serves until it is replaced';

function notMigrated(missing: readonly string[]): string {
  return `The database lacks ${missing.length} migrations of this version (the first is ${missing[0]}), and MIGRATE_AT_START is off. Run: npm run nearhand -- migrate`;
}

async function findFitOrNone(db: Database) {
  if (await hasMigrations(db)) return findFit(db);
  return { missing: ['0001_accounts'], ahead: [] };
}

async function onConnection<T>(
  connection: DatabaseConnection,
  log: Log,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const db = openDatabase({ connection, maxConnections: 1, onConnectionError });
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
  }
}
