import { randomBytes } from 'node:crypto';
import { Client, escapeLiteral } from 'pg';
import type { DatabaseConnection } from '../database/db.ts';

/**
 * Runs work in a temporary database on the same server, and drops it.
 * @throws an Error with a cure where the role may not create one
 */
export async function inScratchDatabase<T>(
  connection: DatabaseConnection,
  work: (scratch: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...connection, application_name: 'nearhand restore' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    const prefix = await prefixOf(client);
    await dropAbandoned(client, prefix);
    const name = prefix + randomBytes(6).toString('hex');
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

/** Any fixed number: the key of the advisory lock of whoever has a temporary database. */
const LOCK = 7_264_035;

/** Names the database it belongs to: others of the same server may have theirs. */
async function prefixOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ oid: string }>(
    'select oid::text as oid from pg_database where datname = current_database()',
  );
  return `nearhand_scratch_${rows[0]?.oid}_`;
}

/** Drops those of killed processes, where nobody else has one; the lock goes with the connection. */
async function dropAbandoned(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1) as alone',
    [LOCK],
  );
  if (!rows[0]?.alone) return;
  const { rows: found } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of found) await dropDatabase(client, name);
}

async function createDatabase(client: Client, name: string): Promise<void> {
  try {
    await client.query(await creationOf(client, name));
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

interface Locales {
  encoding: string;
  lc_collate: string;
  lc_ctype: string;
  /** libc, ICU or builtin; from PostgreSQL 15. */
  provider: 'c' | 'i' | 'b' | null;
  locale: string | null;
}

/** With the encoding and locale of the database beside it: the server's own may be others. */
async function creationOf(client: Client, name: string): Promise<string> {
  // Through JSON, because the names of its columns differ by version.
  const { rows } = await client.query<Locales>(
    `select pg_encoding_to_char(encoding) as encoding, datcollate as lc_collate,
       datctype as lc_ctype, own ->> 'datlocprovider' as provider,
       coalesce(own ->> 'datlocale', own ->> 'daticulocale') as locale
     from pg_database cross join lateral to_jsonb(pg_database) own
     where datname = current_database()`,
  );
  const { encoding, lc_collate, lc_ctype, provider, locale } = rows[0]!;
  const options = { encoding, lc_collate, lc_ctype, ...providerOf(provider, locale) };
  const written = Object.entries(options).map(([key, value]) => `${key} ${escapeLiteral(value)}`);
  return `create database ${name} template template0 ${written.join(' ')}`;
}

function providerOf(provider: Locales['provider'], locale: string | null): Record<string, string> {
  if (provider === 'i') return { locale_provider: 'icu', icu_locale: locale ?? 'und' };
  if (provider === 'b') return { locale_provider: 'builtin', builtin_locale: locale ?? 'C' };
  return provider === 'c' ? { locale_provider: 'libc' } : {};
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
