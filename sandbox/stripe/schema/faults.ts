import type { ErrorObject } from 'ajv';

/** The one error that says most: the deepest, and there what is too much or too little. */
export function gravest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.toSorted((a, b) => depthOf(b) - depthOf(a) || weightOf(b) - weightOf(a))[0];
}

function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

/** Of an `anyOf` every branch complains; that a value is none of these says least. */
function weightOf({ keyword }: ErrorObject): number {
  return ['anyOf', 'type', 'enum', 'pattern', 'required', 'additionalProperties'].indexOf(keyword);
}

/** Where an error is, as parameters are written: `items[0][price]`. */
export function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const names = instancePath.split('/').slice(1);
  if (keyword === 'required') names.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') names.push(String(params.additionalProperty));
  const [first = '', ...rest] = names;
  return first + rest.map((name) => `[${name}]`).join('');
}
