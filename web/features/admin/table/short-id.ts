/** Ids that begin with a timestamp: those of one minute have a common prefix. */
const BY_TIME = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/**
 * Shortens an id to its first 8 letters, with the last 6 where the prefix is not distinctive; the
 * panel's search finds it by that. Other texts stay whole.
 */
export function shortId(id: string): string {
  if (!ID.test(id)) return id;
  return BY_TIME.test(id) ? `${id.slice(0, 8)}…${id.slice(-6)}` : id.slice(0, 8);
}
