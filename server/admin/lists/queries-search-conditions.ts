import { sql } from 'kysely';
import type { SourceSearch, Sql } from './queries-source.ts';
import { parseSearchTerms, type SearchTerms } from './search-terms.ts';

/** Where a search looks. */
interface SearchableColumns {
  ids: readonly Sql[];
  /** The words a row is found by, folded. */
  text: Sql;
  /** The conditions by which the index of the text is in parts, if it is. */
  parts?: readonly Sql[];
  /** The conditions, each with an index, that a name in it begins like a pattern. */
  named?: (pattern: Sql) => Sql[];
}

/** Looks for what was typed in a text, and for rows by their id; undefined where nothing was. */
export function searchConditions(
  typed: string | undefined,
  searchable: SearchableColumns,
): SourceSearch | undefined {
  const search = parseSearchTerms(typed);
  if (!search) return undefined;
  const byId = idConditions(search, searchable.ids);
  return {
    matches: anyOf([containsAllTerms(search, searchable.text), ...byId]),
    pieces: search.pieces,
    isExact: search.isWhole,
    matchesPiece: (piece) => contains(searchable.text, piece),
    indexConditions: (pieces) => [...indexedConditions(search, searchable, pieces), ...byId],
  };
}

function containsAllTerms({ typed, terms }: SearchTerms, text: Sql): Sql {
  if (terms.length === 0)
    return sql`strpos(${PART_SEPARATOR} || ${text}, ${PART_SEPARATOR} || folded(${typed})) > 0`;
  const conditions = terms.map(({ word, phone }) =>
    anyOf([word, ...(phone === undefined ? [] : [phone])].map((one) => contains(text, one))),
  );
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** What is between the parts of a text that begin with a name (db/migrations/0034). */
const PART_SEPARATOR = sql`chr(31)`;

/** Not by LIKE: an index would be asked for every trigram of it. */
function contains(text: Sql, word: string): Sql {
  return sql`strpos(${text}, folded(${word})) > 0`;
}

function indexedConditions(
  { typed, terms }: SearchTerms,
  searchable: SearchableColumns,
  pieces: readonly string[],
): Sql[] {
  if (pieces.length === 0) return searchable.named?.(sql`folded(${`${escaped(typed)}%`})`) ?? [];
  // People have their phone without signs; what people write may hold one with the signs typed here.
  const asTyped = terms.flatMap(({ word, phone }) =>
    phone === undefined || word.includes(phone) ? [] : [[word.trim()]],
  );
  const { text, parts = [sql`true`] } = searchable;
  return [pieces, ...asTyped].flatMap((words) =>
    parts.map((part) => sql`${part} and ${like(text, words)}`),
  );
}

function like(text: Sql, words: readonly string[]): Sql {
  const conditions = words.map((word) => sql`${text} like ${`%${escaped(word)}%`}`);
  return sql.join(conditions, sql` and `);
}

function escaped(words: string): string {
  return words.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function idConditions({ ids }: SearchTerms, columns: readonly Sql[]): Sql[] {
  if (!ids) return [];
  const ends = (id: Sql) => (ids.ends ? sql` and ${id}::text like ${`%${ids.ends}`}` : sql``);
  return columns.map((id) => sql`(${id} between ${ids.from}::uuid and ${ids.to}::uuid${ends(id)})`);
}

function anyOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** That a row's name begins like a pattern. */
export function nameStartsWith(table: Sql, pattern: Sql): Sql {
  return sql`${table}.erased_at is null and ${table}.name_folded like ${pattern}`;
}

/** That a column holds the id of somebody with such a name. */
export function idOfNamed(column: Sql, table: 'users' | 'professionals', pattern: Sql): Sql {
  return sql`${column} in (select named.id from ${sql.table(table)} named
    where ${nameStartsWith(sql`named`, pattern)})`;
}

/** The professionals with such a name, of their own or of their account. */
export function professionalNamed(pattern: Sql): Sql[] {
  return [
    nameStartsWith(sql`professionals`, pattern),
    idOfNamed(sql`professionals.user_id`, 'users', pattern),
  ];
}
