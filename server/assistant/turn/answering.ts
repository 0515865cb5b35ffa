import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Asked } from '#contract/requests/assistant.ts';
import { findPlaceInRegion, settlePlace, type PlaceContext } from '#server/places/places.ts';
import { findNameInMessages } from '../place/imported-names.ts';
import { isOrdinaryWord } from '../place/ordinary-words.ts';
import { withOthersPlace } from '../place/others-place.ts';
import type { PlaceFinder } from '../place/place-finder.ts';
import { fold } from '../text/fold.ts';
import {
  findKnownName,
  findPair,
  findPlaceMeant,
  findStreetFirst,
  findWholeName,
  wholePlace,
} from './answered-place.ts';
import { placeLeft } from './place-of-move.ts';

/** Whether words are the whole name of a place, or of one in a region they name. */
export function isPlace(words: string): boolean {
  return (findNameInMessages(words) ?? findPlaceInRegion(words)) !== null;
}

/** What a follow-up says of the place: where one is asked for, more of it is the place. */
export function answering(
  places: PlaceFinder,
  asked: Asked | null,
  { language, site }: { language: UnderstoodLanguage; site: PlaceContext },
): PlaceFinder {
  const isTown = (words: string) => {
    const settled = settlePlace(words, language, site, true);
    if (settled.status !== 'inferred') return settled.status === 'named';
    // "Thorncliffe" is Thorncliffe Park; a word is no beginning of a name.
    const isName = fold(words)
      .split(/[^a-z]+/)
      .some((word) => word.length > 5 && !isOrdinaryWord(word));
    return isName && settled.address.spot.country === site.country;
  };
  const others = withOthersPlace(places);
  if (asked === null) return others;
  return {
    findPlaceSpan: (text) => {
      const span = findPlaceMeant(text, others, isPlace) ?? placeLeft(text, isPlace);
      if (asked !== 'location') return span;
      if (span !== null) return wholePlace(text, span, isPlace);
      const street = findPair(text, isPlace) ?? findStreetFirst(text, isPlace);
      return street ?? findKnownName(text, isPlace) ?? findWholeName(text, isTown);
    },
  };
}
