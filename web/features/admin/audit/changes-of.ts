import type { AuditEntry } from '#contract/admin/audit.ts';

/** One figure or word of something, as it was and as it became; undefined where it is not said. */
export interface Difference {
  /** The field in words: `cancelsAt` is `cancels at`. */
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** What differs between how something stood before and after, in the order in which it is told. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({
      name: name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      before: wordsOf(before?.[name]),
      after: wordsOf(after?.[name]),
    }))
    .filter((one) => one.before !== one.after);
}

function wordsOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}
