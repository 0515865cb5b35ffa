/** An id by its first 8 letters, as everywhere; a name in full. */
export function shortOf(target: string): string {
  return /^[\da-f]{8}-[\da-f-]{27}$/.test(target) ? target.slice(0, 8) : target;
}
