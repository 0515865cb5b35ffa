import { foldText } from '#contract/fold-text.ts';
import { FILLERS, NOES, START_OVERS, YESSES } from './consent-phrases.ts';

/** The meaning of an answer to a yes-or-no question. */
export type Consent = 'yes' | 'no' | 'start-over' | 'unclear';

/** A plain yes is never longer than this; also bounds the work. */
const MAX_WORDS = 16;

/**
 * Parses the whole answer, in any of the three languages: a yes consists only of phrases for yes
 * and courtesies. A question, a correction, a doubt, or a yes with anything else beside it is
 * unclear.
 */
export function consentIn(utterance: string): Consent {
  if (utterance.length > 200 || /[?¿]/u.test(utterance)) return 'unclear';
  const words = wordsOf(utterance);
  if (words.length === 0 || words.length > MAX_WORDS) return 'unclear';
  if (saysOnly(words, YESSES, FILLERS)) return 'yes';
  if (saysOnly(words, START_OVERS, [...NOES, ...FILLERS])) return 'start-over';
  return saysOnly(words, NOES, FILLERS) ? 'no' : 'unclear';
}

/**
 * Normalized words, without accents, capitals and punctuation; repeated letters are reduced to two.
 */
function wordsOf(utterance: string): string[] {
  const plain = foldText(utterance)
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/[👍✅👌🙏]\p{Emoji_Modifier}?/gu, ' 👍 ');
  return plain.match(/[\p{L}\p{N}]+|👍|[^\p{L}\p{N}\s.,;:!'’…¡"«»()-]/gu) ?? [];
}

/** Whether the words consist of phrases of the two lists only, at least one of the first. */
function saysOnly(
  words: readonly string[],
  needed: readonly string[],
  allowed: readonly string[],
): boolean {
  const [strong, weak] = [new Set(needed), new Set(allowed)];
  // For each position: whether it is reachable, and whether a required phrase is before it.
  const reached = [false, ...words.map(() => undefined)] as (boolean | undefined)[];
  for (const from of words.keys()) {
    const before = reached[from];
    if (before === undefined) continue;
    for (let end = from + 1; end <= words.length; end += 1) {
      const phrase = words.slice(from, end).join(' ');
      if (strong.has(phrase)) reached[end] = true;
      else if (weak.has(phrase)) reached[end] = before || reached[end] === true;
    }
  }
  return reached.at(-1) === true;
}
