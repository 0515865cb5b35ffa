import { fateOf, isDistributed, placeOf } from './placement.ts';
import { UNIQUE_EVERYWHERE } from './places.ts';
import type { Key, Reference, Table } from './schema.ts';

/**
 * Statements that make a twin of each distributed table in the schema `regional`, partitioned by
 * `region_id` for two regions, with the keys and foreign keys that it has on a cluster. PostgreSQL
 * demands of keys of a partitioned table what Citus demands of those of a distributed one: that they
 * hold that column.
 */
export function regionalSchema(tables: readonly Table[]): string[] {
  const distributed = tables.filter(({ name }) => isDistributed(placeOf(name)));
  return [
    'create schema regional',
    ...distributed.flatMap(({ name }) => [
      `create table regional.${name} (like public.${name} including defaults including generated
        including identity including constraints, region_id integer not null) partition by list (region_id)`,
      ...[1, 2].map((region) => {
        return `create table regional.${name}_${region} partition of regional.${name} for values in (${region})`;
      }),
    ]),
    ...distributed.flatMap(({ name, keys }) => keys.flatMap((key) => keyOf(name, key))),
    ...distributed.flatMap(({ name, references }) =>
      references.flatMap((reference) => referenceOf(name, reference)),
    ),
  ];
}

function keyOf(table: string, { name, kind, columns, where }: Key): string[] {
  if (UNIQUE_EVERYWHERE.has(name)) return [];
  const to = `alter table regional.${table} add`;
  if (kind === 'primary') return [`${to} primary key (region_id, ${columns})`];
  if (kind === 'unique') {
    return [`create unique index on regional.${table} (region_id, ${columns}) ${where}`];
  }
  return [`${to} exclude using gist (region_id with =, ${columns}) ${where}`];
}

function referenceOf(from: string, { columns, table, onDelete }: Reference): string[] {
  const fate = fateOf(`${from}.${columns}`, placeOf(from), placeOf(table));
  const to = `alter table regional.${from} add foreign key`;
  if (fate === 'dropped') return [];
  if (fate === 'kept') return [`${to} (${columns}) references public.${table} (id)`];
  const then = { cascade: 'on delete cascade', 'set null': `on delete set null (${columns})` };
  const action = onDelete === undefined ? '' : then[onDelete];
  return [`${to} (region_id, ${columns}) references regional.${table} (region_id, id) ${action}`];
}
