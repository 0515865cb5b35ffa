import type { Db } from './db.ts';
import { readSchema, type Column, type Schema } from './schema-catalog.ts';

/**
 * The TypeScript types of all tables, for the query layer: the content of
 * server/platform/database/tables.generated.ts. A text column whose check lists its values gets
 * them as its type. Throws for a column type that has no TypeScript type here yet.
 */
export async function generateTables(db: Db): Promise<string> {
  const schema = await readSchema(db);
  const list = schema.tables.map(({ name }) => `  ${name}: ${typeName(name)};`);
  return [
    '// GENERATED from the migrated schema by `npm run generate`: do not edit.',
    [
      "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
      "import type { Language } from '#contract/language.ts';",
    ].join('\n'),
    jsonTypes,
    ...schema.tables.map(({ name }) => describeTable(schema, name)),
    `export interface Tables {\n${list.join('\n')}\n}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const jsonTypes = `export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Read as the value, written as its JSON text: the driver would take an array for a PostgreSQL array. */
export type Json = ColumnType<JsonValue, string, string>;

/** The same where the column has a default: \`Generated\` would not look into it. */
export type GeneratedJson = ColumnType<JsonValue, string | undefined, string>;`;

const types: Record<string, string> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
  point: '{ x: number; y: number }',
};

function describeTable(schema: Schema, table: string): string {
  const columns = schema.columns.filter((column) => column.table === table);
  const lines = columns.map((column) => `  ${column.name}: ${typeOf(schema, column)};`);
  return `export interface ${typeName(table)} {\n${lines.join('\n')}\n}`;
}

function typeOf(schema: Schema, column: Column): string {
  const base = listedValues(schema, column) ?? languageType(column) ?? baseType(column);
  const type = column.notNull ? base : `${base} | null`;
  if (column.generated) return `GeneratedAlways<${type}>`;
  if (type === 'Json' && column.expression !== null) return 'GeneratedJson';
  return column.expression === null ? type : `Generated<${type}>`;
}

/** One that a node does not know is read in another: server/site/languages.ts. */
function languageType({ name, type }: Column): string | undefined {
  return name === 'language' && type === 'text' ? 'Language' : undefined;
}

function baseType({ table, name, type }: Column): string {
  const isArray = type.endsWith('[]');
  const found = types[type.replace('[]', '').replace(/\(.*\)/, '')];
  if (!found) throw new Error(`Column ${table}.${name}: no TypeScript type for ${type} yet`);
  return isArray ? `${found}[]` : found;
}

/** From a check such as `status in ('sent', 'pending')`, as PostgreSQL rewrites it. */
function listedValues(schema: Schema, { table, name }: Column): string | undefined {
  const pattern = new RegExp(
    `^CHECK \\(\\(${name} = (?:ANY \\(ARRAY\\[(.*)\\]\\)|('[^']*'::text))\\)\\)$`,
  );
  const checks = schema.constraints.filter((constraint) => constraint.table === table);
  const match = checks.map(({ definition }) => pattern.exec(definition)).find(Boolean);
  const values = (match?.[1] ?? match?.[2])?.match(/'[^']*'(?=::text)/g);
  return values?.join(' | ');
}

function typeName(table: string): string {
  return table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .concat('Table');
}
