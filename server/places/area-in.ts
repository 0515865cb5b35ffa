import { LRUCache } from 'lru-cache';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { namesakes } from './city.ts';
import { atlas, type Atlas } from './gazetteer/atlas.ts';
import { spotOf } from './spot.ts';
import { areaText } from './wording.ts';

const ARROW = ' → ';

/**
 * An area that was written in any of our languages, in another: "Montreal, Quebec" is "Montréal,
 * Québec" in French. Of a move both ends. What is no area of ours (a whole address, say) stays.
 */
export function areaIn(area: string, language: Language): string {
  return area
    .split(ARROW)
    .map((part) => knownTownIn(part, language))
    .join(ARROW);
}

/** What was said lately, by atlas: a town stands in every letter and list of its requests. */
const lately = new WeakMap<Atlas, LRUCache<string, string>>();
const MAX_KEPT = 500;

function knownTownIn(area: string, language: Language): string {
  const known = atlas();
  let said = lately.get(known);
  if (!said) lately.set(known, (said = new LRUCache({ max: MAX_KEPT })));
  const key = `${language} ${area}`;
  let town = said.get(key);
  if (town === undefined) {
    town = townIn(area, language);
    said.set(key, town);
  }
  return town;
}

function townIn(area: string, language: Language): string {
  const parts = area.split(',');
  // Some towns have commas in their names.
  const spot = parts
    .flatMap((_, last) => namesakes(parts.slice(0, last + 1).join(',')))
    .map(spotOf)
    .find((one) => LANGUAGES.some((written) => areaText(one, written) === area));
  return spot ? areaText(spot, language) : area;
}
