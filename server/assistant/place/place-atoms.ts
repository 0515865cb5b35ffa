import { findPlaceInRegion, mayEndRegionName } from '#server/places/places.ts';
import { PLACE_ACRONYMS } from './informal-places.ts';
import type { PlaceLookup } from './place-lookup.ts';
import type { PlaceWord } from './place-words.ts';
import { FIRST_NAMES } from './proper-names.ts';
import { postalSpans } from './postal-patterns.ts';
import { crossingSpans, pairSpans, streetNameSpans, streetSpans } from './street-patterns.ts';

export type AtomKind =
  | 'street'
  | 'bare-street'
  | 'bare-small'
  | 'numbered'
  | 'crossing'
  | 'pair'
  | 'street-name'
  | 'code'
  | 'half'
  | 'british-half'
  | 'digits'
  | 'city'
  | 'neighbourhood'
  | 'region'
  | 'postal'
  | 'informal'
  | 'acronym'
  | 'common'
  | 'landmark'
  | 'unknown'
  | 'region-code'
  | 'unit'
  | 'number';

/** A part of what may be a place: one name, one street address, one postal code. */
export type Atom = {
  readonly start: number;
  readonly end: number;
  readonly kind: AtomKind;
  readonly population: number;
  /** The first and the last of its words, by number; -1 when it is none of whole words. */
  readonly first: number;
  readonly last: number;
};

type Text = {
  readonly text: string;
  readonly folded: string;
  readonly words: readonly PlaceWord[];
};

const MAX_WORDS = 5;
/** Of a name that the gazetteer has: "saint pierre de l'ile d'orleans". */
const MAX_WORDS_OF_KNOWN = 8;
const PARTICLE =
  /^(?:de|del|des|du|la|le|les|l'?|d'?|los|las|el|sur|of|the|upon|en|on|and|et|y|san|sainte?|ste?)$/;
/** Inside a name and nowhere at its edges: "lac au saumon", "pointe aux trembles", "cap à l'aigle". */
const INSIDE_NAME = /^(?:au|aux|a|sous|y|con|in|by|under)$/;
const NO_START =
  /^(?:de|del|des|du|d'|of|upon|and|et|y|sur|en|on|a|in|at|to|j'|n'|s'|c'|m'|t'|qu'|my|i|and|or|que|mi|un|une|una|pour|para|for)$/;
const PREFIX =
  /^(?:colonia|col\.?|barrio|fracc|nevado|volcan|malecon|presa|parque nacional|sierra|ejido|fraccionamiento|urbanizacion|urb|residencial|metro|parque|parc|park|marche|mercado|market|downtown|lower|upper|vieux|old|plaza|place|quartier|lac|lake|mont|mount|village|ile|isla|canton|comte|county|port|fort|playa|lomas|villa|villas|ciudad|cd|rancho|jardines|valle|santa|santo|puerto|pueblo|cerro|altos)$/;
const SUFFIX =
  /^(?:district|heights|village|park|market|county|valley|beach|hill|hills|island|islands|falls|lake|springs|square|station|quarter|township|city|nord|sud|est|ouest|norte|sur|oeste|centro|center|centre|north|south|east|west)$/;
const REGION_CODE =
  /^(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|pei|qc|que|sk|yt|al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|cdmx|df|uk|gto|jal|qro|ags|slp|bcs|coah|tamps|chih|mich|oax|chis|yuc|qroo|hgo|tlax|nay|dgo|zac|edomex|edo\.? de mex|gro|mor|pue|sin\.|son\.|ver\.)$/;
const SMALL_REGION_CODE =
  /^(?:ab|bc|mb|nb|nl|ns|qc|sk|az|ca|ct|fl|ga|il|ky|md|mn|nj|nm|ny|nc|nv|pa|sc|tn|tx|ut|va|wa|wv|wi|dc|cdmx|df|pei|bcs|gto|jal|ags|tamps|coah|chih|hgo|dgo|qro|slp)$/;
const INSTITUTION =
  /^(?:universit[ye]|universite|universidad|college|cegep|school|ecole|escuela|hotel|bank|banque|banco|hydro|revenu|revenue|ministere|consulat|consulado)$/;
