import { sql } from 'kysely';
import type { Db } from './db.ts';

export type Column = {
  table: string;
  name: string;
  type: string;
  notNull: boolean;
  /** The default or the generating expression. */
  expression: string | null;
  generated: 'identity' | 'stored' | null;
};

export type Constraint = { table: string; name: string; definition: string };

export type Index = { table: string; definition: string };

export type Schema = {
  tables: { name: string; unlogged: boolean; options: string[] | null }[];
  columns: Column[];
  constraints: Constraint[];
  indexes: Index[];
  extensions: string[];
  functions: string[];
  triggers: string[];
};

/** Reads the public schema, each list in a fixed order; extensions' objects left out. */
export async function readSchema(db: Db): Promise<Schema> {
  return {
    tables: await rowsOf(db, tablesQuery),
    columns: await rowsOf(db, columnsQuery),
    constraints: await rowsOf(db, constraintsQuery),
    indexes: await rowsOf(db, indexesQuery),
    extensions: await namesOf(db, extensionsQuery),
    functions: await namesOf(db, functionsQuery),
    triggers: await namesOf(db, triggersQuery),
  };
}

async function rowsOf<Row>(db: Db, query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(db)).rows;
}

async function namesOf(db: Db, query: string): Promise<string[]> {
  return (await rowsOf<{ definition: string }>(db, query)).map(({ definition }) => definition);
}

const ownTables = `c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const tablesQuery = `
  select c.relname as name, c.relpersistence = 'u' as unlogged, c.reloptions as options
  from pg_class c where ${ownTables} order by c.relname collate "C"`;

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "notNull", pg_get_expr(d.adbin, d.adrelid) as expression,
    case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'stored' end as generated
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ownTables} order by c.relname collate "C", a.attnum`;

/** PostgreSQL 18 lists "not null" as constraints too; the columns say it already. */
const constraintsQuery = `
  select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_class c join pg_constraint k on k.conrelid = c.oid
  where ${ownTables} and k.contype in ('p', 'u', 'f', 'c', 'x')
  order by c.relname collate "C", position(k.contype in 'pufcx'), k.conname collate "C"`;

const indexesQuery = `
  select c.relname as table, pg_get_indexdef(i.indexrelid) as definition
  from pg_class c join pg_index i on i.indrelid = c.oid
  where ${ownTables} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f')
  order by c.relname collate "C", i.indexrelid::regclass::text collate "C"`;

const extensionsQuery = `
  select extname as definition from pg_extension where extname <> 'plpgsql' order by 1`;

const functionsQuery = `
  select pg_get_functiondef(p.oid) as definition from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname collate "C"`;

const triggersQuery = `
  select pg_get_triggerdef(t.oid) as definition from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where ${ownTables} and not t.tgisinternal order by t.tgname collate "C"`;
