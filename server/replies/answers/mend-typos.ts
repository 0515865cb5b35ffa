import { LONG_WORDS } from './answer-words.ts';

const longWords = LONG_WORDS.split('|');

/** Shorter ones become another word with one other letter. */
const MIN_LENGTH = 6;

/**
 * A word without what slips from a thumb: letters held too long ("ouiii", "yess"), and one wrong letter
 * of a long word ("acept"). A known word stays.
 */
export function mendTypos(word: string, isKnown: (word: string) => boolean): string {
  if (isKnown(word)) return word;
  const held = word.replaceAll(/(\p{L})\1{2,}/gu, '$1').replace(/(\p{L})\1$/u, '$1');
  if (isKnown(held)) return held;
  const near = longWords.filter((known) => isOneSlipFrom(word, known));
  return near[0] ?? word;
}

/** Whether two words differ by one letter changed, added, left out, or two neighbours swapped. */
function isOneSlipFrom(word: string, known: string): boolean {
  if (known.length < MIN_LENGTH || Math.abs(word.length - known.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === known[same]) same += 1;
  const [left, meant] = [word.slice(same), known.slice(same)];
  const isSwapped =
    left[0] === meant[1] && left[1] === meant[0] && left.slice(2) === meant.slice(2);
  return (
    left.slice(1) === meant.slice(1) ||
    left.slice(1) === meant ||
    left === meant.slice(1) ||
    (isSwapped && left.length > 1)
  );
}
