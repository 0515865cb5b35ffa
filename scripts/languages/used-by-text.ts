/** A text that is a function of what it names. */
export type Text = (...given: unknown[]) => unknown;

/** More than any text is given. */
const MAX_ARGUMENTS = 6;
/** What may be asked of a value on the way to a word. */
const METHODS = new Set([
  ...Object.getOwnPropertyNames(String.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
]);

/**
 * What a text that is a function puts to use of what it is given, as "1" or "2.city"; undefined where it
 * cannot be tried without real values, such as dates.
 */
export function usedByText(text: Text): Set<string> | undefined {
  const used = new Set<string>();
  const given = Array.from({ length: MAX_ARGUMENTS }, (_, at) => stand([String(at + 1)], used));
  try {
    text(...given);
    return used;
  } catch {
    return undefined;
  }
}

/** Stands for a value and notes under its name that it was used. */
function stand(path: readonly string[], used: Set<string>): unknown {
  const name = path.join('.');
  const say = () => {
    used.add(name);
    return name;
  };
  return new Proxy(say, {
    get(_, key) {
      if (key === Symbol.toPrimitive || key === 'toString') return say;
      if (key === Symbol.iterator) return () => [stand([...path, 'each'], used)].values();
      return typeof key === 'string' ? stand([...path, key], used) : undefined;
    },
    apply() {
      const isMethod = path.length > 1 && METHODS.has(path.at(-1)!);
      used.add(isMethod ? path.slice(0, -1).join('.') : name);
      return name;
    },
  });
}
