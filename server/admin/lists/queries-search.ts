import { sql } from 'kysely';
import type { Db } from '#server/platform/db.ts';
import type { Position } from './cursor.ts';
import {
  beyond,
  findPositions,
  firsts,
  keyText,
  walk,
  type Arm,
  type Page,
  type Sql,
} from './queries-arm.ts';

/** How many rows of one table are looked at one by one; to join a row takes as long as three of them. */
const WALKED = 10_000;
const WALKED_FOR_A_JOINED_ROW = 3;
/** And at least so many for each row of the page. */
const WALKED_FOR_A_ROW = 20;

/** What was seen on the way along an arm: how many rows, and how many of them hold what is sought. */
interface Seen {
  walked: number;
  held: number;
}

interface Walked {
  positions: Position[];
  arms: Seen[];
  /** In how many rows each piece of what is sought was met. */
  met: number[];
}

/**
 * The positions of the first rows that hold what is sought. The first thousands of rows of the order are
 * looked at one by one: that finds a page of whatever is frequent, and tells which piece of what is
 * sought is rarest. By the trigrams of that piece alone the rest is found, if a page is not full yet.
 */
export async function findSought(db: Db, arms: readonly Arm[], page: Page): Promise<Position[]> {
  const { pieces = [], joins = [] } = arms[0]?.search ?? {};
  const rows = Math.floor(WALKED / (1 + WALKED_FOR_A_JOINED_ROW * joins.length));
  const most = Math.max(rows, WALKED_FOR_A_ROW * page.limit);
  const compared = pieces.length > 1 ? pieces : [];
  const seen = await walkAlong(db, arms, { page, most, pieces: compared });
  const isEnough = seen.arms.every(({ walked, held }) => walked < most || held >= page.limit);
  if (isEnough) return seen.positions;
  const rarest = pieces[Math.max(0, seen.met.indexOf(Math.min(...seen.met)))];
  return findByIndex(db, arms, page, rarest);
}

async function walkAlong(
  db: Db,
  arms: readonly Arm[],
  { page, most, pieces }: { page: Page; most: number; pieces: readonly string[] },
): Promise<Walked> {
  const all = sql.join(
    arms.map((arm, number) => sql`(${walkOf(arm, number, { page, most, pieces })})`),
    sql` union all `,
  );
  const { rows } = await sql<Walked>`
    with walked as materialized (${all})
    select
      (select coalesce(json_agg(first), '[]') from (
        select id, ${keyText(page)} as key from walked found where holds ${firsts(page)}
      ) first) as positions,
      (select coalesce(json_agg(seen), '[]') from (
        select count(*) as walked, count(*) filter (where holds) as held
        from walked group by arm) seen) as arms,
      ${countsOf(pieces)} as met`.execute(db);
  const [walked] = rows;
  if (!walked) throw new Error('nothing was counted');
  return walked;
}

function walkOf(
  arm: Arm,
  number: number,
  { page, most, pieces }: { page: Page; most: number; pieces: readonly string[] },
): Sql {
  const { table, id, search } = arm;
  const holds = search?.holds ?? sql`true`;
  const met = pieces.map((piece, at) => sql`, ${search?.holdsPiece(piece)} as ${columnOf(at)}`);
  return sql`select ${id} as id, ${table}.key, ${number}::int as arm, ${holds} as holds
      ${joined(met)}
    from (${walk(arm, page, most, sql`${table}.*`)}) ${table} ${joined(search?.joins)}`;
}

function countsOf(pieces: readonly string[]): Sql {
  if (pieces.length === 0) return sql`'{}'::int[]`;
  const counts = pieces.map((_, number) => sql`count(*) filter (where ${columnOf(number)})`);
  return sql`(select array[${sql.join(counts)}]::int[] from walked)`;
}

function joined(joins: readonly Sql[] = []): Sql {
  return joins.length === 0 ? sql`` : sql.join(joins, sql` `);
}

function columnOf(number: number): Sql {
  return sql.ref(`met_${number}`);
}

/** Kept apart from its order, so that the database does not walk along that in hope of a full page. */
async function findByIndex(
  db: Db,
  arms: readonly Arm[],
  page: Page,
  piece: string | undefined,
): Promise<Position[]> {
  const all = sql.join(
    arms.flatMap((arm) => waysThrough(arm, page, piece)),
    sql` union `,
  );
  return findPositions(
    db,
    sql`with found as materialized (${all}) select id, key from found`,
    page,
  );
}

function waysThrough({ id, key, from, where, search }: Arm, page: Page, piece?: string): Sql[] {
  if (!search) return [];
  return search.ways(piece).map((way) => {
    const conditions = [...where, ...beyond({ id, key }, page), way, search.holds];
    return sql`select ${id} as id, ${key} as key from ${from} ${joined(search.joins)}
      where ${sql.join(conditions, sql` and `)}`;
  });
}
