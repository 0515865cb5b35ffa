import { fold } from '../text/fold.ts';
import type { PlaceFinder, PlaceSpan } from './place-finder.ts';

/** Before the place where the person who writes is: "moi je suis à", "yo vivo en". */
const OWN =
  /(?:\bmoi,? (?:je (?:suis|reste|vis|habite|demeure)|j'habite|chus?|on (?:est|reste))|\byo,? (?:estoy|vivo|radico)|\bi(?:'m| am| live) myself)(?: (?:ici|rendue?|loin|aca|aqui|lejos))?,? (?:a|au|en|dans|in) $/;
/** The same with the person behind it: "je suis à Montréal moi". */
const IS = /\b(?:je (?:suis|reste|vis)|j'habite|chus?|estoy|vivo|i'm|i am|i live) (?:a|au|en|in) $/;
const ITSELF = /^,? (?:moi|yo|myself)\b/;
/** "J'habite Toronto mais mes parents sont à Rimouski": of two places the other one. */
const LIVES =
  /\b(?:j'habite|(?:je|on) (?:vi[ts]|restes?|habite|demeure|suis|est)|vivo|vivimos|estoy|estamos|(?:i|we) live|i'm|i am|we're|we are)(?: (?:a|au|en|in|dans))? $/;
const BUT =
  /^\s*(?:[.;,!]|$)|^,? (?:mais|but|pero|alors|donc|faque|fait que|so|and|et|y|asi que|entonces)\b/;
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
      // Before a "but" all of it is about who writes.
      const others = [start, 0].map((from) => {
        const left = text.slice(0, from) + ' '.repeat(end - from) + text.slice(end);
        return places.findPlaceSpan(left);
      });
      const isKin = (one: PlaceSpan | null) => one && KIN.test(fold(text.slice(0, one.start)));
      return others.find(isKin) ?? placeOfKin(text, places) ?? found;
    },
  };
}

function isOwn(text: string, { start, end }: PlaceSpan): boolean {
  const before = fold(text.slice(0, start));
  const behind = fold(text.slice(end));
  return (
    OWN.test(before) ||
    (IS.test(before) && ITSELF.test(behind)) ||
    (LIVES.test(before) && BUT.test(behind))
  );
}

/** "Mi mamá tiene 83 años y vive en Morelia": a relative's own words for it. */
const KIN_LIVES = new RegExp(
  KIN.source.replace('{0,60}$', '{0,40}?') +
    String.raw`\b(?:viv(?:e|en)|vit|vivent|est(?:a|an)?|habite|restent?|demeure|lives?|is|are) (?:toute? seule?s? |sol[oa]s? |alone )?(?:en|a|in|dans) `,
);
const IN = 'in ';
const MAX_NAME = 60;

/** The place a relative lives in, which the finder takes for that of somebody else. */
function placeOfKin(text: string, places: PlaceFinder): PlaceSpan | null {
  const match = KIN_LIVES.exec(fold(text));
  if (!match) return null;
  const from = match.index + match[0].length;
  const [name = ''] = /^[^,.;!?\n]*/.exec(text.slice(from, from + MAX_NAME)) ?? [];
  const found = places.findPlaceSpan(IN + name);
  if (!found || found.start !== IN.length) return null;
  const start = from + found.start - IN.length;
  return { text: found.text, start, end: start + found.text.length };
}
