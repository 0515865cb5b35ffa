import type { JsonSchema } from './schemas.ts';
import {
  EMPTY_SAMPLES,
  MOMENT_SAMPLES,
  NUMBER_SAMPLES,
  SAMPLES_OF_FORMATS,
  TEXT_SAMPLES,
} from './words/samples.ts';

type Components = Readonly<Record<string, JsonSchema>>;

/**
 * Generates an example of a schema: with every field, with typical values by field name.
 * Deterministic.
 */
export function exampleOf(schema: JsonSchema, components: Components, name = ''): unknown {
  const of = (part: unknown, field = name) => exampleOf(part as JsonSchema, components, field);
  if (typeof schema['$ref'] === 'string') return of(components[nameOf(schema['$ref'])] ?? {});
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (choices) return of(choices.find(({ type }) => type !== 'null') ?? choices[0]);
  if (Array.isArray(schema['allOf']))
    return Object.assign({}, ...schema['allOf'].map((one) => of(one)));
  const type = typeOf(schema);
  if (type === 'object') return objectOf(schema, of);
  if (type === 'array') return EMPTY_SAMPLES.has(name) ? [] : arrayOf(schema, of);
  if (type === 'string') return textOf(schema, name);
  if (type === 'integer' || type === 'number') return numberOf(schema, name);
  return type === 'boolean' ? true : null;
}

type Of = (part: unknown, field?: string) => unknown;

function nameOf(reference: string): string {
  return reference.replace('#/components/schemas/', '');
}

/** Of several types, the one that is not null. */
function typeOf({ type }: JsonSchema): unknown {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

function objectOf(schema: JsonSchema, of: Of): object {
  const { properties = {}, additionalProperties, propertyNames } = schema;
  // A selection by ids has no moment.
  const isChoice = 'ids' in (properties as JsonSchema);
  const fields = Object.entries(properties as JsonSchema)
    .filter(([key]) => !isChoice || key !== 'until')
    .map(([key, part]) => [key, of(part, key)]);
  if (typeof additionalProperties !== 'object') return Object.fromEntries(fields) as object;
  const key = propertyNames === undefined ? 'name' : of(propertyNames, 'name');
  const keys = (schema['required'] as string[] | undefined) ?? [String(key)];
  return Object.fromEntries([
    ...fields,
    ...keys.map((one) => [one, of(additionalProperties, one)]),
  ]) as object;
}

function arrayOf({ items, prefixItems, minItems = 1 }: JsonSchema, of: Of): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((one) => of(one));
  return items === undefined
    ? []
    : Array.from({ length: Math.max(1, Number(minItems)) }, () => of(items));
}

/** A text that matches pattern and length: a typical one for the field name, else any. */
function textOf(
  { pattern, format, minLength = 0, maxLength = Infinity }: JsonSchema,
  name: string,
) {
  const later = format === 'date-time' ? MOMENT_SAMPLES[name] : undefined;
  const form = later ?? SAMPLES_OF_FORMATS[String(format)];
  if (form !== undefined) return form;
  const own = TEXT_SAMPLES[name];
  const fits = (text: string) =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
  const found = [
    ...(own === undefined ? [] : [own]),
    'As agreed',
    ...Object.values(TEXT_SAMPLES),
  ].find(fits);
  return found ?? 'x'.repeat(Math.max(1, Number(minLength)));
}

function numberOf(schema: JsonSchema, name: string): number {
  const { minimum, maximum, exclusiveMinimum } = schema as Record<string, number | undefined>;
  const least = minimum ?? (exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1);
  return Math.min(Math.max(NUMBER_SAMPLES[name] ?? 3, least), maximum ?? Infinity);
}
