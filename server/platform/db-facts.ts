import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The version of the database server, e.g. `18.4`. @throws where it does not answer */
export async function findServerVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? 'unknown';
}

/** Whether this database was ever migrated. */
export async function hasMigrations(db: Db): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('migrations') is not null as known`.execute(db);
  return rows[0]?.known ?? false;
}
