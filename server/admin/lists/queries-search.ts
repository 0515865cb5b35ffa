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

/** So many rows are looked at one by one before indexes are asked; more where that nearly filled a page. */
const FAR = 10_000;
const FARTHER = 25_000;

/** So many rows tell how frequent each piece of what is sought is; met in an eighth of them, it is no help to an index. */
const SAMPLE = 1000;
const FREQUENT = 8;

/** The rows found on the way along the arms. */
interface Walked {
  positions: Position[];
  /** Of each arm: how many were found, and whether there are rows that were not looked at. */
  arms: { held: number; isCut: boolean }[];
}

/**
 * The positions of the first rows that hold what is sought. The first rows of the order are looked at
 * one by one: that finds a page of whatever is frequent. If the page is not full then, the trigrams of
 * the rarer pieces of what is sought find the rest.
 */
export async function findSought(db: Db, arms: readonly Arm[], page: Page): Promise<Position[]> {
  const { pieces = [], isWhole } = arms[0]?.search ?? {};
  for (const most of isWhole ? [] : [FAR, FARTHER]) {
    const walked = await walkAlong(db, arms, page, most);
    const cut = walked.arms.filter(({ held, isCut }) => isCut && held < page.limit);
    if (cut.length === 0) return walked.positions;
    if (cut.some(({ held }) => held * FARTHER < page.limit * most)) break;
  }
  const rare = isWhole || pieces.length < 2 ? pieces : await findRare(db, arms, page, pieces);
  return findByIndex(db, arms, page, rare);
}

async function walkAlong(db: Db, arms: readonly Arm[], page: Page, most: number): Promise<Walked> {
  const all = sql.join(
    arms.map((arm, number) => sql`(${foundOn(arm, number, page, most)})`),
    sql` union all `,
  );
  const { rows } = await sql<Walked>`
    with walked as materialized (${all})
    select
      (select coalesce(json_agg(first), '[]') from (
        select id, ${keyText(page)} as key from walked found where holds ${firsts(page)}
      ) first) as positions,
      (select coalesce(json_agg(seen), '[]') from (
        select count(*) filter (where holds) as held, bool_or(place = ${most}) as "isCut"
        from walked group by arm) seen) as arms`.execute(db);
  const [walked] = rows;
  if (!walked) throw new Error('nothing was counted');
  return walked;
}

/**
 * Ends with a full page, or with the last row that is looked at. Which it will be the database does not
 * know: the walk is planned apart, as if all of it were wanted.
 */
function foundOn(arm: Arm, number: number, page: Page, most: number): Sql {
  const columns = sql`${arm.id} as id, ${arm.search?.holds ?? sql`true`} as holds`;
  return sql`with walk as materialized (${walk(arm, page, most, columns)})
    select *, ${number}::int as arm from (select *, row_number() over () as place from walk) found
    where holds or place = ${most} limit ${page.limit}`;
}

/**
 * The pieces that are not frequent, or the rarest where all are: an index would read the long lists of
 * the others for nothing.
 */
async function findRare(
  db: Db,
  arms: readonly Arm[],
  page: Page,
  pieces: readonly string[],
): Promise<readonly string[]> {
  const all = sql.join(
    arms.map((arm) => {
      const met = pieces.map(
        (piece, at) => sql`${arm.search?.holdsPiece(piece)} as ${columnOf(at)}`,
      );
      return sql`(${walk(arm, page, SAMPLE, sql.join(met))})`;
    }),
    sql` union all `,
  );
  const counts = pieces.map((_, at) => sql`count(*) filter (where ${columnOf(at)})`);
  const { rows } = await sql<{ met: number[]; walked: number }>`
    select array[${sql.join(counts)}]::int[] as met, count(*)::int as walked
    from (${all}) walked`.execute(db);
  const { met = [], walked = 0 } = rows[0] ?? {};
  const rare = pieces.filter((_, at) => (met[at] ?? 0) * FREQUENT <= walked);
  return rare.length > 0
    ? rare
    : pieces.filter((_, at) => met[at] === Math.min(...met)).slice(0, 1);
}

function columnOf(number: number): Sql {
  return sql.ref(`met_${number}`);
}

/** Kept apart from its order, so that the database does not walk along that in hope of a full page. */
async function findByIndex(
  db: Db,
  arms: readonly Arm[],
  page: Page,
  pieces: readonly string[],
): Promise<Position[]> {
  const all = sql.join(
    arms.flatMap((arm) => waysThrough(arm, page, pieces)),
    sql` union `,
  );
  return findPositions(
    db,
    sql`with found as materialized (${all}) select id, key from found`,
    page,
  );
}

function waysThrough(
  { id, key, from, where, search }: Arm,
  page: Page,
  pieces: readonly string[],
): Sql[] {
  if (!search) return [];
  return search.ways(pieces).map((way) => {
    const conditions = [...where, ...beyond({ id, key }, page), way, search.holds];
    return sql`select ${id} as id, ${key} as key from ${from}
      where ${sql.join(conditions, sql` and `)}`;
  });
}
