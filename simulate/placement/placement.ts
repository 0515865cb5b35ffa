import {
  OF_ANOTHER_PERSON,
  OF_THE_SAME_PERSON,
  placeOfTable,
  UNIQUE_EVERYWHERE,
  type Place,
} from './places.ts';
import type { Table } from './schema.ts';

/** What becomes of a table on Citus: its place, and what has to change for it. */
export interface Placement {
  table: string;
  place: Place;
  /** Keys that get `region_id` in front, and those that have to be unique over all regions. */
  keys: string[];
  everywhere: string[];
  /** Foreign keys that get `region_id`, and those that go because they lead elsewhere. */
  widened: string[];
  dropped: string[];
  triggers: string[];
}

const REGIONAL: ReadonlySet<Place> = new Set(['request', 'professional', 'person']);

/** Whether its rows are distributed by `region_id`. */
export function isDistributed(place: Place): boolean {
  return REGIONAL.has(place);
}

/** The placement of each table. @throws Error where one has no place, or a place no table */
export function placeTables(tables: readonly Table[]): Placement[] {
  const known = new Set(tables.map(({ name }) => name));
  const gone = [...placeOfTable.keys()].filter((name) => !known.has(name));
  if (gone.length > 0) throw new Error(`places.ts names tables that are gone: ${gone.join(', ')}`);
  return tables.map(placeTable);
}

function placeTable(table: Table): Placement {
  const place = placeOf(table.name);
  const unique = isDistributed(place) ? table.keys : [];
  const foreign = table.references.map((reference) => ({
    text: `${reference.columns} → ${reference.table}`,
    fate: fateOf(`${table.name}.${reference.columns}`, place, placeOf(reference.table)),
  }));
  const of = (fate: string) => foreign.filter((one) => one.fate === fate).map(({ text }) => text);
  return {
    table: table.name,
    place,
    keys: unique.filter(({ name }) => !UNIQUE_EVERYWHERE.has(name)).map(({ columns }) => columns),
    everywhere: unique.filter(({ name }) => UNIQUE_EVERYWHERE.has(name)).map((one) => one.columns),
    widened: of('widened'),
    dropped: of('dropped'),
    triggers: isDistributed(place) ? table.triggers : [],
  };
}

/**
 * Citus lets a distributed table refer to one that is distributed alike, by keys with the
 * distribution column, or to one on every worker; one on the coordinator to its like.
 */
export function fateOf(column: string, from: Place, to: Place): 'kept' | 'widened' | 'dropped' {
  if (to === 'every worker') return 'kept';
  if (!isDistributed(from) || !isDistributed(to)) return from === to ? 'kept' : 'dropped';
  if (OF_ANOTHER_PERSON.has(column)) return 'dropped';
  return from === to || OF_THE_SAME_PERSON.has(column) ? 'widened' : 'dropped';
}

/** @throws Error where it has none */
export function placeOf(table: string): Place {
  const place = placeOfTable.get(table);
  if (place === undefined) {
    throw new Error(
      `${table} has no place on a cluster yet: say which in simulate/placement/places.ts`,
    );
  }
  return place;
}
