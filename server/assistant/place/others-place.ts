import { fold } from '../text/fold.ts';
import type { PlaceFinder, PlaceSpan } from './place-finder.ts';

/** Before the place where the person who writes is: "moi je suis à", "yo vivo en". */
const OWN =
  /(?:\bmoi,? (?:je (?:suis|reste|vis|habite|demeure)|j'habite|chus?|on (?:est|reste))|\byo,? (?:estoy|vivo|radico)|\bi(?:'m| am| live) myself)(?: (?:ici|rendue?|loin|aca|aqui|lejos))?,? (?:a|au|en|dans|in) $/;
/** The same with the person behind it: "je suis à Montréal moi". */
const IS = /\b(?:je (?:suis|reste|vis)|j'habite|chus?|estoy|vivo|i'm|i am|i live) (?:a|au|en|in) $/;
const ITSELF = /^,? (?:moi|yo|myself)\b/;
/** Somebody things are arranged for, before the place where that person is. */
const KIN =
  /\b(?:meres?|peres?|maman|papa|parents?|grand-?(?:mere|pere|maman|papa)s?|belle-mere|beau-pere|tante|oncle|fils|fille|mom|mum|dad|mother|father|grandma|grandpa|aunt|uncle|son|daughter|mama|papas|padres?|madre|abuel[oa]s?|suegr[oa]s?|tia|hij[oa])\b[^.;!?]{0,60}$/;

/**
 * A finder that takes the place of the relative a need is for rather than that of who writes: "ma mère
 * est à Matane, moi je suis à Mont-Joli".
 */
export function withOthersPlace(places: PlaceFinder): PlaceFinder {
  return {
    findPlaceSpan(text) {
      const found = places.findPlaceSpan(text);
      if (found === null || !isOwn(text, found)) return found;
      const { start, end } = found;
      const left = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
      const other = places.findPlaceSpan(left);
      return other && KIN.test(fold(text.slice(0, other.start))) ? other : found;
    },
  };
}

function isOwn(text: string, { start, end }: PlaceSpan): boolean {
  const before = fold(text.slice(0, start));
  return OWN.test(before) || (IS.test(before) && ITSELF.test(fold(text.slice(end))));
}
