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
  const statement = `create database "${name}" template "${template}" strategy file_copy`;
  await query(connection, 'create', statement);
}

let lastDrop = Promise.resolve();

/**
 * Drops a database while the next test begins: where a connection has just closed, PostgreSQL looks
 * again after 100 ms only. Waits for the one before; `dropCopies` drops what a process left.
 */
export async function dropSoon(connection: DatabaseConnection, name: string): Promise<void> {
  await lastDrop;
  lastDrop = dropDatabase(connection, name);
}

/** Drops every database of a name that begins so. */
export async function dropCopies(connection: DatabaseConnection, prefix: string): Promise<void> {
  const { rows } = await query(connection, 'drop', 'select datname from pg_database');
  for (const { datname } of rows as { datname: string }[]) {
    if (datname.startsWith(prefix)) await dropDatabase(connection, datname);
  }
}

/** Terminates other connections; autovacuum, which cannot be terminated, is waited for. */
async function dropDatabase(connection: DatabaseConnection, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await query(connection, 'drop', `drop database if exists "${name}" with (force)`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE || tries === 50) throw error;
      await setTimeout(100);
    }
  }
}

/** Databases are made and dropped by the hundred: a connection for each stays, until the server ends. */
const kept = new Map<string, Promise<Client>>();

async function query(connection: DatabaseConnection, use: 'create' | 'drop', statement: string) {
  const key = `${use} ${urlOf(connection)}`;
  const client = kept.get(key) ?? connect(connection, key);
  kept.set(key, client);
  return (await client).query(statement);
}

/** For a process that ends by itself: its connections are closed. */
export async function endCopying(): Promise<void> {
  await Promise.all([...kept.values()].map(async (client) => (await client).end()));
  kept.clear();
}

async function connect(connection: DatabaseConnection, key: string): Promise<Client> {
  const client = new Client(connection);
  client.on('error', () => kept.delete(key));
  await client.connect();
  return client;
}
