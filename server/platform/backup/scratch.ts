import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseConnection } from '../database/db.ts';

/**
 * Runs work in a temporary database on the same server, and drops it.
 * @throws an Error with a cure where the role may not create one
 */
export async function inScratchDatabase<T>(
  connection: DatabaseConnection,
  work: (scratch: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const name = `nearhand_scratch_${randomBytes(6).toString('hex')}`;
  const client = new Client({ ...connection, application_name: 'nearhand restore' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await createDatabase(client, name);
    try {
      return await work(besides(connection, name));
    } finally {
      await dropDatabase(client, name);
    }
  } finally {
    await client.end();
  }
}

async function createDatabase(client: Client, name: string): Promise<void> {
  try {
    await client.query(`create database ${name} template template0`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    const { rows } = await client.query<{ role: string }>(
      'select quote_ident(current_user) as role',
    );
    throw new Error(
      `A backup is tried in a database of its own first, and the role may not create one; nothing was changed. Say once, as an administrator of the server: alter role ${rows[0]?.role} createdb`,
      { cause: error },
    );
  }
}

/**
 * Ends what is connected to it and drops it. No role but the server's own may end an autovacuum
 * worker there: a plain drop has the server end it.
 */
async function dropDatabase(client: Client, name: string): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    await client.query(`drop database if exists ${name}`);
  }
}

function besides(connection: DatabaseConnection, database: string): DatabaseConnection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = database;
  return { ...connection, connectionString: url.href };
}
