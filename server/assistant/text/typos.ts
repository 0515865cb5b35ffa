export type SpellingIndex = {
  readonly known: ReadonlySet<string>;
  /** The words a misspelt one may stand for, by their first letter and length ("p7"). */
  readonly byShape: ReadonlyMap<string, readonly string[]>;
};

const SHORTEST_CORRECTED = 6;
/** How much longer the right word may be than the misspelt one, in the order they are tried. */
const GAPS = [1, 0, -1];

/**
 * Prepares known words for the lookup of misspelt ones; those under five letters are left out.
 * `others` are right words that are not to be taken for misspelt ones. What a misspelt word needs is
 * only prepared with the first one: of most languages no more is asked than which words are known.
 */
export function indexSpelling(words: readonly string[], others: Iterable<string>): SpellingIndex {
  const own = [...new Set(words)];
  let byShape: SpellingIndex['byShape'] | undefined;
  return {
    known: new Set([...own, ...others]),
    get byShape() {
      byShape ??= Map.groupBy(own.filter(isCorrectable), (word) => shapeOf(word, word.length));
      return byShape;
    },
  };
}

function isCorrectable({ length }: string): boolean {
  return length >= SHORTEST_CORRECTED - 1;
}

/**
 * The known word one slip away (a letter dropped, added, swapped or replaced) from an unknown one of
 * six letters or more that begins with the same letter, or null. Whole words, not stems: "tenemos"
 * is no slip of "telemando".
 */
export function correctSpelling(word: string, index: SpellingIndex): string | null {
  if (index.known.has(word) || word.length < SHORTEST_CORRECTED || /\d/.test(word)) return null;
  for (const gap of GAPS) {
    const candidates = index.byShape.get(shapeOf(word, word.length + gap)) ?? [];
    const right = candidates.find((candidate) => isOneSlipAway(word, candidate));
    if (right !== undefined) return right;
  }
  return null;
}

function shapeOf(word: string, length: number): string {
  return `${word[0]}${length}`;
}

/** Whether one letter dropped, added, replaced or swapped with the next makes one word the other. */
function isOneSlipAway(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)
  ) {
    end += 1;
  }
  const [left, right] = [a.length - start - end, b.length - start - end];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
