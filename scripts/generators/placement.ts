import { placementTable } from '#simulate/placement/table.ts';
import { placeTables } from '#simulate/placement/placement.ts';
import { readTables } from '#simulate/placement/schema.ts';

/** The part of docs/scaling.md that says where each table lies on a cluster. */
export function placementPart(generated: Readonly<Record<string, string>>): string {
  return placementTable(placeTables(readTables(generated['db/schema.sql'] ?? '')));
}
