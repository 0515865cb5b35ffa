import type { ErrorObject } from 'ajv';

/** The most informative error: the deepest, and there an unexpected or missing property. */
export function gravest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.toSorted((a, b) => depthOf(b) - depthOf(a) || weightOf(b) - weightOf(a))[0];
}

function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

/** Every branch of an `anyOf` fails; that a value matches none is the least informative. */
function weightOf({ keyword }: ErrorObject): number {
  return ['anyOf', 'type', 'enum', 'pattern', 'required', 'additionalProperties'].indexOf(keyword);
}

/** The path of an error in the notation of parameters: `items[0][price]`. */
export function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const names = instancePath.split('/').slice(1);
  if (keyword === 'required') names.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') names.push(String(params.additionalProperty));
  const [first = '', ...rest] = names;
  return first + rest.map((name) => `[${name}]`).join('');
}
