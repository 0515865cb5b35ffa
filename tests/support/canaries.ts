import type { Db } from '#server/platform/database/db.ts';
import { sql } from 'kysely';

/** A dump of every table of our schemas, the queue's too: `table: row` per line. */
export async function dumpOf(db: Db): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const dumped = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.raw(name)} t`.execute(db);
      return rows.map(({ row }) => ({ table: name.replace(/^public\./, ''), row }));
    }),
  );
  return dumped.flat();
}

/** The tables that contain one of these strings. */
export async function tablesWith(db: Db, canaries: readonly string[]): Promise<string[]> {
  const lines = await dumpOf(db);
  const found = lines.flatMap(({ table, row }) =>
    canaries.filter((canary) => row.includes(canary)).map((canary) => `${table}: ${canary}`),
  );
  return [...new Set(found)].toSorted();
}
