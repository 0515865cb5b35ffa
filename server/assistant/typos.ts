export type SpellingIndex = {
  readonly known: ReadonlySet<string>;
  /** The known stems by what is left of them when a letter is dropped. */
  readonly byLoss: ReadonlyMap<string, readonly string[]>;
};

const SHORTEST_CORRECTED = 5;

/**
 * Prepares known stems for the lookup of misspelt ones; those under four letters are left out.
 * `others` are stems of right words that are not to be taken for misspelt ones.
 */
export function indexSpelling(stems: readonly string[], others: Iterable<string>): SpellingIndex {
  const targets = stems.filter((stem) => stem.length >= SHORTEST_CORRECTED - 1);
  const byLoss = new Map<string, string[]>();
  for (const stem of targets) {
    for (const form of lossesOf(stem)) {
      const stemsOfForm = byLoss.get(form);
      if (stemsOfForm) stemsOfForm.push(stem);
      else byLoss.set(form, [stem]);
    }
  }
  return { known: new Set([...stems, ...others]), byLoss };
}

/**
 * The known stem one slip away (a letter dropped, added, swapped or replaced) from an unknown stem of
 * five letters or more that begins with the same letter, or null.
 */
export function correctSpelling(stem: string, index: SpellingIndex): string | null {
  if (index.known.has(stem) || stem.length < SHORTEST_CORRECTED || /\d/.test(stem)) return null;
  for (const form of lossesOf(stem)) {
    for (const candidate of index.byLoss.get(form) ?? []) {
      if (candidate[0] === stem[0] && isOneSlipAway(stem, candidate)) return candidate;
    }
  }
  return null;
}

/** Whether one letter dropped, added, replaced or swapped with the next makes one word the other. */
function isOneSlipAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The stem itself and what it is without one of its letters but the first. */
function lossesOf(stem: string): string[] {
  const losses = [stem];
  for (let at = 1; at < stem.length; at += 1) {
    losses.push(stem.slice(0, at) + stem.slice(at + 1));
  }
  return losses;
}
