import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Asked } from '#contract/requests/assistant.ts';
import { findPlaceInRegion, settlePlace, type PlaceContext } from '#server/places/places.ts';
import { findNameInMessages } from '../place/imported-names.ts';
import { isOrdinaryWord } from '../place/ordinary-words.ts';
import { withOthersPlace } from '../place/others-place.ts';
import type { PlaceFinder, PlaceSpan } from '../place/place-finder.ts';
import { fold } from '../text/fold.ts';
import { findKnownName, findPlaceMeant, findWholeName, wholePlace } from './answered-place.ts';
import { findNumberedStreet, findPair, findStreetFirst } from './answered-street.ts';
import { withoutFormerHome } from './other-places.ts';
import { placeLeft } from './place-of-move.ts';

/** Whether words are the whole name of a place, or of one in a region they name. */
export function isPlace(words: string): boolean {
  return (findNameInMessages(words) ?? findPlaceInRegion(words)) !== null;
}

/** Puts right what was just said. */
const I_MEAN =
  /\b(?:i (?:mean|meant)|je (?:veux|voulais) dire|j'voulais dire|quiero decir|quise decir|queria decir),? /g;

/** Says sorry for the place before, and leads to another: "à Brossard, non scuse, à La Prairie". */
const SORRY =
  /,? (?:non|no|nan|nope|oups|oops),? (?:scuse[rz]?|s'cuse[rz]?|excuse[rz]?|desolee?|pardon|sorry|wait|my bad|attende?z?|attends|perdona?|disculpa|espera)\b[^.;!?]{0,50}?[ ,](?:a|au|in|at|en|to|c'est|it'?s|es) (?=[a-z])/;

/** Whether an answer takes back the place it named before. */
export function takesPlaceBack(folded: string): boolean {
  return SORRY.test(folded);
}

/** The place that is named instead of the one that somebody says sorry for. */
function placeInstead(text: string, places: PlaceFinder): PlaceSpan | null {
  const match = SORRY.exec(fold(text));
  if (!match) return null;
  const before = text.slice(0, match.index);
  if (!places.findPlaceSpan(before) && !findKnownName(before, isPlace)) return null;
  const from = match.index + match[0].length;
  const clause = /^[^,.;!?]*/.exec(text.slice(from))![0];
  const known = findKnownName(clause, isPlace);
  if (known?.start !== 0) return null;
  return { text: known.text, start: from, end: from + known.end };
}

/** The place that a message says at once instead of another: "in Outremont. sorry I mean Mile End". */
function placeSaidAnew(text: string, places: PlaceFinder): PlaceSpan | null {
  const last = [...fold(text).matchAll(I_MEAN)].at(-1);
  if (!last || last.index === 0) return null;
  const from = last.index + last[0].length;
  const clause = /^[^,.;!?]*/.exec(text.slice(from))![0];
  const span = places.findPlaceSpan(' '.repeat(from) + clause);
  // It is the place that is put right, and nothing else.
  return span && span.start - from <= MAX_LEAD ? span : null;
}

const MAX_LEAD = 8;

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
  if (asked === null)
    return {
      findPlaceSpan: (text) =>
        placeSaidAnew(text, others) ??
        placeInstead(text, places) ??
        others.findPlaceSpan(withoutFormerHome(text)) ??
        others.findPlaceSpan(text),
    };
  return {
    findPlaceSpan: (text) => {
      const instead = placeInstead(text, places);
      const span = instead ?? findPlaceMeant(text, others, isPlace) ?? placeLeft(text, isPlace);
      if (instead || asked !== 'location') return span;
      const numbered = findNumberedStreet(text);
      if (numbered !== null && (span === null || !/\d/.test(span.text))) return numbered;
      if (span !== null) return wholePlace(text, span, isPlace);
      const street = findPair(text, isPlace) ?? findStreetFirst(text, isPlace);
      return street ?? findKnownName(text, isPlace) ?? findWholeName(text, isTown);
    },
  };
}
