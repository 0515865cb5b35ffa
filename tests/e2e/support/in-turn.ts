import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';

/**
 * Round robin of languages: of the journeys of one file the first runs in `first`, the next in the
 * next language and so on, so that each runs once. NEARHAND_LANGUAGES=all runs each in all of them.
 */
export function inTurn(
  language: UnderstoodLanguage,
  first: UnderstoodLanguage = 'en',
): () => boolean {
  let next = UNDERSTOOD_LANGUAGES.indexOf(first);
  return () => {
    const turn = UNDERSTOOD_LANGUAGES[next % UNDERSTOOD_LANGUAGES.length];
    next += 1;
    return turn === language || process.env['NEARHAND_LANGUAGES'] === 'all';
  };
}
