import { sql } from 'kysely';
import type { SourceSearch, Sql } from './queries-source.ts';
import { parseSearchTerms, type SearchTerms } from './search-terms.ts';

/** The columns a search looks in. */
interface SearchableColumns {
  ids: readonly Sql[];
  /** The searchable text of a row, folded (lower case, without accents). */
  text: Sql;
  /** The conditions of its partial indexes, if the text has such. */
  parts?: readonly Sql[];
  /** The indexed conditions that a name in the row starts with a pattern. */
  named?: (pattern: Sql) => Sql[];
}

/** Conditions that a row matches the search text or has that id; undefined without search text. */
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

/** The separator between names in a text (db/migrations/0034). */
const PART_SEPARATOR = sql`chr(31)`;

/** Not LIKE: it would make the index look up every trigram of the word. */
function contains(text: Sql, word: string): Sql {
  return sql`strpos(${text}, folded(${word})) > 0`;
}

function indexedConditions(
  { typed, terms }: SearchTerms,
  searchable: SearchableColumns,
  pieces: readonly string[],
): Sql[] {
  if (pieces.length === 0) return searchable.named?.(sql`folded(${`${escaped(typed)}%`})`) ?? [];
  // Phones are stored without separators; free text may hold one as typed here.
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

/** Whether a row's name starts with a pattern. */
export function nameStartsWith(table: Sql, pattern: Sql): Sql {
  return sql`${table}.erased_at is null and ${table}.name_folded like ${pattern}`;
}

/** Whether a column holds the id of a person with such a name. */
export function idOfNamed(column: Sql, table: 'users' | 'professionals', pattern: Sql): Sql {
  return sql`${column} in (select named.id from ${sql.table(table)} named
    where ${nameStartsWith(sql`named`, pattern)})`;
}

/** The professionals with such a name, their own or that of their account. */
export function professionalNamed(pattern: Sql): Sql[] {
  return [
    nameStartsWith(sql`professionals`, pattern),
    idOfNamed(sql`professionals.user_id`, 'users', pattern),
  ];
}
