/** A key of a table: primary, unique or an exclusion; as a constraint or an index. */
export interface Key {
  name: string;
  kind: 'primary' | 'unique' | 'exclusion';
  /** As written. */
  columns: string;
  /** The condition of a partial one, with its "where", or nothing. */
  where: string;
}

export interface Reference {
  columns: string;
  table: string;
  onDelete: 'cascade' | 'set null' | undefined;
}

/** A table of db/schema.sql, with what Citus asks about. */
export interface Table {
  name: string;
  keys: Key[];
  references: Reference[];
  triggers: string[];
}

/** Reads the tables of a schema as `npm run generate` writes it. */
export function readTables(schema: string): Table[] {
  return [...schema.matchAll(/^create (?:unlogged )?table (\w+) \($(.*?)^\)/gms)].map(
    ([, name = '', body = '']) => ({
      name,
      keys: [...constraintsOf(body), ...uniqueIndexesOf(schema, name)],
      references: referencesOf(body),
      triggers: triggersOf(schema, name),
    }),
  );
}

function constraintsOf(body: string): Key[] {
  const pattern =
    /^ {2}constraint (\w+) (primary key|unique(?: nulls not distinct)?|exclude using gist) \((.+?)\)(?:,?$| (where .*?),?$)/gm;
  return [...body.matchAll(pattern)].map(([, name = '', kind = '', columns = '', where = '']) => ({
    name,
    kind: kind.startsWith('e') ? 'exclusion' : kind.startsWith('p') ? 'primary' : 'unique',
    columns,
    where,
  }));
}

function uniqueIndexesOf(schema: string, table: string): Key[] {
  const pattern = new RegExp(
    `^create unique index (\\w+) on ${table} using btree \\(([^)]+)\\) ?(.*);$`,
    'gm',
  );
  return [...schema.matchAll(pattern)].map(([, name = '', columns = '', where = '']) => {
    return { name, kind: 'unique', columns, where };
  });
}

function referencesOf(body: string): Reference[] {
  const pattern =
    /foreign key \(([^)]+)\) references (\w+)\(id\)(?: on delete (cascade|set null))?/g;
  return [...body.matchAll(pattern)].map(([, columns = '', table = '', onDelete]) => ({
    columns,
    table,
    onDelete: onDelete as Reference['onDelete'],
  }));
}

function triggersOf(schema: string, table: string): string[] {
  const pattern = new RegExp(`^CREATE TRIGGER (\\w+) .* ON public\\.${table} `, 'gm');
  return [...schema.matchAll(pattern)].map(([, name = '']) => name);
}
