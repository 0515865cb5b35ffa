import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { copyDatabase, dropSoon, withDatabase } from './database-copies.ts';

export type FreshDatabase = {
  db: Database;
  name: string;
  /** For a second pool, a listener or a child process on the same database. */
  connection: DatabaseConnection;
  /** Closes `db` and drops the database soon, with other connections terminated. */
  drop(): Promise<void>;
};

/** A migrated, empty database: a copy of the run's template (about 30 ms). */
export function freshDatabase(): Promise<FreshDatabase> {
  return cloneDatabase(inject('databaseTemplate').name);
}

/** A database without any table. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return cloneDatabase('template1');
}

/** A copy of a database without connections. */
export async function cloneDatabase(template: string): Promise<FreshDatabase> {
  const { connection: server, name: prefix } = inject('databaseTemplate');
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  await copyDatabase(server, template, name);
  const connection = withDatabase(server, name);
  // A connection that ends when its database is dropped is expected.
  const db = openDatabase({ connection, onConnectionError: () => {} });
  const drop = async () => {
    await closeDatabase(db);
    await dropSoon(server, name);
  };
  return { db, name, connection, drop };
}
