import type { AuditEntry } from '#contract/admin/audit.ts';

/** A field with its old and new value; undefined where it is missing. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/** The differences between before and after, in order. */
export function diffEntry({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}
