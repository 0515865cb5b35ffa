import { fold } from '../text/fold.ts';
import type { Span } from '#server/assistant/text/tokens.ts';
import type { PlaceWord } from './place-words.ts';

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’.-]*`;
const PARTICLE = String.raw`(?:de|du|des|d|la|le|les|l|los|las|del|el|the|of)`;
const CAPITAL_WORD = String.raw`(?:\p{Lu}|\d)[\p{L}\p{N}'’.-]*`;
const DIRECTION = String.raw`(?:\s(?:north|south|east|west|nord|sud|est|ouest|[nsewo])\b\.?)?`;
const DIRECTION_BEFORE = String.raw`(?:north|south|east|west|[nsew]|nw|ne|sw|se)\b\.?`;
const UNIT = String.raw`(?:,?\s(?:apt|app|appt|suite|unit|bureau|local|int|piso|depto)\.?\s*#?\w+|,?\s#\w+)?`;
const TYPE_AFTER = String.raw`(?:street|st|road|rd|avenue|ave|av|drive|dr|lane|ln|court|ct|crescent|cres|boulevard|blvd|way|place|pl|terrace|ter|circle|highway|hwy|parkway|pkwy|trail|square|row|grove|close|mews)`;
const TYPE_BEFORE_FR = String.raw`(?:rue|av|ave|avenue|boul|boulevard|blvd|bd|chemin|ch|rang|route|place|allee|allée|impasse|quai|cote|côte|montee|montée|terrasse|croissant|cours(?! (?:dans|de|du|des|a|à|en|pour|le|la)\b))`;
const TYPE_BEFORE_ES = String.raw`(?:calle|c/|carrera|avenida|av|avda|calzada|calz|paseo|plaza|diagonal|transversal|camino|cerrada|privada|prolongacion|prolongación|ronda|rambla|boulevard|blvd)`;
/** Every address has one: a cheap filter before the long patterns. */
const HOUSE_NUMBER = /\d/;
const EDGE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

const NAME = String.raw`\p{L}[\p{L}'’.-]*`;
const ORDINAL = String.raw`\d{1,3}(?:e|er|re|ème|eme|th|st|nd|rd)`;

/** "10 minutes from St Catharines" is no street. */
const MEASURE = '(?:min(?:ute|uto)?s?|km|kms|miles?|hours?|hrs?|heures?|horas?|blocks?|cuadras?)';

const PATTERNS = [
  // 1020 rue King Ouest; 4410 Boul. Saint-Laurent
  String.raw`${EDGE}\d{1,5}[a-z]?,?\s${TYPE_BEFORE_FR}\.?(?:\s${PARTICLE})*\s${CAPITAL_WORD}(?:\s(?:${PARTICLE}\s)*${CAPITAL_WORD}){0,3}${DIRECTION}${UNIT}`,
  String.raw`${EDGE}\d{1,5}[a-z]?,?\s${TYPE_BEFORE_FR}\.?(?:\s${PARTICLE})*\s${WORD}${DIRECTION}${UNIT}`,
  // 4810 3e Avenue Ouest
  String.raw`${EDGE}\d{1,5}[a-z]?,?\s${ORDINAL}\s(?:${TYPE_BEFORE_FR}|${TYPE_AFTER})\b\.?${DIRECTION}${UNIT}`,
  // 914 Maple Ave, Apt 2B; 100 king st w
  String.raw`${EDGE}\d{1,5}[a-z]?\s(?!${MEASURE}\b)(?:(?!\p{L}{5,}\.\s)${WORD}\s){1,3}?${TYPE_AFTER}\b(?!-\p{L}{3})\.?${DIRECTION}${UNIT}`,
  // Av. Corrientes 4512; calle 80 #68-24; Calle Hidalgo 45
  String.raw`${EDGE}${TYPE_BEFORE_ES}\.?\s(?:${WORD}\s){0,4}?(?:#|n[°ºo.]+\s?|no\.\s?)?\s?\d{1,5}[a-z]?(?:\s?(?:#|-|no\.?)\s?\d+(?:\s?-\s?\d+)?)?${END}${UNIT}`,
  // Cra 7 # 71-21; Cl. 45 # 12-30
  String.raw`${EDGE}(?:calle|carrera|cra|kr|cl|dg|tv)\.?\s?\d{1,3}[a-z]?(?:\s(?:bis|sur|norte|este))?\s?(?:#|n[°ºo.]+|no\.?)\s?\d{1,3}[a-z]?(?:\s?-\s?\d+)?${END}${UNIT}`,
  // Rue du Bourg 14
  String.raw`${EDGE}${TYPE_BEFORE_FR}\.?\s(?:${PARTICLE}\s)*${NAME}(?:\s(?:${PARTICLE}\s)*${NAME}){0,2},?\s\d{1,4}[a-z]?${END}`,
];
const CASE_FREE = PATTERNS.map((pattern, index) => new RegExp(pattern, index === 0 ? 'gu' : 'giu'));
const FIRST_CASE_FREE_TYPE = new RegExp(
  (PATTERNS[0] ?? '').replace(TYPE_BEFORE_FR, eitherCase(TYPE_BEFORE_FR)),
  'gu',
);

/** 4521 saint-denis; 1200 maple; 718 w 14th: a house number with a name and no word for a street. */
const BARE = new RegExp(
  String.raw`${EDGE}\d{2,5}[a-z]?\s(?:${DIRECTION_BEFORE}\s)?(?:${PARTICLE}\s)*(?:st|ste|saint|sainte|san|santa)?[ -]?(${NAME}|${ORDINAL})(?:[ -]${CAPITAL_WORD}){0,2}${DIRECTION}${UNIT}`,
  'gu',
);
const BARE_SMALL = new RegExp(
  String.raw`${EDGE}\d{2,5}[a-z]?\s(?:${DIRECTION_BEFORE}\s)?(?:${PARTICLE}\s)*(?:st|ste|saint|sainte|san|santa)?[ -]?(${NAME}|${ORDINAL})${DIRECTION}${UNIT}`,
  'giu',
);
/** Gran Vía 33; Camino Real 52; Alcalá 212: a name before the house number. */
const BARE_BEFORE = new RegExp(
  String.raw`${EDGE}(\p{Lu}${NAME.slice(5)})(?:\s(?:${PARTICLE}\s)*${CAPITAL_WORD}){0,2},?\s(?:n[°ºo.]+\s?|#\s?)?\d{1,5}${END}(?!\s*(?:h|am|pm|%|\$|€|m2|km|ans|years|años|x))`,
  'gu',
);
/** April 26; Mac 2013: a month, or what may be a year. */
const DATED =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|fev|avr|mai|juin|juil|aou|ene|abr|ago|set|dic)\p{L}*\W+\d{1,2}$|\b(?:19|20)\d\d$/u;
const MONTH_BEFORE =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?$/;
const HAS_UNIT = new RegExp(String.raw`${UNIT.slice(0, -1)}$`, 'iu');
const CROSSING = new RegExp(
  String.raw`(?<=\b(?:corner of|corner|intersection of|coin(?: d[eu]s?)?|angle(?: d[eu]s?)?|intersection|esquina(?: de| con)?)\s)(?!of\s)(?:${PARTICLE}\s)*${NAME}(?:\s${NAME})?(?:\s(?:and|&|et|y|con|at|x|esquina)\s|\s?/\s?)(?:(?:la|le|de|the)\s)?(?:${CAPITAL_WORD}(?:\s${CAPITAL_WORD})?|${NAME})`,
  'giu',
);

