import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The version of the database server, e.g. `18.4`. @throws where it does not answer */
export async function findServerVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? 'unknown';
}

/** The encoding of this database, e.g. `UTF8`. */
export async function findEncoding(db: Db): Promise<string> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  return rows[0]?.encoding ?? 'unknown';
}

/** Whether this database was ever migrated. */
export async function hasMigrations(db: Db): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('migrations') is not null as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Whether the tables of the background jobs are there: they are no migration of ours. */
export async function hasJobTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('pgboss.job') is not null as known`.execute(db);
  return rows[0]?.known ?? false;
}

/**
 * Clock skew: by how many seconds the database's clock is ahead; half of the round trip is
 * subtracted.
 */
export async function findTimeAhead(db: Db): Promise<number> {
  const asked = Date.now();
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp())::float * 1000 as ms`.execute(db);
  const between = (asked + Date.now()) / 2;
  return ((rows[0]?.ms ?? between) - between) / 1000;
}

/** Connections in use, and the maximum. */
export async function findConnections(db: Db): Promise<{ taken: number; most: number }> {
  const { rows } = await sql<{ taken: number; most: number }>`
    select count(*) filter (where backend_type = 'client backend')::int as taken,
           current_setting('max_connections')::int as most from pg_stat_activity`.execute(db);
  return rows[0] ?? { taken: 0, most: 1 };
}

/** The size of this database on disk in bytes. */
export async function findDatabaseSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
