import { Refusal } from '#server/platform/refusal.ts';

/**
 * Goes on where an edit began with what is there now.
 * @throws Refusal `changed_meanwhile` with the version that is there and who made it
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
