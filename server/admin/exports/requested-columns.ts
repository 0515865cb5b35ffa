import type { ZodMiniObject } from 'zod/mini';
import { Refusal } from '#server/platform/refusal.ts';

/** Fields of a list's row for the panel alone, not for a file. */
const NEVER = ['cursor', 'allowedActions'];

/**
 * The columns of a file: those that were named, in that order, or all that a row of this shape has.
 * @throws Refusal `invalid_input` for an unknown column
 */
export function requestedColumns(row: ZodMiniObject, named: string | undefined): string[] {
  const all = Object.keys(row.shape).filter((name) => !NEVER.includes(name));
  if (named === undefined) return all;
  const columns = [...new Set(named.split(','))];
  if (columns.every((name) => all.includes(name))) return columns;
  throw new Refusal('invalid_input', {
    details: [{ field: 'columns', problem: 'not_one_of_the_allowed' }],
  });
}
