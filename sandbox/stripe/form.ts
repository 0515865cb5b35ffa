/** The parameters of a call: texts as they came, or coerced by the schema. */
export type Parameters = { [name: string]: Value };
type Value = string | number | boolean | Parameters | Value[];

/** Parses `items[0][price]=…&expand[]=…`, as the SDK and Stripe's examples write it. */
export function parseForm(text: string): Parameters {
  const root: Node = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split('[').map((part) => part.replace(/\]$/, ''));
    place(root, path, value);
  }
  return toObject(root);
}

type Node = Map<string, Node | string>;

function place(node: Node, [first = '', ...rest]: string[], value: string): void {
  const name = first === '' ? String(node.size) : first;
  if (rest.length === 0) return void node.set(name, value);
  const below = node.get(name);
  const inner: Node = below instanceof Map ? below : new Map();
  node.set(name, inner);
  place(inner, rest, value);
}

function toObject(node: Node): Parameters {
  return Object.fromEntries([...node].map(([name, value]) => [name, toValue(value)]));
}

function toValue(node: Node | string): Value {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((name) => /^\d+$/.test(name));
  return isList ? [...node.values()].map(toValue) : toObject(node);
}

/** A text parameter, undefined where it is missing. */
export function text(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name];
  return value === undefined || typeof value === 'object' ? undefined : String(value);
}

/** A whole number, undefined where there is none. */
export function whole(parameters: Parameters, name: string): number | undefined {
  const value = text(parameters, name);
  return value === undefined || value === '' ? undefined : Number(value);
}

/** True or false, as forms write it. */
export function flag(parameters: Parameters, name: string): boolean | undefined {
  const value = text(parameters, name);
  return value === undefined ? undefined : value === 'true';
}

/** A nested parameter; empty where it is missing. */
export function inside(parameters: Parameters, name: string): Parameters {
  const value = parameters[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** The elements of a list that are nested parameters. */
export function each(parameters: Parameters, name: string): Parameters[] {
  const value = parameters[name];
  if (!Array.isArray(value)) return [];
  return value.map((one) => (typeof one === 'object' && !Array.isArray(one) ? one : {}));
}

/** The texts of a list. */
export function texts(parameters: Parameters, name: string): string[] {
  const value = parameters[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Merges `metadata`: names with an empty text are removed, the others stay. */
export function mergedMetadata(
  before: Record<string, string>,
  parameters: Parameters,
): Record<string, string> {
  const given = inside(parameters, 'metadata');
  const all = { ...before };
  for (const name of Object.keys(given)) all[name] = text(given, name) ?? '';
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
