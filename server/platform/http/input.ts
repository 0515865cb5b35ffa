import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#contract/endpoint.ts';
import { isErasedPlaceholder } from '#server/platform/erased-placeholder.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Problem = { field: string; problem: string };

/** Validates the input of one endpoint; invalid input is refused with every field named. */
export interface InputParser {
  /** Path parameters and query. @throws Refusal `invalid_input` */
  address(c: Context): { params: unknown; query: unknown };
  /** @throws Refusal `invalid_input` */
  body(value: unknown): unknown;
}

/** Compiles the schemas of an endpoint once, so that a call only parses. */
export function inputParser(endpoint: Endpoint): InputParser {
  const params = endpoint.params && z.object(endpoint.params as Record<string, z.core.$ZodType>);
  const query = endpoint.query && z.object(endpoint.query as Record<string, z.core.$ZodType>);
  return {
    address(c) {
      const said = singleValues(c.req.queries());
      return {
        params: params && parse(params, c.req.param()),
        query: query && parse(query, said),
      };
    },
    body: (value) => endpoint.body && parse(endpoint.body, value),
  };
}

function singleValues(query: Record<string, string[]>): Record<string, string> {
  const repeated = Object.keys(query).filter((name) => (query[name]?.length ?? 0) > 1);
  if (repeated.length > 0) refuse(repeated.map((field) => ({ field, problem: 'repeated' })));
  return Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values[0] ?? '']));
}

function parse(schema: Schema, value: unknown): unknown {
  const unstorable = findUnstorable(value);
  if (unstorable !== undefined) refuse([{ field: unstorable, problem: 'not_text' }]);
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  return refuse(result.error.issues.map((issue) => problemOf(issue, value)));
}

/**
 * The path of a text that cannot be stored, if any: with a NUL, a lone surrogate, or the
 * placeholder for erased words.
 */
function findUnstorable(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') {
    const isText = !value.includes('\0') && value.isWellFormed() && !isErasedPlaceholder(value);
    return isText ? undefined : path;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part, path ? `${path}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemOf(issue: z.core.$ZodIssue, input: unknown): Problem {
  return { field: issue.path.map(String).join('.'), problem: wordFor(issue, input) };
}

/** A stable code for what is wrong, never the value: that may be a password. */
function wordFor(issue: z.core.$ZodIssue, input: unknown): string {
  if (valueAt(input, issue.path) === undefined) return 'missing';
  switch (issue.code) {
    case 'invalid_type':
      return 'wrong_type';
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big';
    case 'invalid_format':
      return 'wrong_format';
    case 'invalid_value':
      return 'not_one_of_the_allowed';
    default:
      return 'not_allowed';
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
}

function refuse(details: Problem[]): never {
  throw new Refusal('invalid_input', { details });
}
