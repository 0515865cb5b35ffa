import { FLAG_WORDS } from './flags.ts';
import { QUANTITY_WORDS } from './quantities.ts';
import { TIME_WORDS } from './times.ts';

type Kind = 'time' | 'quantity' | 'flag';

const WORDS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  time: TIME_WORDS,
  quantity: QUANTITY_WORDS,
  flag: FLAG_WORDS,
};

/**
 * The description of a property by name, where its type alone does not explain it: moments,
 * numbers, flags.
 */
export function wordsOf(name: string, schema: object): string | undefined {
  const kind = kindOf(schema);
  return kind && WORDS[kind][name];
}

/** Whether a property needs a description: a moment, a number or a flag. */
export function kindOf(schema: object): Kind | undefined {
  const { type, format, anyOf } = schema as {
    type?: string | string[];
    format?: string;
    anyOf?: object[];
  };
  const other = anyOf?.filter((one) => !('type' in one && one.type === 'null'));
  if (other?.length === 1) return kindOf(other[0]!);
  const types = [type].flat();
  if (format === 'date-time' || format === 'date') return 'time';
  if (types.includes('integer') || types.includes('number')) return 'quantity';
  return types.includes('boolean') ? 'flag' : undefined;
}
