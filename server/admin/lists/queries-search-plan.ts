import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { Position } from './cursor.ts';
import {
  afterCursor,
  findPositions,
  orderAndLimit,
  exactKeyText,
  scanInOrder,
  type ListSource,
  type Page,
  type Sql,
} from './queries-source.ts';

/** So many rows are looked at one by one before indexes are asked; more where that nearly filled a page. */
const FIRST_SCAN_ROWS = 10_000;
const SECOND_SCAN_ROWS = 25_000;

/** So many rows tell how frequent each piece of what is sought is; met in an eighth of them, it is no help to an index. */
const SAMPLE_ROWS = 1000;
const FREQUENT_FRACTION = 8;

/** The rows found on the way along the arms. */
interface ScanResult {
  positions: Position[];
  /** Of each arm: how many were found, and whether there are rows that were not looked at. */
  sources: { held: number; isCut: boolean }[];
}

/**
 * The positions of the first rows that hold what is sought. The first rows of the order are looked at
 * one by one: that finds a page of whatever is frequent. If the page is not full then, the trigrams of
 * the rarer pieces of what is sought find the rest.
 */
export async function findMatches(
  db: Db,
  sources: readonly ListSource[],
  page: Page,
): Promise<Position[]> {
  const { pieces = [], isExact } = sources[0]?.search ?? {};
  for (const most of isExact ? [] : [FIRST_SCAN_ROWS, SECOND_SCAN_ROWS]) {
    const scan = await scanSources(db, sources, page, most);
    const cut = scan.sources.filter(({ held, isCut }) => isCut && held < page.limit);
    if (cut.length === 0) return scan.positions;
    if (cut.some(({ held }) => held * SECOND_SCAN_ROWS < page.limit * most)) break;
  }
  const selective =
    isExact || pieces.length < 2 ? pieces : await findSelectivePieces(db, sources, page, pieces);
  return findByTrigramIndex(db, sources, page, selective);
}

async function scanSources(
  db: Db,
  sources: readonly ListSource[],
  page: Page,
  most: number,
): Promise<ScanResult> {
  const all = sql.join(
    sources.map((source, number) => sql`(${scanOf(source, number, page, most)})`),
    sql` union all `,
  );
  const { rows } = await sql<ScanResult>`
    with walked as materialized (${all})
    select
      (select coalesce(json_agg(first), '[]') from (
        select id, ${exactKeyText(page)} as key from walked found where holds ${orderAndLimit(page)}
      ) first) as positions,
      (select coalesce(json_agg(seen), '[]') from (
        select count(*) filter (where holds) as held, bool_or(place = ${most}) as "isCut"
        from walked group by arm) seen) as sources`.execute(db);
  const [scan] = rows;
  if (!scan) throw new Error('nothing was counted');
  return scan;
}

/**
 * Ends with a full page, or with the last row that is looked at. Which it will be the database does not
 * know: the walk is planned apart, as if all of it were wanted.
 */
function scanOf(source: ListSource, number: number, page: Page, most: number): Sql {
  const columns = sql`${source.id} as id, ${source.search?.matches ?? sql`true`} as holds`;
  return sql`with walk as materialized (${scanInOrder(source, page, most, columns)})
    select *, ${number}::int as arm from (select *, row_number() over () as place from walk) found
    where holds or place = ${most} limit ${page.limit}`;
}

/**
 * The pieces that are not frequent, or the rarest where all are: an index would read the long lists of
 * the others for nothing.
 */
async function findSelectivePieces(
  db: Db,
  sources: readonly ListSource[],
  page: Page,
  pieces: readonly string[],
): Promise<readonly string[]> {
  const all = sql.join(
    sources.map((source) => {
      const met = pieces.map(
        (piece, at) => sql`${source.search?.matchesPiece(piece)} as ${columnOf(at)}`,
      );
      return sql`(${scanInOrder(source, page, SAMPLE_ROWS, sql.join(met))})`;
    }),
    sql` union all `,
  );
  const counts = pieces.map((_, at) => sql`count(*) filter (where ${columnOf(at)})`);
  const { rows } = await sql<{ met: number[]; walked: number }>`
    select array[${sql.join(counts)}]::int[] as met, count(*)::int as walked
    from (${all}) walked`.execute(db);
  const { met = [], walked: scan = 0 } = rows[0] ?? {};
  const selective = pieces.filter((_, at) => (met[at] ?? 0) * FREQUENT_FRACTION <= scan);
  return selective.length > 0
    ? selective
    : pieces.filter((_, at) => met[at] === Math.min(...met)).slice(0, 1);
}

function columnOf(number: number): Sql {
  return sql.ref(`met_${number}`);
}

/** Kept apart from its order, so that the database does not walk along that in hope of a full page. */
async function findByTrigramIndex(
  db: Db,
  sources: readonly ListSource[],
  page: Page,
  pieces: readonly string[],
): Promise<Position[]> {
  const all = sql.join(
    sources.flatMap((source) => indexQueriesOf(source, page, pieces)),
    sql` union `,
  );
  return findPositions(
    db,
    sql`with found as materialized (${all}) select id, key from found`,
    page,
  );
}

function indexQueriesOf(
  { id, key, from, where, search }: ListSource,
  page: Page,
  pieces: readonly string[],
): Sql[] {
  if (!search) return [];
  return search.indexConditions(pieces).map((condition) => {
    const conditions = [...where, ...afterCursor({ id, key }, page), condition, search.matches];
    return sql`select ${id} as id, ${key} as key from ${from}
      where ${sql.join(conditions, sql` and `)}`;
  });
}
