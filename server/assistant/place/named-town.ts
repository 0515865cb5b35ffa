import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName, settlePlace, type PlaceContext } from '#server/places/places.ts';
import { fold } from '../text/fold.ts';
import { cornerIn } from './corner.ts';

/** A town that only the rest of the message names is no hamlet with the name of a word. */
const MIN_PEOPLE = 20_000;
/** No word is called like one of two words. */
const MIN_PEOPLE_OF_TWO_WORDS = 5000;
const MAX_WORDS = 3;
const MIN_WORDS_OF_STREET = 3;
const SIGN = /[.,;:!?\n()]+/;
/** Before the town, in a piece of its own: "both Toronto", "oh sorry Toronto". */
const LEADS =
  /^(?:(?:both|all|in|at|its|it's|near|oh|sorry|ok|okay|i'm|im|we're|here|downtown|les deux|tous|c'est|est|a|au|en|dans|desole|scuse|las dos|los dos|ambas|ambos|todo|es|perdon)\s+)+/;
const CENTRE = /\s(?:capital|centro|ciudad|city|downtown|centre-ville)$/iu;
/** Behind it: "Toronto sorry". */
const TAILS =
  /(?:\s(?:sorry|actually|please|pls|thanks|of course|btw|desole|svp|merci|perdon|gracias))+$/;
const STREET_WORD =
  /(?:^|\s)(?:rue|av|ave|avenue|boul|boulevard|blvd|chemin|ch|calle|avenida|street|st|road|rd|drive|dr|lane|crescent|cres|court|terrace|parkway|way|trail)\b\.?/;
/** "College and Ossington", "corner of Peel and Maisonneuve". */
const CROSSING =
  /^(?:corner of |coin (?:de )?|esquina (?:de )?)?[a-z'-]+(?: [a-z'-]+)? (?:and|&|et|y|at|@) [a-z'-]+(?: [a-z'-]+)?$/;
/** Between words and the town they are in: "fumigador en Mérida". */
const IN_TOWN = /(?:^|\s)(?:en|in|à|a|at)\s(\p{L}[\p{L}'’-]*(?:\s[\p{L}'’-]+){0,2})/giu;
/** A name is not over behind these. */
const OPEN =
  /(?:^|[\s-])(?:st|ste|saint|sainte|san|santa|notre|cote|de|du|des|la|le|del|d'|and|et|pis|y|at|&)\.?$/;
/** A street that is over: "King St", "Queen Street East". */
const ENDS_STREET =
  /[a-z]['’]?\s(?:street|st|road|rd|avenue|ave|drive|dr|lane|crescent|cres|court|boulevard|blvd|terrace|parkway|way|trail)\.?(?:\s(?:north|south|east|west|[nsew]))?$/;

/**
 * The place of a message with the town that the message names elsewhere ("91 Dunn Ave to 340 Lauder
 * Ave, both Toronto") or without a comma ("Roncesvalles Ave Toronto"), where it is a street whose
 * town is not known otherwise, or a name that no place is known by ("Córdoba capital, barrio Alberdi");
 * as it is without one.
 */
export function withNamedTown(
  message: string,
  location: string | null,
  language: UnderstoodLanguage,
  site: PlaceContext,
): string | null {
  if (location === null) return null;
  const isStreet = isStreetLike(fold(location));
  const wanting = isStreet ? 'unclear' : 'unknown';
  if (settlePlace(location, language, site, true).status !== wanting) return location;
  const isTown = (words: string) => namesTown(words, language, site);
  const isCorner = cornerIn(fold(location))?.end === location.length;
  const inside = isStreet && !isCorner ? townInside(location, isTown) : null;
  if (inside !== null) return inside;
  const town = townsBeside(message, location).find(isTown);
  return town === undefined ? location : `${location}, ${town}`;
}

function isStreetLike(folded: string): boolean {
  return STREET_WORD.test(folded) || / (?:and|&|et|y|at|@) /.test(folded);
}

function namesTown(words: string, language: UnderstoodLanguage, site: PlaceContext): boolean {
  // By its whole name, for a word is like the name of some town.
  if (findPlaceName(fold(words)) === null) return false;
  const settled = settlePlace(words, language, site, true);
  if (settled.status !== 'named' && settled.status !== 'inferred') return false;
  const { street, spot } = settled.address;
  const least = /[\s-]/.test(words.trim()) ? MIN_PEOPLE_OF_TWO_WORDS : MIN_PEOPLE;
  return street === '' && spot.kind !== 'postal' && spot.population >= least;
}

/** "6411 rue Saint-Vallier Montréal" with the comma that is missing; null without a town. */
function townInside(location: string, isTown: (words: string) => boolean): string | null {
  const words = location.trim().split(/\s+/);
  for (const count of [2, 1]) {
    const street = words.slice(0, -count).join(' ');
    const town = words.slice(-count).join(' ');
    const folded = fold(street);
    const isOver = ENDS_STREET.test(folded);
    const isWhole = wordsOf(folded) >= MIN_WORDS_OF_STREET && !OPEN.test(folded);
    if (street.endsWith(',')) continue;
    // "Bathurst and Fort York" is not in York.
    if (count === 1 && namesPlace(lastWords(location, 2))) continue;
    const isStreet = (isOver || isWhole) && STREET_WORD.test(folded);
    if ((isStreet || CROSSING.test(folded)) && isTown(town)) return `${street}, ${town}`;
  }
  return null;
}

function namesPlace(words: string): boolean {
  return findPlaceName(fold(words)) !== null;
}

function wordsOf(name: string): number {
  return name.split(/[\s-]+/).length;
}

/** What may be a town: the words right behind the place, and pieces that are nothing else. */
function townsBeside(message: string, location: string): string[] {
  const at = message.indexOf(location);
  if (at < 0) return [];
  const behind = message.slice(at + location.length);
  const [next = ''] = behind.trimStart().split(SIGN);
  const words = next.trim().split(/\s+/);
  const said = [message.slice(0, at), behind].flatMap((part) => part.split(SIGN));
  const streets = said.filter((piece) => STREET_WORD.test(fold(piece)));
  const ends = streets.flatMap((piece) => [2, 1].map((count) => lastWords(piece, count)));
  const counts = [MAX_WORDS, 2, 1].filter((count) => count <= words.length);
  const direct = counts.map((count) => words.slice(0, count).join(' '));
  const pieces = said
    .map((piece) => withoutLead(piece.trim()).replace(CENTRE, ''))
    .filter((piece) => piece !== '' && piece.split(/\s+/).length <= MAX_WORDS);
  const inside = said.flatMap((piece) =>
    [...piece.matchAll(IN_TOWN)].flatMap(([, name = '']) => firstWordsOf(name)),
  );
  // "Calle Hidalgo 118 centro Toluca"
  const last = words.length <= MAX_WORDS + 1 ? [2, 1].map((count) => lastWords(next, count)) : [];
  return [...direct, ...last, ...pieces, ...ends, ...inside].filter((one) => /\p{L}{3}/u.test(one));
}

/** "Mérida porfa" may be "Mérida". */
function firstWordsOf(name: string): string[] {
  const words = name.split(/\s+/);
  return words.map((_, at) => words.slice(0, words.length - at).join(' '));
}

function lastWords(piece: string, count: number): string {
  return piece.trim().split(/\s+/).slice(-count).join(' ');
}

function withoutLead(piece: string): string {
  const folded = fold(piece);
  return piece.slice(LEADS.exec(folded)?.[0].length ?? 0, TAILS.exec(folded)?.index);
}
