const HIDDEN = '•••';
const MOST = 12;

/** Ids, figures, moments and codes of ours; nothing that a person wrote. */
const PLAIN =
  /^(?:[a-z][\w.:-]{0,59}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/i;

/**
 * The payload of a job, field by field, at most twelve; anything but ids, codes and figures is
 * masked.
 */
export function describeJob(payload: object): { name: string; value: string }[] {
  return [...fieldsOf(payload, '')].slice(0, MOST);
}

function* fieldsOf(value: unknown, name: string): Generator<{ name: string; value: string }> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      yield* fieldsOf(part, name === '' ? key : `${name}.${key}`);
    }
    return;
  }
  const isPlain = typeof value !== 'string' || PLAIN.test(value);
  yield { name, value: isPlain ? String(value) : HIDDEN };
}
