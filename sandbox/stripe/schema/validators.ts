import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ajv, ErrorObject, SchemaObject, SchemaValidateFunction } from 'ajv';
import type { EventType, Served } from './served.ts';

/** What is wrong with a value; nothing where it is right. */
export type Validate = (value: unknown) => readonly ErrorObject[];

export interface Validators {
  request(call: Served): Validate;
  response(call: Served): Validate;
  event(type: EventType): Validate;
}

/** As scripts/generators/stripe-schema.ts writes it. */
interface StripeSchema {
  calls: Record<Served, { request: SchemaObject; response: SchemaObject }>;
  events: Record<EventType, SchemaObject>;
  definitions: Record<string, SchemaObject>;
}

const FILE = path.join(import.meta.dirname, 'stripe.generated.json');

/** Loads Ajv and the schema. Each definition is compiled when the first value comes to it. */
export async function loadValidators(): Promise<Validators> {
  const [{ Ajv }, text] = await Promise.all([import('ajv'), readFile(FILE, 'utf8')]);
  const { calls, events, definitions } = JSON.parse(text) as StripeSchema;
  const ajv = new Ajv({ validateSchema: false, strict: false, code: { optimize: false } });
  referLazily(ajv, definitions);
  // Ajv keeps what it compiled by the identity of the schema.
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
 * Ajv would compile whatever can be reached from a root, most of the API, before the first answer:
 * seconds instead of the moment that the definitions met cost.
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
