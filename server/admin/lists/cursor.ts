import * as z from 'zod/mini';
import { hasYear, id } from '#contract/text.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The type a list is sorted by, as the database compares it. */
export type KeyKind = 'moment' | 'text' | 'real' | 'int';

/** A position in a sorted list: the sort key of a row, and the id as tie-breaker. */
export interface Position {
  key: string;
  id: string;
}

/** The list and sort order a position belongs to. */
interface Order {
  list: string;
  sort: string;
  kind: KeyKind;
}

/** Microsecond precision, as in the database. */
const microseconds = z.iso.datetime({ precision: 6 }).check(hasYear());

const KEYS = {
  moment: microseconds,
  text: z
    .string()
    .check(z.refine((value) => !value.includes('\0') && value.isWellFormed(), 'not storable')),
  real: z.string().check(z.regex(/^\d{1,6}(\.\d{1,9})?$/)),
  int: z.string().check(z.regex(/^\d{1,9}$/)),
} satisfies Record<KeyKind, z.ZodMiniType<string>>;

/** The sort key of a moment that is stored in milliseconds. */
export function momentKey(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}

/** The cursor of a row: pagination continues from it. */
export function encodeCursor({ list, sort }: Order, { key, id: rowId }: Position): string {
  return Buffer.from(JSON.stringify([list, sort, key, rowId])).toString('base64url');
}

/**
 * Parses a cursor of this order.
 * @throws Refusal `invalid_input` for one that is truncated, forged, or of another list or order
 */
export function decodeCursor({ list, sort, kind }: Order, cursor: string): Position {
  const shape = z.tuple([z.literal(list), z.literal(sort), KEYS[kind], id]);
  const read = z.safeParse(shape, parsed(cursor));
  if (read.success) return { key: read.data[2], id: read.data[3] };
  throw new Refusal('invalid_input', { details: [{ field: 'after', problem: 'not_allowed' }] });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
