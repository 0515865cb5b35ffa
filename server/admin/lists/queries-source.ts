import { sql, type RawBuilder } from 'kysely';
import type { ReadDb } from '#server/platform/database/db.ts';
import type { KeyKind, Position } from './cursor.ts';

export type Sql = RawBuilder<unknown>;

/** The requested page of a list. */
export interface Page {
  list: string;
  sort: string;
  kind: KeyKind;
  order: 'asc' | 'desc';
  /** The position at which the previous page ended. */
  after: Position | undefined;
  limit: number;
}

/** A search in the rows of a source; how it runs: queries-search-plan.ts. */
export interface SourceSearch {
  /** Whether a row holds all the terms, or has the id. */
  matches: Sql;
  /** The pieces of the terms that trigrams can find. */
  pieces: readonly string[];
  /** Whether a row holds this piece. */
  matchesPiece(piece: string): Sql;
  /** Whether it is so much of an id or a phone that hardly a row matches. */
  isExact: boolean;
  /** Indexed conditions, at least one of which every row with these pieces meets. */
  indexConditions(pieces: readonly string[]): Sql[];
}

/**
 * The rows of a list from one table: its conditions and sort expressions. A list has one source, or
 * several.
 */
export interface ListSource {
  table: Sql;
  id: Sql;
  key: Sql;
  from: Sql;
  where: readonly Sql[];
  search?: SourceSearch | undefined;
}

/** The positions of the first rows of a subquery with the columns `id` and `key`. */
export async function findPositions(db: ReadDb, from: Sql, page: Page): Promise<Position[]> {
  const { rows } = await sql<Position>`select id, ${exactKeyText(page)} as key from (${from}) found
    ${orderAndLimit(page)}`.execute(db);
  return rows;
}

/** The first rows of a source in the order of the list. */
export function scanInOrder(
  source: ListSource,
  page: Page,
  limit: number,
  columns = sql`${source.id} as id`,
): Sql {
  const { id, key, from, where } = source;
  const order = sql.raw(page.order);
  const conditions = [...where, ...afterCursor(source, page)];
  return sql`select ${columns}, ${key} as key from ${from}
    where ${sql.join(conditions, sql` and `)}
    order by ${key} ${order}, ${id} ${order} limit ${limit}`;
}

/** The condition that a row comes after the cursor (keyset pagination). */
export function afterCursor({ id, key }: Pick<ListSource, 'id' | 'key'>, page: Page): Sql[] {
  if (!page.after) return [];
  const sign = sql.raw(page.order === 'asc' ? '>' : '<');
  const type = sql.raw(TYPES[page.kind]);
  return [sql`(${key}, ${id}) ${sign} (${page.after.key}::${type}, ${page.after.id}::uuid)`];
}

const TYPES: Record<KeyKind, string> = {
  moment: 'timestamptz',
  text: 'text',
  real: 'real',
  int: 'int',
};

/** ORDER BY and LIMIT of a page of `found`, which has the columns `id` and `key`. */
export function orderAndLimit({ order, limit }: Page): Sql {
  return sql`order by found.key ${sql.raw(order)}, found.id ${sql.raw(order)} limit ${limit}`;
}

/** With full precision, so that comparing with it finds the same row again. */
export function exactKeyText({ kind }: Page): Sql {
  return kind === 'moment'
    ? sql`to_char(found.key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`found.key::text`;
}

/** Conditions joined by AND; false and undefined are left out. */
export function where(...conditions: (Sql | false | undefined)[]): Sql[] {
  return conditions.filter((condition) => condition !== undefined && condition !== false);
}

/** Days in UTC, both inclusive. */
export function between(
  column: Sql,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Sql[] {
  return where(
    from !== undefined && sql`${column} >= ${`${from}T00:00:00Z`}::timestamptz`,
    to !== undefined && sql`${column} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`,
  );
}
