import type { JsonSchema } from '#server/platform/openapi/schemas.ts';

/**
 * A JSON Schema in readable form: `{ id: uuid, tags?: text[] }`, components by their name. Lines
 * are indented by two spaces a level.
 */
export function shapeOf(schema: JsonSchema, indent = ''): string {
  const { $ref, type, anyOf, oneOf, allOf, items, properties } = schema as Parts;
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((word) => JSON.stringify(word)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((one) => shapeOf(one, indent)).join(' | ');
  if (allOf) return allOf.map((one) => shapeOf(one, indent)).join(' & ');
  if (Array.isArray(type))
    return type.map((one) => shapeOf({ ...schema, type: one }, indent)).join(' | ');
  if (items) return `${bracketed(shapeOf(items, indent))}[]`;
  if (properties) return objectShape(schema, properties, indent);
  return `${wordFor(type, schema['format'])}${limitsOf(schema)}`;
}

interface Parts {
  $ref?: string;
  type?: string | string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

interface Limits {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

function objectShape(
  schema: JsonSchema,
  properties: Record<string, JsonSchema>,
  indent: string,
): string {
  const required = (schema['required'] ?? []) as string[];
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, part]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(part, inner)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function bracketed(shape: string): string {
  return shape.includes(' | ') && !shape.startsWith('{') ? `(${shape})` : shape;
}

function wordFor(type: unknown, format: unknown): string {
  if (typeof format === 'string') return format;
  return type === 'string' ? 'text' : typeof type === 'string' ? type : 'anything';
}

function limitsOf({ minLength, maxLength, pattern }: Limits): string {
  const isBounded = minLength !== undefined || maxLength !== undefined;
  const length = isBounded ? `${minLength ?? 0}–${maxLength ?? '∞'}` : '';
  const limits = [length, pattern === undefined ? '' : `/${pattern}/`].filter(Boolean);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}
