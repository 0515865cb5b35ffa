import type { Client } from 'pg';

/** A table as a backup holds it: generated columns follow from the others. */
export interface BackedTable {
  schema: string;
  name: string;
  columns: string[];
  /** Which rows, and what of them, where not all as they are. */
  source?: string;
}

/**
 * The work that waits or runs, and that which failed for good; what runs is to run again. What pg-boss
 * sends to itself it makes again.
 */
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

/** The last number that each sequence of ours gave; none where it has given none. */
export async function readSequences(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

/** Migrations that were applied, in order. */
export async function readApplied(client: Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by number',
  );
  return rows;
}

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table as SQL takes it. */
export function nameOf({ schema, name }: Pick<BackedTable, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`;
}
