import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/db.ts';
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

/** One way to find rows of a list: where they are, and the expressions they are sorted by. */
export interface Arm {
  id: Sql;
  key: Sql;
  from: Sql;
  where: readonly Sql[];
}

/** How an arm finds what is sought, and what it has to join for that. */
export interface Way {
  join?: Sql;
  where: Sql;
}

/** An arm for each way of finding; the arm as it is where nothing is sought. */
export function armsOf(base: Arm, ways: readonly Way[] | undefined): Arm[] {
  if (!ways) return [base];
  return ways.map(({ join, where }) => ({
    ...base,
    from: join ? sql`${base.from} ${join}` : base.from,
    where: [...base.where, where],
  }));
}

/**
 * The ids of one page, as a subquery with the columns `id`, `key` and `key_text`. Each arm walks an
 * index of its own and stops after a page; the firsts of all arms together are the page. A row that
 * several arms find is there once.
 */
export function pageOf(arms: readonly Arm[], page: Page): Sql {
  const order = orderOf(page);
  const found = sql.join(
    arms.map((arm) => sql`(${firstsOf(arm, page)})`),
    sql` union `,
  );
  return sql`(select id, key, ${keyText(page)} as key_text from (${found}) found
    order by key ${order}, id ${order} limit ${page.limit})`;
}

function firstsOf({ id, key, from, where }: Arm, page: Page): Sql {
  const order = orderOf(page);
  const conditions = [...where, ...(page.after ? [beyond({ id, key }, page, page.after)] : [])];
  return sql`select ${id} as id, ${key} as key from ${from}
    where ${sql.join(conditions, sql` and `)} order by ${key} ${order}, ${id} ${order}
    limit ${page.limit}`;
}

function beyond({ id, key }: Pick<Arm, 'id' | 'key'>, page: Page, after: Position): Sql {
  const sign = sql.raw(page.order === 'asc' ? '>' : '<');
  return sql`(${key}, ${id}) ${sign} (${after.key}::${sql.raw(TYPES[page.kind])}, ${after.id}::uuid)`;
}

const TYPES: Record<KeyKind, string> = {
  moment: 'timestamptz',
  text: 'text',
  real: 'real',
  int: 'int',
};

/** To the last digit, so that comparing with it finds the very row again. */
function keyText({ kind }: Page): Sql {
  return kind === 'moment'
    ? sql`to_char(key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`key::text`;
}

/** The order of the rows of a page that are joined to `page`. */
export function inOrder(page: Page): Sql {
  return sql`order by page.key ${orderOf(page)}, page.id ${orderOf(page)}`;
}

function orderOf({ order }: Page): Sql {
  return sql.raw(order);
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

/**
 * Within this transaction each statement is planned for its very values: which index a search is
 * best read by depends on how frequent the sought word is.
 */
export async function planForValues(db: Db): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db);
}
