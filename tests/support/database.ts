import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '#server/platform/db.ts';
import { copyDatabase, dropDatabase, withDatabase } from './database-copies.ts';

export type FreshDatabase = {
  db: Database;
  /** For a second pool, a listener or a child process on the same database. */
  connection: DatabaseConnection;
  /** Closes `db` and removes the database, whoever is still connected. */
  drop(): Promise<void>;
};

/** A migrated, empty database of its own: a copy of the run's template (about 30 ms). */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = inject('databaseTemplate');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await copyDatabase(template.connection, template.name, name);
  const connection = withDatabase(template.connection, name);
  // A database that is dropped under a listener of the test ends its connections: no news.
  const db = openDatabase({ connection, onConnectionError: () => {} });
  const drop = async () => {
    await closeDatabase(db);
    await dropDatabase(template.connection, name);
  };
  return { db, connection, drop };
}
