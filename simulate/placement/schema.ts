/** A table of db/schema.sql, with what Citus asks about. */
export interface Table {
  name: string;
  /** Primary keys, unique constraints and indexes, exclusions: the name, and the columns as written. */
  unique: { name: string; columns: string }[];
  references: { columns: string; table: string; setsNull: boolean }[];
  triggers: string[];
}

/** Reads the tables of a schema as `npm run generate` writes it. */
export function readTables(schema: string): Table[] {
  return [...schema.matchAll(/^create (?:unlogged )?table (\w+) \($(.*?)^\)/gms)].map(
    ([, name = '', body = '']) => ({
      name,
      unique: [...constraintsOf(body), ...uniqueIndexesOf(schema, name)],
      references: [
        ...body.matchAll(
          /foreign key \(([^)]+)\) references (\w+)\([^)]+\)( on delete set null)?/g,
        ),
      ].map(([, columns = '', table = '', setsNull]) => ({
        columns,
        table,
        setsNull: setsNull !== undefined,
      })),
      triggers: triggersOf(schema, name),
    }),
  );
}

function constraintsOf(body: string) {
  const pattern =
    /^ {2}constraint (\w+) (?:primary key|unique(?: nulls not distinct)?|exclude using gist) \((.+?)\)(?:,| where|$)/gm;
  return [...body.matchAll(pattern)].map(([, name = '', columns = '']) => ({ name, columns }));
}

function uniqueIndexesOf(schema: string, table: string) {
  const pattern = new RegExp(
    `^create unique index (\\w+) on ${table} using btree \\(([^)]+)\\)`,
    'gm',
  );
  return [...schema.matchAll(pattern)].map(([, name = '', columns = '']) => ({ name, columns }));
}

function triggersOf(schema: string, table: string): string[] {
  const pattern = new RegExp(`^CREATE TRIGGER (\\w+) .* ON public\\.${table} `, 'gm');
  return [...schema.matchAll(pattern)].map(([, name = '']) => name);
}
