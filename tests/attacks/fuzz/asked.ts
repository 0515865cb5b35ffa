import { CallError } from '#contract/client.ts';
import type { JsonSchema } from '#server/platform/openapi/schemas.ts';
import { waysOfCalls } from '#tests/authorization/calls.ts';
import type { Sent } from '#tests/authorization/cell.ts';
import { browserOf } from '#tests/authorization/world.ts';
import { ATTACKERS, type Attacker, type Crowd } from './actors.ts';
import type { Draw } from './draw.ts';
import type { Operation } from './operations.ts';
import { validValue } from './valid.ts';

/** The input of an operation, before it is written as HTTP. */
export interface Asked {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  headers: Record<string, string>;
}

interface Circumstances {
  crowd: Crowd;
  draw: Draw;
  components: Readonly<Record<string, JsonSchema>>;
}

/** Input as in the matrix; undefined where it has none, or this world does not match. */
export async function askedByMatrix(
  { rows, path }: Operation,
  attacker: Attacker,
  { crowd: { world }, draw }: Circumstances,
): Promise<Asked | undefined> {
  if (rows.length === 0) return undefined;
  const row = draw.one(rows);
  const actor = ATTACKERS[attacker];
  try {
    const client = await browserOf(world, actor, world.site.url);
    return read(path, await waysOfCalls(row, { world, actor, client }));
  } catch (error) {
    if (error instanceof CallError && error.status >= 500) throw error;
    return undefined;
  }
}

function read(template: string, { path, body, file, headers = {} }: Sent): Asked {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const parts = pathname.split('/');
  const params = template
    .split('/')
    .flatMap((part, place) => (part.startsWith(':') ? [[part.slice(1), parts[place] ?? '']] : []));
  return {
    params: Object.fromEntries(params) as Record<string, string>,
    query: Object.fromEntries(searchParams),
    ...(body ? { body } : {}),
    ...(file ? { file } : {}),
    headers,
  };
}

const NAMES = ['to', 'token', 'lang', 'code', 'state', 'page', 'q', 'auth', 'id', 'client_secret'];

/** Input valid by the contract; random where the contract does not know the operation. */
export function askedBySchema(operation: Operation, circumstances: Circumstances): Asked {
  const { draw, crowd, components } = circumstances;
  const writer = { draw, known: crowd.known, components };
  const names = [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const param = (name: string) =>
    name === 'token'
      ? crowd.token
      : validValue(operation.params[name] ?? { type: 'string' }, writer);
  const query = Object.entries(operation.query)
    // An invalid cursor would mask other errors.
    .filter(([name]) => draw.onceIn(name === 'after' ? 12 : 3))
    .map(([name, schema]) => [name, validValue(schema, writer)]);
  const isOfContract = Object.keys(operation.query).length > 0 || operation.body !== undefined;
  const wild = isOfContract ? [] : [[draw.one(NAMES), crowd.token]];
  const type = operation.files[0];
  return {
    params: Object.fromEntries(names.map((name) => [name, param(name)])),
    query: Object.fromEntries([...query, ...wild]) as Record<string, unknown>,
    ...(operation.body ? { body: validValue(operation.body, writer) } : {}),
    ...(type === undefined ? {} : { file: new Blob(['name,email\nAna,\0'], { type }) }),
    headers: {},
  };
}
