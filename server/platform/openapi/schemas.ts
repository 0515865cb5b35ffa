import * as z from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';
import { PARTS } from '#contract/endpoints.ts';
import { LANGUAGES } from '#contract/language.ts';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { LEAD_STATUSES, REQUEST_STATUSES } from '#contract/requests/statuses.ts';
import { wordsOf } from './words/properties.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';

export type JsonSchema = { [keyword: string]: unknown };

interface Wrapping {
  properties: { wrapped: JsonSchema };
  $defs?: Record<string, JsonSchema>;
}

const enums: Readonly<Record<string, readonly string[]>> = {
  Language: LANGUAGES,
  Profession: PROFESSIONS,
  Urgency: URGENCIES,
  RequestStatus: REQUEST_STATUSES,
  LeadStatus: LEAD_STATUSES,
};

/**
 * Converts schemas of the contract to JSON Schema. Every exported schema and every enum becomes a component of that name in
 * `components`.
 * @throws where a named schema differs between input and output: name two
 */
export function makeSchemaWriter() {
  const names = namedSchemas();
  const components: Record<string, JsonSchema> = {};
  for (const [name, words] of Object.entries(enums)) {
    components[name] = { type: 'string', enum: [...words] };
  }
  return {
    components,
    write(schema: Schema, io: 'input' | 'output'): JsonSchema {
      // Wrapped, so that a named schema at the top is a reference as well.
      const wrapping = z.toJSONSchema(z.object({ wrapped: schema }), { metadata: names, io });
      const { properties, $defs = {} } = wrapping as unknown as Wrapping;
      for (const [name, definition] of Object.entries($defs)) {
        if (isNameless(name)) continue;
        keep(components, name, tidied(definition));
      }
      return tidied(properties.wrapped);
    },
  };
}

function namedSchemas() {
  const names = z.registry<{ id: string }>();
  for (const part of Object.values(PARTS)) {
    for (const [name, value] of Object.entries(part)) {
      const id = name.charAt(0).toUpperCase() + name.slice(1);
      if (isSchema(value) && !names.has(value)) names.add(value, { id });
    }
  }
  return names;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function keep(components: Record<string, JsonSchema>, name: string, schema: JsonSchema): void {
  const known = components[name];
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`${name} is sent in one shape and answered in another: name two schemas`);
  }
  components[name] = schema;
}

/**
 * Formats replace their patterns; `additionalProperties: false` is dropped, because answers may
 * grow.
 */
function tidied(schema: JsonSchema): JsonSchema {
  const { additionalProperties, pattern, format, $ref, properties, ...rest } = schema;
  const name = Object.keys(enums).find((one) => sameWords(rest['enum'], enums[one]));
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (typeof $ref === 'string') {
    if (isNameless($ref.replace('#/$defs/', ''))) return { description: ANY };
    return { $ref: $ref.replace('#/$defs/', '#/components/schemas/') };
  }
  return {
    ...Object.fromEntries(Object.entries(rest).flatMap(tidiedKeyword)),
    ...(isObject(properties) ? { properties: describedProperties(properties) } : {}),
    ...(format === undefined ? {} : { format }),
    ...(pattern === undefined || format !== undefined ? {} : { pattern }),
    ...(isObject(additionalProperties)
      ? { additionalProperties: tidied(additionalProperties) }
      : {}),
  };
}

/** Only JSON itself is recursive and unnamed here: generators cannot write it. */
function isNameless(name: string): boolean {
  return name.startsWith('__schema');
}

const ANY = 'Any JSON value.';

/** Adds descriptions by property name, where a schema has none of its own. */
function describedProperties(properties: JsonSchema): JsonSchema {
  const described = Object.entries(properties).map(([name, part]) => {
    const tidy = tidiedPart(part) as JsonSchema;
    const said = tidy['description'] ?? wordsOf(name, tidy);
    return [name, said === undefined ? tidy : { description: said, ...tidy }];
  });
  return Object.fromEntries(described) as JsonSchema;
}

function tidiedKeyword([keyword, value]: [string, unknown]): [string, unknown][] {
  if (keyword === 'id' || keyword === '$schema') return [];
  if (typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER) return [];
  if (keyword === 'enum' || keyword === 'required') return [[keyword, value]];
  return [[keyword, tidiedPart(value)]];
}

function tidiedPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidiedPart);
  return isObject(value) ? tidied(value) : value;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sameWords(a: unknown, b: readonly string[] | undefined): boolean {
  return Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b);
}
