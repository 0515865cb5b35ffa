import type { JsonSchema } from '#server/platform/openapi/schemas.ts';
import type { Draw } from './draw.ts';

/** Existing texts and ids of the attacked world. */
export interface Known {
  ids: readonly string[];
  emails: readonly string[];
}

interface Writer {
  draw: Draw;
  known: Known;
  components: Readonly<Record<string, JsonSchema>>;
}

const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  '^\\+?[0-9 ().-]{7,31}$': ['+15145550142', '514 555 0199'],
  '^\\d{6}$': ['123456'],
  '^#[0-9a-f]{6}$': ['#1a2b3c'],
  '^[a-z_]{1,40}$': ['created', 'about', 'status'],
  '^[a-z-]{1,60}$': ['montreal-quebec', 'plumber'],
};
const SIMPLE = [
  '1',
  '12',
  'a',
  'abc',
  'created',
  '09:30',
  '17:00',
  'Montréal',
  'YWJj',
  'about',
  'A0_-',
];
const WORDS = [
  'Ana',
  'Montréal, Québec, Canada',
  'The kitchen tap leaks',
  'plumber',
  '12 rue Ontario',
];
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  uri: ['https://push.example.test/send/1'],
  date: ['2026-03-01', '2026-12-24', '2027-01-31'],
  'date-time': ['2026-03-01T12:00:00Z', '2026-12-24T08:15:00.000Z'],
};

/** Generates a valid value of a schema of the OpenAPI document. */
export function validValue(schema: JsonSchema, writer: Writer): unknown {
  const { draw, components } = writer;
  const whole = resolved(schema, components);
  if (Array.isArray(whole['enum'])) return draw.one(whole['enum']);
  if ('const' in whole) return whole['const'];
  const ways = whole['anyOf'] ?? whole['oneOf'];
  if (Array.isArray(ways)) return validValue(draw.one(ways as JsonSchema[]), writer);
  switch (whole['type']) {
    case 'object':
      return validObject(whole, writer);
    case 'array': {
      const most = Math.min(Number(whole['maxItems'] ?? 3), draw.onceIn(20) ? 200 : 3);
      const items = (whole['items'] ?? {}) as JsonSchema;
      return Array.from({ length: draw.below(most + 1) }, () => validValue(items, writer));
    }
    case 'string':
      return validText(whole, writer);
    case 'integer':
    case 'number':
      return validNumber(whole, draw);
    case 'boolean':
      return draw.onceIn(2);
    default:
      return null;
  }
}

function resolved(schema: JsonSchema, components: Writer['components']): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return resolved(components[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, components);
}

function validObject(schema: JsonSchema, writer: Writer): Record<string, unknown> {
  const required = new Set((schema['required'] ?? []) as string[]);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const named = properties
    .filter(([name]) => required.has(name) || writer.draw.onceIn(2))
    .map(([name, part]) => [name, validValue(part, writer)]);
  return Object.fromEntries(named) as Record<string, unknown>;
}

function validText(schema: JsonSchema, { draw, known }: Writer): string {
  const { format, pattern } = schema;
  if (format === 'uuid') return draw.one(known.ids);
  if (format === 'email') return draw.one(known.emails);
  if (typeof format === 'string') return draw.one(FORMATS[format] ?? WORDS);
  if (typeof pattern === 'string') {
    const fitting = SIMPLE.filter((text) => new RegExp(pattern).test(text));
    return draw.one(PATTERNS[pattern] ?? (fitting.length > 0 ? fitting : SIMPLE));
  }
  const least = Number(schema['minLength'] ?? 0);
  const most = Math.min(Number(schema['maxLength'] ?? 40), 4000);
  if (draw.onceIn(8)) return 'x'.repeat(most);
  return draw.one(WORDS).padEnd(least, 'x').slice(0, most);
}

function validNumber(schema: JsonSchema, draw: Draw): number {
  const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0);
  const most = Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? least + 100);
  return draw.one([least, most, Math.floor((least + most) / 2)]);
}
