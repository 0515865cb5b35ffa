import { sql } from 'kysely';
import type { Db } from '#server/platform/db.ts';

/** Counters, kept answers and the time of the last call change with calls, and are nobody's data. */
const left = ['rate_limits', 'migrations', 'market_answers', 'intake_counts'];
const leftColumn = 'last_seen_at';

/** One hash for each table of the product, of all that stands in it. */
export async function stateHash(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(
    db,
  );
  const parts = tables
    .filter(({ name }) => !left.includes(name))
    .map(
      ({
        name,
      }) => sql`select ${name}::text as name, md5(coalesce(string_agg(one, '|' order by one collate "C"), ''))
        as hash from (select md5((to_jsonb(t) - ${leftColumn})::text) as one from ${sql.table(name)} t) rows`,
    );
  const { rows } = await sql<{
    name: string;
    hash: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** The tables that are not what they were. */
export function changedTables(
  before: Record<string, string>,
  after: Record<string, string>,
): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
