export type SpellingIndex = {
  readonly known: ReadonlySet<string>;
  /** Candidates for correction, by their first letter and length ("p7"). */
  readonly byShape: ReadonlyMap<string, readonly string[]>;
};

const MIN_CORRECTED_LENGTH = 6;
/** How much longer the correct word may be than the misspelt one, in the order they are tried. */
const GAPS = [1, 0, -1];

/**
 * Indexes known words for spell correction; those under five letters are left out. `others` are
 * correct words that are never corrected. The index is built with the first misspelt word: most
 * languages only need to know which words are known.
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
  return length >= MIN_CORRECTED_LENGTH - 1;
}

/**
 * The known word at edit distance one (a letter dropped, added, swapped or replaced) from an
 * unknown one of six letters or more with the same first letter, or null. Whole words, not stems:
 * "tenemos" is no typo of "telemando".
 */
export function correctSpelling(word: string, index: SpellingIndex): string | null {
  if (index.known.has(word) || word.length < MIN_CORRECTED_LENGTH || /\d/.test(word)) return null;
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

/** Whether two words are at edit distance one, a swap of neighbours included. */
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
