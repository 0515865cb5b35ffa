/** Ids that begin with the time they were made at: those of one minute begin alike. */
const BY_TIME = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

/**
 * An id by its first 8 letters, with the last 6 where those alone do not tell it apart; the search
 * fields of the panel find it by that. What is no id stays whole.
 */
export function shortId(id: string): string {
  if (!ID.test(id)) return id;
  return BY_TIME.test(id) ? `${id.slice(0, 8)}…${id.slice(-6)}` : id.slice(0, 8);
}
