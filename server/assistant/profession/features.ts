import type { Token } from '../text/tokens.ts';

/** The features of a message: hashes of words and parts of words, and their counts. */
export type Features = ReadonlyMap<number, number>;

export type WeighedToken = {
  readonly token: Token;
  /** Whether the message sets it aside: ruled out, settled, part of the story. */
  readonly aside: boolean;
  /** The correct spelling of a misspelt word, or null. */
  readonly meant: string | null;
};

const MIN_PART_LENGTH = 2;
const MAX_PART_LENGTH = 5;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const WORD_SEED = feed(OFFSET, 'w ');
const PAIR_SEED = feed(OFFSET, 'p ');
const PART_SEED = feed(OFFSET, 'c ');
const ASIDE_SEED = feed(OFFSET, '~ ');

/**
 * The words, pairs of neighbouring words and parts of words (2 to 5 letters, with the word's ends)
 * of a message, each as a 32-bit number. Words that are set aside count as words only, with hashes
 * of their own; misspelt ones also count in their correct spelling.
 */
export function featuresOf(words: readonly WeighedToken[]): Features {
  const found = new Map<number, number>();
  const count = (feature: number) => found.set(feature, (found.get(feature) ?? 0) + 1);
  let previous: WeighedToken | undefined;
  for (const each of words) {
    const word = each.token.word.replace(/\d/g, '0');
    count(feed(each.aside ? ASIDE_SEED : WORD_SEED, word) >>> 0);
    if (previous && previous.token.clause === each.token.clause) {
      const before = previous.token.word.replace(/\d/g, '0');
      count(feed(feed(feed(PAIR_SEED, before), ' '), word) >>> 0);
    }
    if (!each.aside) countParts(`_${word}_`, count);
    if (!each.aside && each.meant !== null) {
      count(feed(WORD_SEED, each.meant) >>> 0);
      countParts(`_${each.meant}_`, count);
    }
    previous = each;
  }
  return found;
}

function countParts(word: string, count: (feature: number) => void): void {
  for (let start = 0; start < word.length; start += 1) {
    let hash = PART_SEED;
    const longest = Math.min(MAX_PART_LENGTH, word.length - start);
    for (let length = 1; length <= longest; length += 1) {
      hash = Math.imul(hash ^ word.charCodeAt(start + length - 1), PRIME);
      if (length >= MIN_PART_LENGTH) count(hash >>> 0);
    }
  }
}

/** FNV-1a, continued with the letters of a text. */
function feed(hash: number, text: string): number {
  let next = hash;
  for (let at = 0; at < text.length; at += 1) {
    next = Math.imul(next ^ text.charCodeAt(at), PRIME);
  }
  return next;
}
