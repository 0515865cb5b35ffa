/** What a call was given, and whatever was asked of it: it says its own name wherever it is put into words. */
const SAYS = /\u27e8([^\u27e9]+)\u27e9/g;
const MAX_ARGUMENTS = 6;

/**
 * What a text that is a function says of what it is given, by name: of `(name, { city }) => …` `1` and `2.city`.
 * Undefined where it cannot be tried without real values, such as dates.
 */
export function saidByFunction(text: (...given: never[]) => unknown): Set<string> | undefined {
  const given = Array.from({ length: MAX_ARGUMENTS }, (_, at) => stand(String(at + 1)));
  try {
    const answer: unknown = (text as (...all: unknown[]) => unknown)(...given);
    const words = wordsIn(answer, 0).join('\n');
    return new Set([...words.matchAll(SAYS)].map(([, name = '']) => name));
  } catch {
    return undefined;
  }
}

function stand(name: string): unknown {
  const said = `\u27e8${name}\u27e9`;
  return new Proxy(() => said, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive || key === 'toString') return () => said;
      if (key === Symbol.iterator)
        return [stand(`${name}.each`)][Symbol.iterator].bind([stand(`${name}.each`)]);
      return typeof key === 'symbol' ? undefined : stand(`${name}.${key}`);
    },
    apply: () => said,
  });
}

function wordsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (depth > 6) return [];
  if (typeof value === 'function') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one) => wordsIn(one, depth + 1));
}
