import type { Db } from './db.ts';
import { readSchema, type Column, type Schema } from './schema-catalog.ts';

/** The whole schema as readable SQL: the content of db/schema.sql. */
export async function describeSchema(db: Db): Promise<string> {
  const schema = await readSchema(db);
  return [
    '-- GENERATED from db/migrations by `npm run generate`: the whole database in one file.',
    schema.extensions.map((name) => `create extension ${name};`).join('\n'),
    ...schema.tables.map((table) => describeTable(schema, table)),
    ...[...schema.functions, ...schema.triggers].map((definition) => `${definition.trim()};`),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function describeTable(
  schema: Schema,
  { name, unlogged, options }: Schema['tables'][number],
): string {
  const ofTable = ({ table }: { table: string }) => table === name;
  const lines = [
    ...schema.columns.filter(ofTable).map(describeColumn),
    ...schema.constraints.filter(ofTable).map((c) => `constraint ${c.name} ${lower(c.definition)}`),
  ];
  const storage = options ? ` with (${options.join(', ')})` : '';
  const indexes = schema.indexes.filter(ofTable).map(({ definition }) => `${lower(definition)};`);
  return [
    `create ${unlogged ? 'unlogged ' : ''}table ${name} (\n  ${lines.join(',\n  ')}\n)${storage};`,
    ...indexes,
  ].join('\n');
}

function describeColumn({ name, type, notNull, expression, generated }: Column): string {
  const words = [name, type, notNull ? 'not null' : ''];
  if (generated === 'identity') words.push('generated always as identity');
  else if (generated === 'stored') words.push(`generated always as (${expression}) stored`);
  else if (expression !== null) words.push(`default ${expression}`);
  return words.filter(Boolean).join(' ');
}

/** Lower case for SQL keywords, not within quotes. */
function lower(definition: string): string {
  return definition
    .replaceAll('public.', '')
    .split(/('[^']*')/)
    .map((part) => (part.startsWith("'") ? part : part.toLowerCase()))
    .join('');
}
