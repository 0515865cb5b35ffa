import { Refusal } from '#server/platform/refusal.ts';

/**
 * Optimistic locking: throws unless an edit is based on the current version. @throws Refusal `changed_meanwhile` with the current version and its
 * author
 */
export function assertBasedOn(basedOn: number, now: { version: number; by: string | null }): void {
  if (basedOn === now.version) return;
  throw new Refusal('changed_meanwhile', {
    details: [
      { field: 'version', problem: String(now.version) },
      ...(now.by === null ? [] : [{ field: 'changedBy', problem: now.by }]),
    ],
  });
}
