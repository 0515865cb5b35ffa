import type { AuditEntry } from '#contract/admin/audit.ts';

/** One figure or word of something, as it was and as it became; undefined where it is not said. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/** What differs between how something stood before and after, in the order in which it is told. */
export function diffEntry({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}
