import * as z from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';

type Pick = (value: unknown) => unknown;

/**
 * Compiles a function that copies what a schema names, and nothing else, out of an answer. Unlike
 * parsing it checks no value, which takes six times as long: the types of handlers do, and every
 * answer in a test. A union, a record or a recursive schema is parsed.
 */
export function namedFieldsOf(schema: Schema): Pick {
  return pickOf(schema) ?? ((value) => value);
}

/** Undefined where a value is taken as it is. */
function pickOf(schema: Schema): Pick | undefined {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return pickOfObject(def.shape);
    case 'array': {
      const pick = pickOf(def.element);
      return pick && ((value) => (value as unknown[]).map(pick));
    }
    case 'nullable': {
      const pick = pickOf(def.innerType);
      return pick && ((value) => (value === null ? null : pick(value)));
    }
    case 'optional': {
      const pick = pickOf(def.innerType);
      return pick && ((value) => (value === undefined ? undefined : pick(value)));
    }
    case 'default': {
      const pick = pickOf(def.innerType) ?? ((value) => value);
      return (value) => pick(value === undefined ? def.defaultValue : value);
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
      return undefined;
    default:
      return (value) => z.parse(schema, value);
  }
}

/** As one expression, which makes objects of one form at the speed of handwritten code. */
function pickOfObject(shape: Readonly<Record<string, Schema>>): Pick {
  const picks = Object.values(shape).map(pickOf);
  const fields = Object.keys(shape).map((key, number) => {
    const [name, value] = [JSON.stringify(key), `value[${JSON.stringify(key)}]`];
    return `${name}: ${picks[number] ? `picks[${number}](${value})` : value}`;
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- of the names in the contract alone
  const make = new Function('picks', `return (value) => ({ ${fields.join(', ')} })`);
  return make(picks) as Pick;
}
