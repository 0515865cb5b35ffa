import type { Profession } from '#contract/professionals/professions.ts';
import type { Token } from '../text/tokens.ts';

/** The documented keywords that name a profession in every language. */
const KEYWORDS: ReadonlyMap<string, Profession> = new Map([
  ['plumber', 'plumber'],
  ['electrician', 'electrician'],
  ['painter', 'painter'],
  ['carpenter', 'carpenter'],
  ['gardener', 'gardener'],
  ['cleaner', 'cleaner'],
  ['designer', 'web-designer'],
  ['developer', 'web-developer'],
]);

/** The profession of a message that is nothing but a documented keyword, or null. */
export function loneKeyword(tokens: readonly Token[]): Profession | null {
  return tokens.length === 1 ? (KEYWORDS.get(tokens[0]?.word ?? '') ?? null) : null;
}
