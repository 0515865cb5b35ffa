import type { Column, Schema } from '#server/platform/database/schema-catalog.ts';

/**
 * What a program written for the schema `before` can no longer do after a migration, by name:
 * `table`, `table.column` or `table.constraint`. Functions and triggers are not judged.
 */
export function breakingChanges(before: Schema, after: Schema): string[] {
  return [
    ...lostTables(before, after),
    ...changedColumns(before, after),
    ...demandingColumns(before, after),
    ...tightenedConstraints(before, after),
    ...changedUniqueIndexes(before, after),
  ];
}

function lostTables(before: Schema, after: Schema): string[] {
  const kept = new Set(after.tables.map(({ name }) => name));
  return before.tables.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}

/** Dropped, renamed, of another type, or refusing what they took. */
function changedColumns(before: Schema, after: Schema): string[] {
  const now = new Map(after.columns.map((column) => [nameOf(column), column]));
  const tables = new Set(after.tables.map(({ name }) => name));
  return before.columns
    .filter(({ table }) => tables.has(table))
    .filter((column) => {
      const { type, generated, notNull, expression } = now.get(nameOf(column)) ?? {};
      const isTaken = type === column.type && generated === column.generated;
      const isDemanded = notNull && !column.notNull;
      const lostItsDefault = notNull && column.expression !== null && expression === null;
      return !isTaken || isDemanded || lostItsDefault;
    })
    .map(nameOf);
}

/** New ones that an older program would have to fill. */
function demandingColumns(before: Schema, after: Schema): string[] {
  const known = new Set(before.columns.map(nameOf));
  const tables = new Set(before.tables.map(({ name }) => name));
  return after.columns
    .filter((column) => tables.has(column.table) && !known.has(nameOf(column)))
    .filter(({ notNull, expression, generated }) => notNull && !expression && !generated)
    .map(nameOf);
}

function tightenedConstraints(before: Schema, after: Schema): string[] {
  const was = new Map(before.constraints.map((one) => [nameOf(one), one.definition]));
  const now = new Set(after.constraints.map(nameOf));
  const added = after.constraints.filter((one) => {
    const old = was.get(nameOf(one));
    return old !== one.definition && !(old && isWidened(old, one.definition));
  });
  // An older program's `on conflict` names it.
  const lost = before.constraints.filter(
    (one) => /^(PRIMARY KEY|UNIQUE|EXCLUDE)/.test(one.definition) && !now.has(nameOf(one)),
  );
  return [...added.filter((one) => concernsKnown(one, before)), ...lost].map(nameOf);
}

/** The same check with more of the listed values. */
function isWidened(old: string, wide: string): boolean {
  const literal = /'(?:[^']|'')*'(?:::[\w ]+(?:\[\])?)?/g;
  const shape = (text: string) => text.replaceAll(/(?:'(?:[^']|'')*'(?:::[\w ]+)?(?:, )?)+/g, '?');
  const values = new Set(wide.match(literal));
  return (
    wide.startsWith('CHECK') &&
    shape(old) === shape(wide) &&
    !/<>|NOT|!/.test(wide.replaceAll(literal, '')) &&
    (old.match(literal) ?? []).every((value) => values.has(value))
  );
}

function changedUniqueIndexes(before: Schema, after: Schema): string[] {
  const unique = ({ indexes }: Schema) =>
    indexes.filter(({ definition }) => definition.startsWith('CREATE UNIQUE'));
  const was = new Set(unique(before).map(({ definition }) => definition));
  const now = new Set(unique(after).map(({ definition }) => definition));
  const tables = new Set(after.tables.map(({ name }) => name));
  return [
    ...unique(after).filter((one) => !was.has(one.definition) && concernsKnown(one, before)),
    ...unique(before).filter((one) => !now.has(one.definition) && tables.has(one.table)),
  ].map(({ table, definition }) => `${table}.${/INDEX (\S+)/.exec(definition)?.[1]}`);
}

/** Whether a rule is about a column that an older program writes. */
function concernsKnown(
  { table, definition }: { table: string; definition: string },
  { columns }: Schema,
): boolean {
  const words = new Set(definition.replaceAll(/^.* USING|REFERENCES.*$/g, '').match(/\w+/g));
  return columns.some((column) => column.table === table && words.has(column.name));
}

function nameOf({ table, name }: Pick<Column, 'table' | 'name'>): string {
  return `${table}.${name}`;
}
