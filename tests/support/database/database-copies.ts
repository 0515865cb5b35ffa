import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseConnection } from '#server/platform/database/db.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

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

/** Whoever is still connected is put out; the server's own cleaning, which nobody may put out, is waited for. */
export async function dropDatabase(connection: DatabaseConnection, name: string) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(connection, `drop database if exists "${name}" with (force)`);
    } catch (error) {
      if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE || tries === 50) throw error;
      await setTimeout(100);
    }
  }
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
