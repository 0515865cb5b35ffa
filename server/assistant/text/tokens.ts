export type Token = {
  /** The folded word, without apostrophes. */
  readonly word: string;
  /** Its position in the text, in UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
  /** The index of its clause. */
  readonly clause: number;
};

const WORD = /[\p{L}\p{N}]+(?:'(?:t|s|re|ve|ll|m|d)\b)?/gu;
const CLAUSE_END = /[.,;:!?()[\]\n\u2026\u2014\u2013"]/;

/**
 * The words of a folded text with their clauses. English contractions stay one word ("won't" is
 * "wont"); French and Spanish elisions are two ("l'eau" is "l", "eau").
 */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let last = 0;
  for (const match of folded.matchAll(WORD)) {
    if (tokens.length > 0 && CLAUSE_END.test(folded.slice(last, match.index))) clause += 1;
    last = match.index + match[0].length;
    tokens.push({ word: match[0].replace("'", ''), start: match.index, end: last, clause });
  }
  return tokens;
}

/** The words of a folded text without positions. */
export function wordsIn(folded: string): string[] {
  return (folded.match(WORD) ?? []).map((word) => word.replace("'", ''));
}

/** A part of a text, in UTF-16 units, end excluded. */
export type Span = { readonly start: number; readonly end: number };

/** Whether two parts of a text share a unit. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}
