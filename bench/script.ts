import type { Statement } from './capture.ts';

/**
 * Captured statements to replay, with what must differ each time (caller, new ids, professionals
 * contacted) as `:variables`, each with a range of whole numbers to draw from; `:fresh` is a number
 * never used before.
 */
export interface Script {
  variables: Record<string, readonly [from: number, to: number]>;
  statements: string[];
}

export interface Scene {
  /** When the statements were captured. */
  at: Date;
  /** The token hash of the caller's session. */
  tokenHash: Buffer;
  customers: number;
  professionals: number;
}

/** Converts the statements of a read into a script that repeats it. */
export function readingScript(statements: readonly Statement[], { at }: Scene): Script {
  const again = (value: unknown) => literalOf(value, at, again);
  return { variables: {}, statements: filledIn(statements, again) };
}

/**
 * Converts the statements of a change into a script that repeats it for another customer each time.
 */
export function changingScript(statements: readonly Statement[], scene: Scene): Script {
  const variables: Script['variables'] = { customer: [1, scene.customers] };
  const names = new Map<string, string>();
  const fresh = new Map<string, number>();
  const context = { scene, variables, names, fresh };
  const varied = (value: unknown): string =>
    variedOf(value, context) ?? literalOf(value, scene.at, varied);
  return { variables, statements: filledIn(statements, varied) };
}

function filledIn(statements: readonly Statement[], expression: (value: unknown) => string) {
  return statements.map(({ text, values }) =>
    text.replace(/\$(\d+)/g, (_, number: string) => expression(values[Number(number) - 1])),
  );
}

function literalOf(value: unknown, at: Date, item: (value: unknown) => string): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return moment(value, at);
  if (Buffer.isBuffer(value)) return bytesLiteral(value);
  if (Array.isArray(value)) return value.length === 0 ? "'{}'" : `array[${value.map(item).join()}]`;
  return textLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

function moment(value: Date, at: Date): string {
  const seconds = Math.round((value.getTime() - at.getTime()) / 1000);
  return Math.abs(seconds) < 5 ? 'now()' : `(now() + interval '${seconds} seconds')`;
}

interface Context {
  scene: Scene;
  variables: Script['variables'];
  /** The variable of each professional, by the number. */
  names: Map<string, string>;
  /** A number for each new id. */
  fresh: Map<string, number>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const syntheticPerson = /^01900000-0000-(700[012])-8000-(\d{12})$/;
const limitBucket = /^(\w+:\d+:)[\w-]{43}$/;
const token = `sha256(('bench-' || ${personId('7002', 'customer')})::bytea)`;

/** The expression of a value that varies; undefined for any other. */
function variedOf(value: unknown, context: Context): string | undefined {
  if (Buffer.isBuffer(value)) {
    return value.equals(context.scene.tokenHash) ? token : 'sha256((:fresh)::text::bytea)';
  }
  if (typeof value !== 'string') return undefined;
  const [, kind, digits] = syntheticPerson.exec(value) ?? [];
  if (kind === '7002') return `(${personId(kind, 'customer')})::uuid`;
  if (kind && digits) return `(${personId(kind, professionalName(digits, context))})::uuid`;
  const bucket = limitBucket.exec(value)?.[1];
  if (bucket) return `(${textLiteral(bucket)} || (:customer)::text)`;
  return uuid.test(value) ? variedId(value, context) : undefined;
}

function personId(kind: string, variable: string): string {
  return `'01900000-0000-${kind}-8000-' || lpad((:${variable})::text, 12, '0')`;
}

/**
 * Several professionals of one change come from different ranges, so that none is contacted twice.
 */
function professionalName(digits: string, { names, scene, variables }: Context): string {
  const known = names.get(digits);
  if (known !== undefined) return known;
  const name = `professional${names.size}`;
  const width = Math.floor(scene.professionals / 3);
  const from = (names.size % 3) * width;
  variables[name] = [from + 1, from + width];
  names.set(digits, name);
  return name;
}

/** A request of the customer's past is their first one; any other id was made by this change. */
function variedId(value: string, { fresh }: Context): string {
  if (value.startsWith('01900000-0000-7003-8000-')) {
    return `('01900000-0000-7003-8000-' || lpad(((:customer)::int * 20 - 19)::text, 12, '0'))::uuid`;
  }
  if (!fresh.has(value)) fresh.set(value, fresh.size);
  const prefix = `0191${String(fresh.get(value)).padStart(4, '0')}-0000-7000-8000-`;
  return `('${prefix}' || lpad((:fresh)::text, 12, '0'))::uuid`;
}

/** A text as SQL. Colons are escaped: a pgbench script takes what follows one for a variable. */
function textLiteral(text: string): string {
  const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\003a');
  return quoted === text ? `'${text}'` : `U&'${quoted}'`;
}

function bytesLiteral(bytes: Buffer): string {
  return `'\\x${bytes.toString('hex')}'`;
}