/** rue Masson; calle Alcalá; Bank Street: a street without a number. */
const STREET_NAME = [
  String.raw`${EDGE}(?:rue|avenue|boul\.?|boulevard|chemin|calle|avenida|av\.|avda\.?|paseo|calzada|carrera)\s(?:${PARTICLE}\s)*(?:${CAPITAL_WORD})(?:[ -](?:${PARTICLE}\s)*\p{Lu}[\p{L}'’-]*){0,2}${DIRECTION}${END}`,
  String.raw`${EDGE}(?:\p{Lu}[\p{L}'’-]+\s){1,2}(?:Street|St(?!\.?\s\p{Lu})|Avenue|Ave|Road|Rd|Blvd|Boulevard|Drive|Lane|Crescent|Parkway)${END}`,
].map(
  (pattern) =>
    new RegExp(pattern.replace('(?:rue|', '(?:[Rr]ue|').replace('calle|', '[Cc]alle|'), 'gu'),
);

/** Bank and Heron; Jean-Talon / Pie-IX: two names that may be streets. */
const PAIR =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+)?(?: (?:and|&|et|y|at|x) | ?\/ ?)\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+)?(?![\p{L}\p{N}])/gu;

/** "On December 3 at our place", "mazda 2019 à St-Jérôme". */
const NO_STREET =
  /^\d+(?: \d{4})?(?:st|nd|rd|th)? (?:(?:at|in|to|for|of|my|our|your|their)\b|[àa] la place|[àa] ste?\b\.?[ -]\p{L}{3})/iu;

