import { Client } from 'pg';
import type { DatabaseConnection } from '#server/platform/db.ts';

/** The same server, another database of it. */
export function withDatabase(connection: DatabaseConnection, name: string): DatabaseConnection {
  if (!('connectionString' in connection)) return { ...connection, database: name };
  const url = new URL(connection.connectionString);
  url.pathname = name;
  return { connectionString: url.href };
}

/** The same as one address, for another process. */
export function urlOf(connection: DatabaseConnection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database, password = '' } = connection;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

export async function copyDatabase(connection: DatabaseConnection, template: string, name: string) {
  await run(connection, `create database "${name}" template "${template}"`);
}

export async function dropDatabase(connection: DatabaseConnection, name: string) {
  await run(connection, `drop database if exists "${name}" with (force)`);
}

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
