import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/**
 * Counters and caches, which change with any call, and what the reading of a page leaves; hints to
 * open pages, which come at least once; what Stripe keeps, which `oracle/plans.ts` looks at.
 */
const LEFT = [
  'rate_limits',
  'migrations',
  'market_answers',
  'intake_counts',
  'live_events',
  'sandbox_objects',
  'sandbox_idempotency',
];

/** How many rows each table has, the jobs included. */
export async function countRows(db: Db): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public'
      and tablename <> all(${LEFT}) order by 1`.execute(db);
  const counts = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)}::text as name, count(*) as count from ${sql.table(name)}`,
  );
  const jobs = sql`select 'job ' || name, count(*) from pgboss.job where name not like '\\_\\_%' group by 1`;
  const { rows } = await sql<{ name: string; count: number }>`
    ${sql.join([...counts, jobs], sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** What a call added or removed: `messages +1`. */
export function difference(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...after].flatMap(([name, count]) => {
    const change = count - (before.get(name) ?? 0);
    return change === 0 ? [] : [`${name} ${change > 0 ? '+' : ''}${change}`];
  });
}
