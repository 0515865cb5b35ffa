import { LANGUAGES, type Language } from '#contract/language.ts';

/**
 * Whose turn it is: of the journeys of one file, the first is walked in `first`, the next in the next
 * language and so on, so that each is walked once. NEARHAND_LANGUAGES=all walks each in all of them.
 */
export function inTurn(language: Language, first: Language = 'en'): () => boolean {
  let next = LANGUAGES.indexOf(first);
  return () => {
    const turn = LANGUAGES[next % LANGUAGES.length];
    next += 1;
    return turn === language || process.env['NEARHAND_LANGUAGES'] === 'all';
  };
}
