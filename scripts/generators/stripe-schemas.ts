/** The subset of JSON Schema in use. */
export interface Schema {
  refers?: string;
  type?: string | string[];
  enum?: (string | number | boolean | null)[];
  pattern?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

/** A union; constants and simple types are merged, so that errors stay short. */
export function anyOf(schemas: readonly Schema[]): Schema {
  const flat = schemas.flatMap((schema) => schema.anyOf ?? schema);
  const values = [...new Set(flat.flatMap((schema) => schema.enum ?? []))];
  const types = [...new Set(flat.filter(isSimple).flatMap(({ type }) => type ?? []))];
  const rest = flat.filter((schema) => !schema.enum && !isSimple(schema));
  if (values.length > 0 && types.includes('null')) values.push(null);
  const left = values.length > 0 ? types.filter((type) => type !== 'null') : types;
  const all = [
    ...(values.length > 0 ? [{ enum: values }] : []),
    ...(left.length > 0 ? [{ type: left.length === 1 ? left[0]! : left }] : []),
    ...rest,
  ];
  return all.length === 1 ? all[0]! : { anyOf: all };
}

function isSimple(schema: Schema): boolean {
  return schema.type !== undefined && Object.keys(schema).length === 1;
}

export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** The list object of the API. */
export function pageOf(items: Schema): Schema {
  return {
    type: 'object',
    properties: {
      object: { enum: ['list'] },
      data: listOf(items),
      has_more: { type: 'boolean' },
      url: { type: 'string' },
    },
    required: ['object', 'data', 'has_more', 'url'],
    additionalProperties: false,
  };
}
