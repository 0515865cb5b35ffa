import type { Layout } from './calls.ts';
import type { Region } from './regions.ts';

/** A region, or a part of one that is too large for one database. */
export interface Cell {
  name: string;
  load: number;
  crossing: number;
}

/**
 * Splits the regions whose load is more than `most` of all: a professional of theirs may live in any
 * part, so that most leads cross.
 */
export function splitLarge(
  regions: readonly Region[],
  loads: readonly number[],
  most: number,
): Cell[] {
  return regions.flatMap(({ name, crossing }, at) => {
    const load = loads[at] ?? 0;
    const parts = Math.max(1, Math.ceil(load / most));
    const cell = { name, load: load / parts, crossing: 1 - (1 - crossing) / parts };
    return Array.from({ length: parts }, () => cell);
  });
}

/** The largest first, each to the emptiest database (longest processing time first: Graham 1969). */
export function layOut(cells: readonly Cell[], databases: number): Layout & { fullest: number } {
  const loads = Array.from({ length: databases }, () => 0);
  const regions = cells
    .toSorted((one, other) => other.load - one.load)
    .map(({ load, crossing }) => {
      const database = loads.indexOf(Math.min(...loads));
      loads[database]! += load;
      return { load, database, crossing };
    });
  return { databases, regions, fullest: Math.max(...loads) };
}

/** With as few databases as hold all, none more than `most` of the load. */
export function layOutWithin(cells: readonly Cell[], most: number): Layout & { fullest: number } {
  let databases = Math.max(1, Math.ceil(1 / most));
  let layout = layOut(cells, databases);
  while (layout.fullest > most) {
    databases += 1;
    layout = layOut(cells, databases);
  }
  return layout;
}
