import { Client } from 'pg';
import type { DatabaseConnection } from '../database/db.ts';

/** Any fixed number: the key of the advisory lock whoever makes a backup holds. */
const LOCK = 7_264_034;

/**
 * Runs work while no other node or command makes a backup of this database; the lock goes with the
 * process. Undefined where another holds it.
 */
export async function withBackupLock<T>(
  connection: DatabaseConnection,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = new Client({ ...connection, application_name: 'nearhand backup' });
  // A database that goes away ends the backup by its own connection.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(
      'select pg_try_advisory_lock($1) as ours',
      [LOCK],
    );
    return rows[0]?.ours ? await work() : undefined;
  } finally {
    await client.end();
  }
}
