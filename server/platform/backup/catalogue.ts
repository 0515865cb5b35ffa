import type { Client } from 'pg';

/** A table of a backup; generated columns are left out. */
export interface BackedTable {
  schema: string;
  name: string;
  columns: string[];
  /** A query for the rows, where they are not copied as they are. */
  source?: string;
}

/** Queued, running and dead jobs; running ones are queued again. pg-boss recreates its own jobs. */
const JOBS = 'job';
const JOB_ROWS = "state in ('created', 'retry', 'active') and not starts_with(name, '__pgboss__')";

/** Every table of ours, and the jobs of the queue. */
export async function listTables(client: Client): Promise<BackedTable[]> {
  const { rows } = await client.query<Omit<BackedTable, 'source'>>(`
    select n.nspname as schema, c.relname as name,
           array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and ((n.nspname = 'public' and c.relkind = 'r')
        or (n.nspname = 'pgboss' and c.relname = '${JOBS}'))
    group by 1, 2 order by 1, 2`);
  return rows.map((table) =>
    table.schema === 'pgboss' ? { ...table, source: jobsOf(table.columns) } : table,
  );
}

function jobsOf(columns: readonly string[]): string {
  const shown = columns.map((column) =>
    column === 'state' ? `case when state = 'active' then 'retry' else state end` : quoted(column),
  );
  return `select ${shown.join(', ')} from pgboss.${JOBS} where ${JOB_ROWS}`;
}

/** The last value of each sequence; none where it is unused. */
export async function readSequences(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

/** Applied migrations, in order. */
export async function readApplied(client: Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by number',
  );
  return rows;
}

/** A quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The quoted SQL name of a table. */
export function nameOf({ schema, name }: Pick<BackedTable, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`;
}