const WORD_LIKE_CODE = /^(?:il|ca|va|pa|al|co|ma|az)$/;
const TIME =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|may|march|mai|mars|jan|feb|mar|apr|aug|sept?|oct|nov|dec|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|christmas|easter|halloween|noel|paques|navidad|urge|today|tonight|tomorrow|urgent|urgente|asap|bonjour|bonsoir|allo|salut|hello|hola|buenas|thanks|merci|gracias)$/;
const UNIT =
  /(?<=[\s,])(?:c\.?p\.?\s?\d{5}|(?:apt|app|appt|apto|apartment|appartement|suite|ste|unit|bureau|local|int|interior|piso|depto|dpto|esc|porte|door)\.?\s*#?\d?\w{0,4}|#\s?\d\w*|\d{1,2}\s?(?:º|ª|°)\s?-?[a-z]?\b|\d{1,2}[ºª]\s?[a-z]{0,4}|(?<=\d,?\s)\d{1,2}[a-z]|\d{1,2}(?:e|er|eme|ème|nd|rd|th) (?:etage|étage|floor))(?![\p{L}\p{N}])/giu;
const DISTRICT_NUMBER = /(?<=\p{L}\s)\d{1,2}(?:e|er|eme|ème)?(?![\p{L}\p{N}])/gu;
/** A verb with its pronoun is no name: "allez-y", "écris-le". */
const ORDER = /-(?:y|en|le|la|les|lui|leur|moi|toi|nous|vous|tu|ils?|elles?|ca)$/;
const MIN_ORDINARY_POPULATION = 100_000;

/** All atoms of possible places in a text. */
export function placeAtoms(source: Text, lookup: PlaceLookup): Atom[] {
  const spans = (kind: AtomKind, found: readonly { start: number; end: number }[]): Atom[] =>
    found.map(({ start, end }) => ({ start, end, kind, population: 0, first: -1, last: -1 }));
  const { text } = source;
  const { full, bare, small, numbered } = streetSpans(text, source.words);
  return [
    ...spans('street', full),
    ...spans('bare-street', bare),
    ...spans('bare-small', small),
    ...spans('numbered', numbered),
    ...spans('crossing', crossingSpans(text)),
    ...spans('pair', pairSpans(text)),
    ...spans('street-name', streetNameSpans(text)),
    ...postalSpans(text).flatMap((span) => spans(span.kind, [span])),
    ...spans('unit', found(text, UNIT)),
    ...spans('number', found(text, DISTRICT_NUMBER)),
    ...nameAtoms(source, lookup),
  ];
}

function found(text: string, pattern: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

function nameAtoms(source: Text, lookup: PlaceLookup): Atom[] {
  const { words, folded } = source;
  const shouted = source.text === source.text.toUpperCase();
  const atoms: Atom[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const opening = words[first]!;
    if (NO_START.test(opening.folded) && !(opening.capital && words[first + 1]?.capital)) {
      if (!opening.acronym || shouted) continue;
    }
    let isOpen = true;
    for (let last = first; last < Math.min(words.length, first + MAX_WORDS_OF_KNOWN); last += 1) {
      if (last > first && words[last]!.breaks) break;
      if (last > first && endsName(words[last]!, words[last - 1]!)) {
        if (!INSIDE_NAME.test(words[last]!.folded)) break;
        isOpen = false;
      }
      const run = words.slice(first, last + 1);
      if (run.length > 1 && isJoint(run.at(-1)!.folded)) continue;
      const span = { start: opening.start, end: run.at(-1)!.end };
      if (isArticleWithName(run, lookup)) continue;
      if (!isOpen || run.length > MAX_WORDS) {
        const known = wholeName(folded.slice(span.start, span.end), lookup);
        if (known) atoms.push({ ...span, ...known, first, last });
        continue;
      }
      const kind =
        wordInRegion(run, words.slice(last + 1), lookup) ??
        kindOf(run, folded.slice(span.start, span.end), shouted, lookup);
      if (kind?.kind === 'region-code' && isWordHere(run, words[last + 1])) continue;
      if (kind) atoms.push({ ...span, ...kind, first, last });
    }
  }
  return atoms;
}

function isJoint(word: string): boolean {
  return PARTICLE.test(word) || INSIDE_NAME.test(word);
}

/** A long name, or one with a word inside that ends others, is only what the gazetteer has as a whole. */
function wholeName(phrase: string, lookup: PlaceLookup): Named | null {
  const place = lookup(phrase);
  if (!place || place.kind === 'postal') return null;
  return { kind: place.kind as AtomKind, population: place.population };
}

/** A town whose name is a word, told from it by the region behind it: "souris pei", "álamos, sonora". */
function wordInRegion(
  run: readonly PlaceWord[],
  behind: readonly PlaceWord[],
  lookup: PlaceLookup,
): Named | null {
  const name = run.map((word) => word.folded).join(' ');
  if (run.length > 2 || behind.length === 0 || behind[0]!.ends) return null;
  if (NO_TOWN.test(name)) return null;
  const end = behind.findIndex((word, at) => at > 0 && word.breaks);
  const next = behind.slice(0, end < 0 ? MAX_WORDS_OF_REGION : Math.min(end, MAX_WORDS_OF_REGION));
  if (!next.some(({ folded }) => mayEndRegionName(folded)) || lookup(name)) return null;
  const phrase = [...run, ...next].map((word) => word.folded);
  for (let count = phrase.length; count > run.length; count -= 1) {
    const town = findPlaceInRegion(phrase.slice(0, count).join(' '));
    if (town) return { kind: 'city', population: town.population };
  }
  return null;
}

const MAX_WORDS_OF_REGION = 3;
/** Are towns somewhere, and stand before names everywhere. */
const NO_TOWN =
  /^(?:esquina|calle|centro|central|barrio|colonia|campo|casa|puerta|village|court|bridge|street|coin)$/;
const ARTICLE = /^(?:the|la|le|les|el|los|las|l')$/;
const ELIDED = /^l'?$/;

/** "the Bronx", "la Condesa": an article before the name, which is no part of it. */
function isArticleWithName(run: readonly PlaceWord[], lookup: PlaceLookup): boolean {
  const [article, ...rest] = run;
  if (!article || rest.length === 0 || !ARTICLE.test(article.folded)) return false;
  const isCity = lookup(run.map((word) => word.folded).join(' '))?.kind === 'city';
  if (!article.capital && rest[0]!.capital) return !(isCity && ELIDED.test(article.folded));
  const kind = lookup(rest.map((word) => word.folded).join(' '))?.kind;
  return kind === 'neighbourhood' || kind === 'informal';
}

/** "il" and "va" are words rather than Illinois and Virginia, unless the clause ends there. */
function isWordHere([code]: readonly PlaceWord[], next: PlaceWord | undefined): boolean {
  return !code!.capital && WORD_LIKE_CODE.test(code!.folded) && next?.breaks === false;
}

/** Begins many names of quarters: "colonia Buenos Aires", "Buena Vista". */
const GOOD = /^buen[oa]s?$/;

const ELISION = /^[dl]'?$/;

/** Whether a word is outside any name: not "or" in "val d'or". */
function endsName({ folded, functional, capital }: PlaceWord, before: PlaceWord): boolean {
  if (ELISION.test(before.folded)) return false;
  return functional && !capital && !PARTICLE.test(folded) && !GOOD.test(folded);
}

type Named = { kind: AtomKind; population: number };

function kindOf(
  run: readonly PlaceWord[],
  phrase: string,
  shouted: boolean,
  lookup: PlaceLookup,
): Named | null {
  const [opening] = run;
  if (run.length === 1 && opening?.acronym && !shouted) {
    const known = PLACE_ACRONYMS.has(phrase.toUpperCase());
    if (known) return { kind: 'acronym', population: 0 };
    if (REGION_CODE.test(phrase)) return { kind: 'region-code', population: 0 };
  }
  if (run.length === 1 && SMALL_REGION_CODE.test(phrase) && !opening?.capital && opening?.plain) {
    return { kind: 'region-code', population: 0 };
  }
  return knownName(run, phrase, lookup) ?? newName(run, shouted);
}

function knownName(run: readonly PlaceWord[], phrase: string, lookup: PlaceLookup): Named | null {
  if (run.length === 1 && run[0]?.functional) return null;
  const place = lookup(phrase);
  if (place && place.kind !== 'postal') {
    return { kind: place.kind as AtomKind, population: place.population };
  }
  if (run.length > 1 && isLandmark(run, lookup)) return { kind: 'landmark', population: 0 };
  const word = lookup(phrase, true);
  if (!word || word.kind === 'postal') return null;
  const plausible = run[0]?.capital || word.population >= MIN_ORDINARY_POPULATION;
  return plausible ? { kind: 'common', population: word.population } : null;
}

/** "colonia Narvarte", "metro Portales": a kind of place with the name of one. */
function isLandmark(run: readonly PlaceWord[], lookup: PlaceLookup): boolean {
  const [opening, ...rest] = run;
  const closing = run.at(-1);
  const prefixed = PREFIX.test(opening?.folded ?? '') && namesOf(rest, lookup);
  const suffixed = SUFFIX.test(closing?.folded ?? '') && namesOf(run.slice(0, -1), lookup);
  return prefixed || suffixed;
}

function namesOf(words: readonly PlaceWord[], lookup: PlaceLookup): boolean {
  const telling = words.filter((word) => !PARTICLE.test(word.folded));
  if (telling.length === 0) return false;
  if (telling.some((word) => word.acronym || TIME.test(word.folded))) return false;
  if (telling.every((word) => word.capital && !word.functional)) return true;
  const place = lookup(telling.map((word) => word.folded).join(' '));
  const isOrdinary = telling.every((word) => word.ordinary);
  return place !== null && (!isOrdinary || place.population >= MIN_ORDINARY_POPULATION);
}

/** Words of no known name, which may be one by their capitals. */
function newName(run: readonly PlaceWord[], shouted: boolean): Named | null {
  const telling = run.filter((word) => !PARTICLE.test(word.folded));
  if (telling.length === 0 || telling.length > 3) return null;
  if (run.length === 1 && FIRST_NAMES.has(run[0]!.folded)) return null;
  if (telling.every(({ folded }) => ORDER.test(folded))) return null;
  const typedAsName = telling.every((word) => word.capital) && run[0]!.capital && !shouted;
  const strange = run.length === 1 && !run[0]!.ordinary && /^\p{L}{4,}/u.test(run[0]!.folded);
  if (telling.some(({ folded }) => TIME.test(folded) || INSTITUTION.test(folded))) return null;
  if (telling.some((word) => word.acronym && !shouted) || telling.some((word) => word.functional))
    return null;
  if (telling.every((word) => word.ordinary) && !(typedAsName && run.length > 1)) return null;
  return typedAsName || strange ? { kind: 'unknown', population: 0 } : null;
}
