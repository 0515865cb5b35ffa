import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '../text/fold.ts';
import type { PlaceFinder, PlaceSpan } from './place-finder.ts';

/** Where things are picked up, and where they go. */
export type TwoPlaces = { readonly pickUp: PlaceSpan; readonly destination: PlaceSpan };

const SURE_JOINTS =
  /\bdrop(?:ping)?[ -]?off(?: (?:is|it|at|in|to))* |\b(?:jusqu'?(?:a|au|aux)|hasta|to|vers|hacia)\b ?|-?>|\u2192/g;
const JOINTS = /\b(?:a|au|aux|al|para|pa|pour)\b'? ?/g;
const ORIGINS =
  /\b(?:from|pick(?:ing)?[ -]?up(?: (?:is|it|at|in|from))*|outta|out of|leaving|de la|de|du|des|quitt(?:e|er|ons)|desde|del|dejo|dejamos)\b |\bd'/g;
const INSIDE = /\b(?:in|at|en|dans|sur|a|au|aux)\b /g;
/** Between the place where somebody is and where things go: "à Verdun pis amener ça à Brossard". */
const MOVES =
  /\b(?:amen|apport|transport|ramen|rentr|retourn|emmenag|demenag|revien|transfer|mov|bring|tak|deliver|ship|haul|livr|llev|mud|cambi|regres|traslad)[a-z]+\b|\b(?:vais|vas|va|part|pars|going|go|goes|come|comes|brought|voy|vamos|pour|para)\b/;
const BETWEEN = /\b(?:entre|between) ([^.,;:!?\n]{2,40}?) (?:et|and|y) /;
const ADDRESS = /(?:^|[\s,])(\d+[\p{L}\d-]* (?:[\p{L}\d.'-]+ ?){1,4})$/u;
const PART_END = /[.!?;\n](?=\s|$)/;
const TOWN_BEHIND = /^ (?:in|à|en) ([\p{L}'’-]+(?: [\p{Lu}][\p{L}'’-]+)?)/u;
/** Says only where somebody leaves from. */
const LEAVES =
  /\b(?:je (?:pars|quitte)|on (?:part|quitte)|nous (?:partons|quittons)|salgo|salimos|me salgo|i'?m leaving|we'?re leaving|moving out|leaving)(?: (?:de|du|d'|from|of))?(?: (?:la|le|el|the))? ?$/;
const INTO_TOWN = /^(?:a|en|in) ?$/;
const MAX_JOINTS = 6;
const MAX_ORIGINS = 4;
const MAX_LENGTH = 100;
const MAX_WORDS_BEFORE = 6;
const MAX_WORDS_OF_NAME = 4;
/** The place finder reads a name in its context: that of a place of work. */
const IN: Readonly<Record<UnderstoodLanguage, string>> = { en: 'in ', fr: 'à ', es: 'en ' };

/**
 * The two places of a move ("from Plateau to Verdun", "12 King St to 40 Queen St"); null where there
 * are not two. `folded` is the text folded.
 */
export function findTwoPlaces(
  typed: string,
  typedFolded: string,
  language: UnderstoodLanguage,
  places: PlaceFinder,
): TwoPlaces | null {
  const text = withoutStoreys(typed);
  const folded = withoutStoreys(typedFolded);
  const look = (start: number, end: number) => placeBetween(text, start, end, language, places);
  const joints = [...folded.matchAll(SURE_JOINTS)].slice(0, MAX_JOINTS);
  const others = [...folded.matchAll(JOINTS)].slice(0, MAX_JOINTS);
  const between = placesBetween(text, folded, look);
  if (between) return between;
  for (const { index, 0: words } of [...joints, ...others]) {
    const from = index + words.length;
    const length = PART_END.exec(text.slice(from))?.index ?? text.length - from;
    const end = from + Math.min(length, MAX_LENGTH);
    // Behind the comma another place may be likelier: that of another need.
    const comma = text.slice(from, end).indexOf(',');
    const destination = look(from, end) ?? (comma < 0 ? null : look(from, from + comma));
    const pickUp = destination && placeBefore(text, folded, index, look);
    if (pickUp && !isTownOfStreet(folded, pickUp, { index, words })) return { pickUp, destination };
  }
  return placesByRole(folded, look);
}

/** Says how high up or in what a place is: "(3rd floor, no elevator)". */
const STOREYS =
  /\([^()]*\b(?:[eé]tages?|floor|elevator|escaliers?|stairs|ascenseur|ascensor|elevador|piso|escaleras?|rez-de-chauss[eé]e|walk-?up|basement|sous-sol)\b[^()]*\)/giu;

function withoutStoreys(text: string): string {
  return text.replace(STOREYS, (words) => ' '.repeat(words.length));
}

/** Leads to where somebody is before a move. */
const LEAVES_FROM =
  /\b(?:je pars|on part|nous partons|partant|depart|je quitte|on quitte|laiss(?:e|ons)|je reste|on reste|j'habite|je suis|chus?|on est|leaving|leave|starting|start|pick(?:ing)?[ -]?up|i live|we live|i'm|im|we're|i am|we are|out of|entrepos\w*|entrepots?|storage|bodega|salgo|salimos|sale|saldr(?:e|ia|iamos|emos)|saliendo|vivo|vivimos|estoy|estamos|dejo|dejamos|recog(?:e|en|er|erlo|ida)|origen|partida)\b/g;
/** Leads to where it goes. */
const GOES_TO =
  /\b(?:m'en (?:viens|vas|vais)|s'en (?:va|vient|vont)|nous en allons|arrivee|emmenag\w+|destination|(?:nouvel?l?e?|futur\w*) (?:appart\w*|logement|maison|place|condo|chez[ -]nous|adresse)|heading|going|ending|ends?|drop(?:ping)?[ -]?off|(?:new|next) (?:place|house|home|apartment|apt|condo|address|spot)|(?:pour|for|para) (?:une?|an?|un|una|the|le|la|mon|my) (?:\w+ )?(?:maison|condo|appart\w*|logement|house|place|apartment|casa|depa\w*|piso)|me voy|nos vamos|(?:voy|vamos)(?= (?:a|al|para|pa|hasta|hacia)\b)|(?:je vais|on vas?)(?= (?:a|au|aux|en|vers)\b)|me cambio|nos cambiamos|me mudo|nos mudamos|entreg\w+|destino|(?:casa|depa\w*|piso|lugar|direccion) nuev[oa]|nuev[oa] (?:casa|depa\w*|piso)|llegada)\b/g;

/** Two places that are told apart by what leads to each: "I live in Oshawa and my new place is in Ajax". */
function placesByRole(
  folded: string,
  look: (start: number, end: number) => PlaceSpan | null,
): TwoPlaces | null {
  for (const goes of folded.matchAll(GOES_TO)) {
    const from = goes.index + goes[0].length;
    const length = PART_END.exec(folded.slice(from))?.index ?? folded.length - from;
    const behind = [...folded.slice(from, from + length).matchAll(LEAVES_FROM)][0];
    const destination = look(from, from + Math.min(behind?.index ?? length, MAX_LENGTH));
    if (!destination) continue;
    const before = folded.slice(Math.max(0, goes.index - 2 * MAX_LENGTH), goes.index);
    const offset = goes.index - before.length;
    for (const leaves of [...before.matchAll(LEAVES_FROM)].toReversed()) {
      const pickUp = look(offset + leaves.index + leaves[0].length, goes.index);
      if (pickUp) return { pickUp, destination };
    }
    // "Me mudo a Querétaro, saldría de Naucalpan"
    const start = from + (behind ? behind.index + behind[0].length : length);
    const [clause = ''] = folded.slice(start, from + length).split(',');
    const left = behind ? look(start, start + Math.min(clause.length, MAX_LENGTH)) : null;
    if (left) return { pickUp: left, destination };
  }
  return null;
}

/** "Je pars de la rue Saint-Zotique à Montréal" does not say where it goes. */
function isTownOfStreet(
  folded: string,
  pickUp: PlaceSpan,
  { index, words }: { index: number; words: string },
): boolean {
  const isSame = !/[a-z]/.test(folded.slice(pickUp.end, index));
  return isSame && LEAVES.test(folded.slice(0, pickUp.start)) && INTO_TOWN.test(words);
}

/** "Entre Québec et Montréal". */
function placesBetween(
  text: string,
  folded: string,
  look: (start: number, end: number) => PlaceSpan | null,
): TwoPlaces | null {
  const [words, pickUpWords = ''] = BETWEEN.exec(folded) ?? [];
  if (words === undefined) return null;
  const start = folded.indexOf(words);
  const first = start + words.indexOf(' ') + 1;
  const then = start + words.length;
  const pickUp = look(first, first + pickUpWords.length);
  const destination = look(then, Math.min(text.length, then + MAX_LENGTH));
  return pickUp && destination && { pickUp, destination };
}

function placeBefore(
  text: string,
  folded: string,
  joint: number,
  look: (start: number, end: number) => PlaceSpan | null,
): PlaceSpan | null {
  const start = Math.max(0, joint - MAX_LENGTH);
  const before = folded.slice(start, joint);
  const origins = [...before.matchAll(ORIGINS)].slice(-MAX_ORIGINS);
  for (const { index, 0: word } of origins) {
    const place = look(start + index + word.length, joint);
    if (place) return wholeUpTo(text, place, joint);
  }
  for (const { index, 0: word } of [...before.matchAll(INSIDE)].slice(-MAX_ORIGINS)) {
    const place = look(start + index + word.length, joint);
    if (place && MOVES.test(folded.slice(place.end, joint))) return place;
  }
  const [, address] = ADDRESS.exec(text.slice(start, joint).trimEnd()) ?? [];
  if (!address) return placeRightBefore(text, before, joint, look);
  const at = text.lastIndexOf(address, joint);
  return look(at, joint);
}

/** "A storage locker in Etobicoke to …": what lies in a place that nothing stands behind. */
function placeRightBefore(
  text: string,
  before: string,
  joint: number,
  look: (start: number, end: number) => PlaceSpan | null,
): PlaceSpan | null {
  const isSure = /^(?:vers|hacia|hasta|jusqu|to|-?>|\u2192)/.test(fold(text.slice(joint)));
  const name = isSure && /\s$/.test(text.slice(0, joint)) && nameRightBefore(text, joint, look);
  if (name) return name;
  const inside = [...before.matchAll(INSIDE)].at(-1);
  if (!inside) return null;
  const place = look(joint - before.length + inside.index + inside[0].length, joint);
  return place && text.slice(place.end, joint).trim() === '' ? place : null;
}

/** "Gatineau vers Montréal": a name that begins its clause and ends at the joint. */
function nameRightBefore(
  text: string,
  joint: number,
  look: (start: number, end: number) => PlaceSpan | null,
): PlaceSpan | null {
  const [, name = ''] =
    /(?:^|[.,:;!?\n]\s*)([^.,:;!?\n]{3,40})$/u.exec(text.slice(0, joint).trimEnd()) ?? [];
  if (name === '' || name.trim().split(/\s+/).length > MAX_WORDS_OF_NAME) return null;
  const at = text.lastIndexOf(name, joint);
  const place = look(at, joint);
  return place?.start === at ? place : null;
}

/** A place with the town behind it: "rue Wellington à Sherbrooke". */
function wholeUpTo(text: string, place: PlaceSpan, joint: number): PlaceSpan {
  const behind = text.slice(place.end, joint);
  const isTown = /^ (?:à|a|en|in) [^,.]+$/iu.test(behind.trimEnd());
  const whole = text.slice(place.start, isTown ? joint : place.end).trimEnd();
  return { text: whole, start: place.start, end: place.start + whole.length };
}

/** "Bedminster in Bristol" with its town. */
function withTownBehind(text: string, place: PlaceSpan, places: PlaceFinder): PlaceSpan {
  const [lead = '', town = ''] = TOWN_BEHIND.exec(text.slice(place.end)) ?? [];
  if (town === '' || places.findPlaceSpan(lead.trim())?.text !== town) return place;
  const end = place.end + lead.length;
  return { text: text.slice(place.start, end), start: place.start, end };
}

/** The place that a stretch of text begins with, after few words ("a flat in"). */
function placeBetween(
  text: string,
  start: number,
  end: number,
  language: UnderstoodLanguage,
  places: PlaceFinder,
): PlaceSpan | null {
  const context = IN[language];
  const found = places.findPlaceSpan(context + text.slice(start, end));
  if (!found || found.start < context.length) return null;
  const at = start + found.start - context.length;
  const words = text.slice(start, at).split(/\s+/).filter(Boolean);
  if (words.length > MAX_WORDS_BEFORE) return null;
  const place = { text: found.text, start: at, end: at + found.text.length };
  return withTownBehind(text.slice(0, end), place, places);
}
