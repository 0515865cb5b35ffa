import { pairIn, streetFirst } from '../place/corner.ts';
import type { PlaceSpan } from '../place/place-finder.ts';
import { fold } from '../text/fold.ts';
import { leadsOn, wholePlace } from './answered-place.ts';

/** The answer to where it is from the street, or the stop of the underground, that it begins with. */
export function findStreetFirst(
  text: string,
  isPlace: (words: string) => boolean,
): PlaceSpan | null {
  const street = streetFirst(fold(text));
  if (!street) return null;
  return wholePlace(text, { text: text.slice(street.start, street.end), ...street }, isPlace);
}

/** The whole of an answer: "durango 245", "reforma 222 int 4". */
const NUMBERED =
  /^\W*(?:(?:es|en|a|au|at|it's|c'est|la calle|sur|on) )*((?:[a-z][a-z'.-]+ ){1,4}(?:#|no\.? ?|num\.? ?)?\d{2,4}[a-z]?(?:,? (?:int|interior|depto|dpto|depa|apt|piso|local|app|unit)\.? ?\w{1,4})?)\W*$/;
/** Number other things: "piso 12", "cp 03100", "zona 10". */
const NUMBERS_NO_HOUSE =
  /\b(?:cp|codigo|code|postal|piso|depto|dpto|depa|apt|apto|app|local|int|unit|suite|zona|zone|sector|secteur|seccion|manzana|lote|km|metro|linea|ligne|line|colonia|col|distrito|district|de|del|du|des)\.? \d/;

/** A name with its house number that is all of the answer to where it is: no town of that name is meant. */
export function findNumberedStreet(text: string): PlaceSpan | null {
  const folded = fold(text);
  const street = NUMBERED.exec(folded)?.[1];
  if (!street || NUMBERS_NO_HOUSE.test(street)) return null;
  const words = street.match(/[a-z'.-]{2,}/g) ?? [];
  const isName = words.some((word) => !leadsOn(word));
  const start = folded.indexOf(street);
  return isName
    ? { text: text.slice(start, start + street.length), start, end: start + street.length }
    : null;
}

/** Two streets that an answer to where it is tells of: "spadina and bloor", but not "Laval and Longueuil". */
export function findPair(text: string, isPlace: (words: string) => boolean): PlaceSpan | null {
  const pair = pairIn(fold(text), true);
  if (!pair) return null;
  const typed = text.slice(pair.start, pair.end);
  const names = fold(typed).split(/ (?:and|&|et|y|e|con|pis|puis|at|x|n) | ?[&/] ?/);
  return names.some((name) => !isPlace(name)) ? { text: typed, ...pair } : null;
}
