// How a search of the panel runs, from what was typed to the positions of a page:
//
//   search-terms.ts               what was typed → terms a row has to hold, pieces that trigrams can
//                                 find, a range of ids
//   queries-search-conditions.ts  terms and the columns of a list → conditions in SQL
//   queries-search-plan.ts        conditions → positions, in two steps (this file):
//     1. `scanFirstRows` looks at the first rows of the order one by one. What is frequent fills the
//        page within some thousand rows, and no index would be faster.
//     2. `findByTrigramIndex` finds what is rare: it looks up the selective pieces in the index, filters the rows found, and sorts the matches. A whole id or phone number starts
//        here.
//   queries-page.ts               positions → the rows of the page
//
// The planner of PostgreSQL is not asked how frequent a word is: it guesses from a sample of each
// column. Figures and reasons: docs/decisions/0030-lists-of-the-panel.md.
import { sql } from 'kysely';
import type { ReadDb } from '#server/platform/database/db.ts';
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

/** How many rows are scanned before an index is used; more where that nearly filled a page. */
const FIRST_SCAN_ROWS = 10_000;
const SECOND_SCAN_ROWS = 25_000;

/**
 * How many rows are sampled for the frequency of a piece: a selective one is in at most one row in
 * eight.
 */
const SAMPLE_ROWS = 1000;
const FREQUENT_ONE_IN = 8;

interface ScanResult {
  /** Over all sources together, up to a page. */
  positions: Position[];
  /** Per source: how many rows matched, and whether rows were left unscanned. */
  sources: { matchCount: number; isCut: boolean }[];
}

/** The positions of the first rows that match: by a scan if that fills the page, else by an index. */
export async function findMatches(
  db: ReadDb,
  sources: readonly ListSource[],
  page: Page,
): Promise<Position[]> {
  const { pieces = [], isExact } = sources[0]?.search ?? {};
  for (const maxRows of isExact ? [] : [FIRST_SCAN_ROWS, SECOND_SCAN_ROWS]) {
    const scan = await scanFirstRows(db, sources, page, maxRows);
    const unfilled = scan.sources.filter(
      ({ matchCount, isCut }) => isCut && matchCount < page.limit,
    );
    if (unfilled.length === 0) return scan.positions;
    const isHopeless = unfilled.some(
      ({ matchCount }) => matchCount * SECOND_SCAN_ROWS < page.limit * maxRows,
    );
    if (isHopeless) break;
  }
  const selective =
    isExact || pieces.length < 2 ? pieces : await findSelectivePieces(db, sources, page, pieces);
  return findByTrigramIndex(db, sources, page, selective);
}

/** Scans the first `maxRows` rows of each source, in the order of the list. */
async function scanFirstRows(
  db: ReadDb,
  sources: readonly ListSource[],
  page: Page,
  maxRows: number,
): Promise<ScanResult> {
  const all = sql.join(
    sources.map((source, number) => sql`(${scanQuery(source, number, page, maxRows)})`),
    sql` union all `,
  );
  const { rows } = await sql<ScanResult>`
    with scanned as materialized (${all})
    select
      (select coalesce(json_agg(first), '[]') from (
        select id, ${exactKeyText(page)} as key from scanned found where matches ${orderAndLimit(page)}
      ) first) as positions,
      (select coalesce(json_agg(seen), '[]') from (
        select count(*) filter (where matches) as "matchCount",
          bool_or(place = ${maxRows}) as "isCut"
        from scanned group by source) seen) as sources`.execute(db);
  const [scan] = rows;
  if (!scan) throw new Error('nothing was counted');
  return scan;
}

/**
 * Ends with a full page, or with the last row scanned. The database cannot know which: the scan is
 * planned separately, as if all of it were needed.
 */
function scanQuery(source: ListSource, number: number, page: Page, maxRows: number): Sql {
  const columns = sql`${source.id} as id, ${source.search?.matches ?? sql`true`} as matches`;
  return sql`with scan as materialized (${scanInOrder(source, page, maxRows, columns)})
    select *, ${number}::int as source from (select *, row_number() over () as place from scan) found
    where matches or place = ${maxRows} limit ${page.limit}`;
}

/**
 * The selective pieces, or the rarest where all are frequent: for the others the index would read
 * long posting lists in vain.
 */
async function findSelectivePieces(
  db: ReadDb,
  sources: readonly ListSource[],
  page: Page,
  pieces: readonly string[],
): Promise<readonly string[]> {
  const all = sql.join(
    sources.map((source) => {
      const columns = pieces.map(
        (piece, at) => sql`${source.search?.matchesPiece(piece)} as ${columnOf(at)}`,
      );
      return sql`(${scanInOrder(source, page, SAMPLE_ROWS, sql.join(columns))})`;
    }),
    sql` union all `,
  );
  const counts = pieces.map((_, at) => sql`count(*) filter (where ${columnOf(at)})`);
  const { rows } = await sql<{ matchCounts: number[]; rowCount: number }>`
    select array[${sql.join(counts)}]::int[] as "matchCounts", count(*)::int as "rowCount"
    from (${all}) sample`.execute(db);
  const { matchCounts = [], rowCount = 0 } = rows[0] ?? {};
  const selective = pieces.filter((_, at) => (matchCounts[at] ?? 0) * FREQUENT_ONE_IN <= rowCount);
  return selective.length > 0
    ? selective
    : pieces.filter((_, at) => matchCounts[at] === Math.min(...matchCounts)).slice(0, 1);
}

function columnOf(number: number): Sql {
  return sql.ref(`has_piece_${number}`);
}

/**
 * Materialized apart from its order, so that the database does not scan along that order hoping for
 * a full page.
 */
async function findByTrigramIndex(
  db: ReadDb,
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