/** So much behind a street tells a saint from it: "St" of "St-Jérôme". */
const LENGTH_OF_SAINT = 5;

/** Spans of street addresses: a house number with a street, in the forms of three languages. */
export function streetSpans(
  text: string,
  words: readonly PlaceWord[],
): Readonly<Record<'full' | 'bare' | 'small' | 'numbered', Span[]>> {
  if (!HOUSE_NUMBER.test(text)) return { full: [], bare: [], small: [], numbered: [] };
  const full = [FIRST_CASE_FREE_TYPE, ...CASE_FREE]
    .flatMap((pattern) => spansOf(text, pattern))
    .filter(({ start, end }) => !NO_STREET.test(text.slice(start, end + LENGTH_OF_SAINT)));
  const isOrdinary = (typed: string) =>
    words.some(({ ordinary, folded }) => ordinary && folded === typed);
  const named = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .filter((match) => !MONTH_BEFORE.test(fold(text.slice(0, match.index))))
      .filter((match) => !isOrdinary(fold(match[1] ?? '')) || HAS_UNIT.test(match[0]))
      .map(spanOf);
  const numbered = spansOf(text, BARE_BEFORE).filter(({ start, end }) => {
    const typed = fold(text.slice(start, end));
    return (
      !DATED.test(typed) &&
      !/'|^c\.?p\b/.test(typed) &&
      !(isOrdinary(typed.split(' ')[0] ?? '') && typed.split(' ').length < 3)
    );
  });
  return { full, bare: named(BARE), small: named(BARE_SMALL), numbered };
}

/** Spans of two streets that cross. */
export function crossingSpans(text: string): Span[] {
  return spansOf(text, CROSSING);
}

/** Spans of a street without a house number. */
export function streetNameSpans(text: string): Span[] {
  return STREET_NAME.flatMap((pattern) => spansOf(text, pattern));
}

/** Spans of a pair of capitalized names. */
export function pairSpans(text: string): Span[] {
  return spansOf(text, PAIR);
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(spanOf);
}

function spanOf(match: RegExpExecArray): Span {
  const length = match[0].replace(/[\s.,]+$/, '').length;
  return { start: match.index, end: match.index + length };
}

/** The alternatives of a group with either case for the first letter of each. */
function eitherCase(group: string): string {
  return group.replace(/([(|:])(\p{Ll})/gu, (_, open: string, letter: string) => {
    return `${open}[${letter}${letter.toUpperCase()}]`;
  });
}

/** "insurgentes sur 1234": a name with a part of the sky before the house number. */
const SIDE_STREET =
  /(?<![a-z0-9])(?:(?:av|avenida|calzada|eje)\.? )?([a-z]{4,}(?: [a-z]{3,})?) (?:sur|norte|oriente|poniente) (?:#|no\.? |num\.? )?\d{2,5}(?![a-z0-9])/;

/** A street of that form in a folded text; null without one. */
export function sideStreetIn(folded: string): Span | null {
  const match = SIDE_STREET.exec(folded);
  if (!match) return null;
  const [whole, name = ''] = match;
  const lead = /^(?:en|in|por|sobre|calle) /.exec(name)?.[0].length ?? 0;
  return { start: match.index + lead, end: match.index + whole.length };
}
