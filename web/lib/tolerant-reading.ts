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
  const isName = typeof value === 'string' && typeof path.at(-1) === 'string';
  if (code === 'invalid_value') return isName;
  // A trade is one of those that come with the program, or has a number of the operator's.
  if (code === 'invalid_union') return isName && expects(schema, path, isEnum);
  return (
    (value === undefined || value === null || code === 'invalid_format') &&
    expects(schema, path, isDate)
  );
}

type Parts = Record<PropertyKey, unknown>;

type Definition = z.core.$ZodTypes['_zod']['def'];

const isEnum = (def: Definition) => def.type === 'enum';
const isDate = (def: Definition) =>
  'format' in def && (def.format === 'date' || def.format === 'datetime');

/** Whether a schema expects a value of a kind at a path. */
function expects(schema: Schema, path: Path, isOfKind: (def: Definition) => boolean): boolean {
  const { def } = schema as unknown as { def: Definition };
  if (def.type === 'nullable' || def.type === 'optional')
    return expects(def.innerType, path, isOfKind);
  if (def.type === 'union') return def.options.some((option) => expects(option, path, isOfKind));
  const [key, ...rest] = path;
  if (key === undefined) return isOfKind(def);
  if (def.type === 'array') return expects(def.element, rest, isOfKind);
  const part = def.type === 'object' && def.shape[String(key)];
  return part ? expects(part, rest, isOfKind) : false;
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
