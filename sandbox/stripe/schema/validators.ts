import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ajv, ErrorObject, SchemaObject, SchemaValidateFunction } from 'ajv';
import type { EventType, Served } from './served.ts';

/** The errors of a value; empty where it is valid. */
export type Validate = (value: unknown) => readonly ErrorObject[];

export interface Validators {
  request(call: Served): Validate;
  response(call: Served): Validate;
  event(type: EventType): Validate;
}

/** The format written by scripts/generators/stripe-schema.ts. */
interface StripeSchema {
  calls: Record<Served, { request: SchemaObject; response: SchemaObject }>;
  events: Record<EventType, SchemaObject>;
  definitions: Record<string, SchemaObject>;
}

const FILE = path.join(import.meta.dirname, 'stripe.generated.json');

/** Loads Ajv and the schema. Each definition is compiled lazily. */
export async function loadValidators(): Promise<Validators> {
  const [{ Ajv }, text] = await Promise.all([import('ajv'), readFile(FILE, 'utf8')]);
  const { calls, events, definitions } = JSON.parse(text) as StripeSchema;
  const ajv = new Ajv({ validateSchema: false, strict: false, code: { optimize: false } });
  referLazily(ajv, definitions);
  // Ajv caches compiled schemas by identity.
  const validate = (schema: SchemaObject): Validate => {
    const isRight = ajv.compile(schema);
    return (value) => (isRight(value) ? [] : (isRight.errors ?? []));
  };
  return {
    request: (call) => validate(calls[call].request),
    response: (call) => validate(calls[call].response),
    event: (type) => validate(events[type]),
  };
}

/**
 * Ajv would compile everything reachable from a root, most of the API, before the first answer:
 * seconds instead of the moment that the used definitions cost.
 */
function referLazily(ajv: Ajv, definitions: Readonly<Record<string, SchemaObject>>): void {
  const compile = (name: string): SchemaValidateFunction => {
    const validate: SchemaValidateFunction = (value: unknown, context) => {
      const isRight = ajv.compile(definitions[name]!);
      if (isRight(value, context)) return true;
      validate.errors = isRight.errors ?? [];
      return false;
    };
    return validate;
  };
  ajv.addKeyword({ keyword: 'refers', schemaType: 'string', errors: 'full', compile });
}
