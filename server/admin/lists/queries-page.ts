import { sql } from 'kysely';
import type { ReadDb } from '#server/platform/database/db.ts';
import type { Position } from './cursor.ts';
import {
  findPositions,
  scanInOrder,
  type ListSource,
  type Page,
  type Sql,
} from './queries-source.ts';
import { findMatches } from './queries-search-plan.ts';

/**
 * The rows of one page over all sources, as a table to select from and join to: `page` with the
 * columns `id`, `key_text` and `place`, which orders the page.
 */
export async function findPage(
  db: ReadDb,
  sources: readonly ListSource[],
  page: Page,
): Promise<Sql> {
  const found = sources.some(({ search }) => search)
    ? await findMatches(db, sources, page)
    : await findFirstRows(db, sources, page);
  const ids = found.map(({ id }) => id);
  const keys = found.map(({ key }) => key);
  return sql`unnest(${ids}::uuid[], ${keys}::text[]) with ordinality as page (id, key_text, place)`;
}

/** Each source is read by its own index, up to a page; the first of those together are the page. */
async function findFirstRows(
  db: ReadDb,
  sources: readonly ListSource[],
  page: Page,
): Promise<Position[]> {
  const all = sql.join(
    sources.map((source) => sql`(${scanInOrder(source, page, page.limit)})`),
    sql` union all `,
  );
  return findPositions(db, all, page);
}

/**
 * Within this transaction each statement is planned for its actual values: which index is best for
 * a filter depends on how frequent its value is. And the few rows of a page are looked up one by
 * one, never by a hash or merge join.
 */
export async function planForValues(db: ReadDb): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_hashjoin', 'off', true)`.execute(
    db,
  );
}
