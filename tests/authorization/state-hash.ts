import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** Counters, caches and last-call times change with any call and are private to nobody. */
const left = ['rate_limits', 'migrations', 'market_answers', 'intake_counts'];
const leftColumn = 'last_seen_at';

const installed = new WeakMap<Db, Promise<void>>();

/** A hash of the whole content of each table. */
export async function stateHash(db: Db): Promise<Record<string, string>> {
  const ready = installed.get(db) ?? installStateHash(db);
  installed.set(db, ready);
  await ready;
  const { rows } = await sql<{
    of_table: string;
    hash: string;
  }>`select of_table, hash from state_hash()`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.of_table, row.hash]));
}

/**
 * Installs the hash function in a database (and so in its copies), so that each connection plans
 * its statements once instead of at every call.
 */
export async function installStateHash(db: Db): Promise<void> {
  const { rows: known } = await sql`
    select 1 from pg_proc where proname = 'state_hash'`.execute(db);
  if (known.length > 0) return;
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select c.table_name::text as name, array_agg(c.column_name::text) as columns
    from information_schema.columns c join pg_tables t
      on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.table_schema = 'public' and c.column_name <> ${leftColumn}
      and c.table_name <> all(${left})
    group by c.table_name order by c.table_name`.execute(db);
  const queries = tables.map(
    ({ name, columns }) => sql`return query select ${sql.lit(name)}::text,
      (select coalesce(sum(hashtextextended(row(${sql.join(columns.map((column) => sql.ref(`rows.${column}`)))})::text, 0)), 0)::text
        from ${sql.table(name)} rows);`,
  );
  await sql`create or replace function state_hash() returns table (of_table text, hash text)
    language plpgsql as $body$ begin ${sql.join(queries, sql` `)} end $body$`.execute(db);
}

/** The tables whose hash changed. */
export function changedTables(
  before: Record<string, string>,
  after: Record<string, string>,
): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
