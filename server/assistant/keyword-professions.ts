import type { Profession } from '#contract/professions.ts';
import type { Ranking } from './profession.ts';
import { standingOfTrade } from './standing.ts';
import type { Token } from './tokens.ts';

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

/**
 * The profession a documented keyword names where the cues name none, or null. A trade that is ruled
 * out or part of the story does not count, nor does a keyword in a need outside the catalogue.
 */
export function keywordProfession(ranking: Ranking, tokens: readonly Token[]): Profession | null {
  if (ranking.sightings.some(({ cue }) => cue.subject === 'outside')) return null;
  const named = [...tokens.keys()].filter(
    (index) =>
      KEYWORDS.has(tokens[index]?.word ?? '') && standingOfTrade(tokens, index, index, 'en') >= 1,
  );
  const professions = new Set(named.map((index) => KEYWORDS.get(tokens[index]?.word ?? '')));
  return professions.size === 1 ? ([...professions][0] ?? null) : null;
}
