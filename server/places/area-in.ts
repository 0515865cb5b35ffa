import { LANGUAGES, type Language } from '#contract/language.ts';
import { namesakes } from './city.ts';
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
    .map((part) => townIn(part, language))
    .join(ARROW);
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
