// Stands for `@formatjs/fast-memoize` in the browser: what use-intl asks of it, in a fifth of its size.

interface Cache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
}

/** Makes what is made of the same arguments once. */
export function memoize<Given extends unknown[], Value>(
  make: (...given: Given) => Value,
  { cache }: { cache: { create: () => Cache<Value> } },
): (...given: Given) => Value {
  const made = cache.create();
  return (...given) => {
    const key = JSON.stringify(given);
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(...given)));
    return value;
  };
}

/** There is one. */
export const strategies = {};
