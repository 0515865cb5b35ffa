import * as z from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const noted = new Set<string>();
const withGaps = new WeakSet<object>();

/** Whether invalid rows of this list were left out: it was longer. */
export const hasGaps = (list: object): boolean => withGaps.has(list);

/**
 * Parses an answer by its schema, tolerating what a newer node may send: an unknown enum value
 * stays, and so does a missing date; of a list only invalid rows are left out. @throws ZodError
 * where something else is invalid
 */
export function readTolerantly(schema: Schema, answer: unknown): unknown {
  const read = z.safeParse(schema, answer);
  if (read.success) return read.data;
  const unreadable = read.error.issues.filter((issue) => !isTolerable(schema, answer, issue));
  const rows = unreadable.map(({ path }) => innermostRow(answer, path));
  if (rows.some((row) => row === undefined)) throw read.error;
  leaveOut(rows.filter((row) => row !== undefined));
  for (const { path, message } of read.error.issues) noteOnce(path, message);
  return answer;
}

function isTolerable(schema: Schema, answer: unknown, { code, path }: Issue): boolean {
  const value = path.reduce<unknown>((part, key) => (part as Parts | null)?.[key], answer);
  if (code === 'unrecognized_keys') return true;
  // Of a list of such values, such as allowed actions, only known ones are useful.
  if (code === 'invalid_value') return typeof value === 'string' && typeof path.at(-1) === 'string';
  return (
    (value === undefined || value === null || code === 'invalid_format') && isDate(schema, path)
  );
}

type Parts = Record<PropertyKey, unknown>;

/** Whether a schema expects a date or a moment at a path. */
function isDate(schema: Schema, path: Path): boolean {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  if (def.type === 'nullable' || def.type === 'optional') return isDate(def.innerType, path);
  if (def.type === 'union') return def.options.some((option) => isDate(option, path));
  const [key, ...rest] = path;
  if (key === undefined)
    return 'format' in def && (def.format === 'date' || def.format === 'datetime');
  if (def.type === 'array') return isDate(def.element, rest);
  const part = def.type === 'object' && def.shape[String(key)];
  return part ? isDate(part, rest) : false;
}

interface Row {
  list: unknown[];
  index: number;
}

/** The innermost list row that contains a path; undefined without one. */
function innermostRow(answer: unknown, path: Path): Row | undefined {
  let row: Row | undefined;
  let part: unknown = answer;
  for (const key of path) {
    if (Array.isArray(part)) row = { list: part, index: Number(key) };
    part = (part as Parts | null)?.[key];
  }
  return row;
}

function leaveOut(rows: readonly Row[]): void {
  for (const list of new Set(rows.map((row) => row.list))) {
    const gone = new Set(rows.filter((row) => row.list === list).map(({ index }) => index));
    const kept = list.filter((_, index) => !gone.has(index));
    list.splice(0, list.length, ...kept);
    withGaps.add(list);
  }
}

function noteOnce(path: Path, message: string): void {
  const note = `${path.filter((key) => typeof key !== 'number').join('.')}: ${message}`;
  if (noted.has(note)) return;
  noted.add(note);
  console.warn(`An answer of the server was not read as expected. ${note}`);
}
