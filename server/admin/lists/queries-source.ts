import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { KeyKind, Position } from './cursor.ts';

export type Sql = RawBuilder<unknown>;

/** Which rows of a list are wanted. */
export interface Page {
  list: string;
  sort: string;
  kind: KeyKind;
  order: 'asc' | 'desc';
  /** Where the page before ended. */
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
  /** Whether it is so much of an id or a phone that hardly a row holds it. */
  isExact: boolean;
  /** The conditions, each with an index, one of which a row that holds these pieces meets. */
  indexConditions(pieces: readonly string[]): Sql[];
}

/** Rows of a list from one table: where they are, and the expressions they are sorted by. A list has one source, or several. */
export interface ListSource {
  table: Sql;
  id: Sql;
  key: Sql;
  from: Sql;
  where: readonly Sql[];
  search?: SourceSearch | undefined;
}

/** The positions of the first of the rows that a query with the columns `id` and `key` gives. */
export async function findPositions(db: Db, from: Sql, page: Page): Promise<Position[]> {
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

/** The condition that a row comes after where the page before ended. */
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

/** The order and the end of a page of the rows of `found`, with the columns `id` and `key`. */
export function orderAndLimit({ order, limit }: Page): Sql {
  return sql`order by found.key ${sql.raw(order)}, found.id ${sql.raw(order)} limit ${limit}`;
}

/** To the last digit, so that comparing with it finds the very row again. */
export function exactKeyText({ kind }: Page): Sql {
  return kind === 'moment'
    ? sql`to_char(found.key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`found.key::text`;
}

/** Conditions, one for each value that is asked for. */
export function where(...conditions: (Sql | false | undefined)[]): Sql[] {
  return conditions.filter((condition) => condition !== undefined && condition !== false);
}

/** Days in UTC, both included. */
export function between(
  column: Sql,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Sql[] {
  return where(
    from !== undefined && sql`${column} >= ${`${from}T00:00:00Z`}::timestamptz`,
    to !== undefined && sql`${column} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`,
  );
}
