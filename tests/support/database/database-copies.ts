import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseConnection } from '#server/platform/database/db.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** Another database on the same server. */
export function withDatabase(connection: DatabaseConnection, name: string): DatabaseConnection {
  if (!('connectionString' in connection)) return { ...connection, database: name };
  const url = new URL(connection.connectionString);
  url.pathname = name;
  return { connectionString: url.href };
}

/** Its URL, for another process. */
export function urlOf(connection: DatabaseConnection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database, password = '' } = connection;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** A database nobody is connected to, its files copied as they are. */
export async function copyDatabase(connection: DatabaseConnection, template: string, name: string) {
  await run(connection, `create database "${name}" template "${template}" strategy file_copy`);
}

/** Terminates other connections; autovacuum, which cannot be terminated, is waited for. */
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

/** Databases are made and dropped by the hundred: the connection for it stays, until the server ends. */
const kept = new Map<string, Promise<Client>>();

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  const url = urlOf(connection);
  const client = kept.get(url) ?? connect(connection, url);
  kept.set(url, client);
  await (await client).query(statement);
}

/** For a process that ends by itself: its connections are closed. */
export async function endCopying(): Promise<void> {
  await Promise.all([...kept.values()].map(async (client) => (await client).end()));
  kept.clear();
}

async function connect(connection: DatabaseConnection, url: string): Promise<Client> {
  const client = new Client(connection);
  client.on('error', () => kept.delete(url));
  await client.connect();
  return client;
}
