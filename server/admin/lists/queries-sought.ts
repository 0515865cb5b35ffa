import { sql } from 'kysely';
import type { Search, Sql } from './queries-arm.ts';
import { soughtOf, type Sought } from './sought.ts';

/** A text that a list is searched in, folded. */
export interface Searched {
  text: Sql;
  /** The condition that a name begins like a pattern, where the text begins with a name. */
  named?: (pattern: Sql) => Sql;
  /** What must hold for the text to count: that there is one, or the condition of its index. */
  present?: Sql;
}

/** Where a search looks: in ids and in texts, and what has to be joined for them. */
interface Places {
  ids: readonly Sql[];
  joins?: readonly Sql[];
  texts: readonly Searched[];
}

/** Looks for what was typed in these texts, and for rows by their id; undefined where nothing was. */
export function searchFor(
  typed: string | undefined,
  { ids, joins = [], texts }: Places,
): Search | undefined {
  const sought = soughtOf(typed);
  if (!sought) return undefined;
  const byId = idsLike(sought, ids);
  return {
    joins,
    holds: anyOf([held(sought, texts), ...byId]),
    pieces: sought.pieces,
    holdsPiece: (piece) => anyOf(texts.map((text) => contains(text, piece))),
    ways: (piece) => [
      ...(piece === undefined ? namesLike(sought, texts) : textsLike(piece, texts)),
      ...sought.terms.flatMap(({ word, phone }) => (phone ? asTyped(word, texts) : [])),
      ...byId,
    ],
  };
}

function held({ typed, terms }: Sought, texts: readonly Searched[]): Sql {
  if (terms.length === 0) {
    const names = texts.filter(({ named }) => named);
    return anyOf(names.map(({ text }) => sql`starts_with(${text}, folded(${typed}))`));
  }
  const conditions = terms.map(({ word, phone }) =>
    anyOf(
      texts.flatMap((text) => [
        contains(text, word),
        ...(phone === undefined ? [] : [contains(text, phone)]),
      ]),
    ),
  );
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Not by LIKE: an index would be asked for every trigram of it. */
function contains({ text, present = sql`true` }: Searched, word: string): Sql {
  return sql`(${present} and strpos(${text}, folded(${word})) > 0)`;
}

function namesLike({ typed }: Sought, texts: readonly Searched[]): Sql[] {
  const beginning = `${escaped(typed)}%`;
  return texts.flatMap(({ named }) => (named ? [named(sql`folded(${beginning})`)] : []));
}

function textsLike(piece: string, texts: readonly Searched[]): Sql[] {
  return texts.map(
    ({ text, present = sql`true` }) => sql`${present} and ${text} like ${`%${escaped(piece)}%`}`,
  );
}

/** People have their phone without signs; what people write may hold one with the signs typed here. */
function asTyped(phone: string, texts: readonly Searched[]): Sql[] {
  return textsLike(
    phone.trim(),
    texts.filter(({ named }) => !named),
  );
}

function escaped(words: string): string {
  return words.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function idsLike({ ids }: Sought, columns: readonly Sql[]): Sql[] {
  if (!ids) return [];
  return columns.map((id) => sql`${id} between ${ids.from}::uuid and ${ids.to}::uuid`);
}

function anyOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** Of the `users` in a role, whose trigrams are an index of their own: name, e-mail address and phone. */
export function accountsOf(role: 'customer' | 'professional'): Searched {
  return {
    text: sql`users.sought`,
    named: (pattern) =>
      sql`users.erased_at is null and folded(users.name) collate "C" like ${pattern}`,
    present: sql`users.role = ${sql.lit(role)}`,
  };
}

/** Of `professionals`: the name or the place. */
export const PROFESSIONALS: Searched = {
  text: sql`professionals.sought`,
  named: (pattern) =>
    sql`professionals.erased_at is null and folded(professionals.name) collate "C" like ${pattern}`,
};
