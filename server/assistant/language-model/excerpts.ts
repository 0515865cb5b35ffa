/** White space and invisible characters: controls, marks of direction. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

/** A text on one line, with one space for each run of invisible characters. */
export function onOneLine(text: string): string {
  return text.replace(UNSEEN, ' ').trim();
}

/**
 * The excerpt a model quotes, if it occurs in the text: compared letter by letter but for white
 * space, in whole words; else null.
 */
export function excerptOf(text: string, claimed: string | null): string | null {
  const excerpt = onOneLine(claimed ?? '');
  if (!/[\p{L}\p{N}]/u.test(excerpt)) return null;
  const edges = [/^[\p{L}\p{N}]/u.test(excerpt), /[\p{L}\p{N}]$/u.test(excerpt)];
  const line = onOneLine(text);
  for (let at = line.indexOf(excerpt); at >= 0; at = line.indexOf(excerpt, at + 1)) {
    const before = edges[0] && /[\p{L}\p{N}]$/u.test(line.slice(0, at));
    const after = edges[1] && /^[\p{L}\p{N}]/u.test(line.slice(at + excerpt.length));
    if (!before && !after) return excerpt;
  }
  return null;
}
