import type { Span } from './place-spans.ts';

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’.-]*`;
const PARTICLE = String.raw`(?:de|du|des|d|la|le|les|l|los|las|del|el|the|of)`;
const CAPITAL_WORD = String.raw`(?:\p{Lu}|\d)[\p{L}\p{N}'’.-]*`;
const DIRECTION = String.raw`(?:\s(?:north|south|east|west|nord|sud|est|ouest|[nsewo])\b\.?)?`;
const UNIT = String.raw`(?:,?\s(?:apt|app|appt|suite|unit|bureau|local|int|piso|depto)\.?\s*#?\w+|,?\s#\w+)?`;
const TYPE_AFTER = String.raw`(?:street|st|road|rd|avenue|ave|av|drive|dr|lane|ln|court|ct|crescent|cres|boulevard|blvd|way|place|pl|terrace|ter|circle|highway|hwy|parkway|pkwy|trail|square|row|grove|close|mews)`;
const TYPE_BEFORE_FR = String.raw`(?:rue|av|ave|avenue|boul|boulevard|blvd|bd|chemin|ch|rang|route|place|allee|allée|impasse|quai|cote|côte|montee|montée|terrasse|croissant|cours)`;
const TYPE_BEFORE_ES = String.raw`(?:calle|c/|cl|carrera|cra|kr|avenida|av|avda|calzada|calz|paseo|plaza|diagonal|transversal|camino|cerrada|privada|prolongacion|prolongación|ronda|rambla|boulevard|blvd)`;
const EDGE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

const NAME = String.raw`\p{L}[\p{L}'’.-]*`;
const ORDINAL = String.raw`\d{1,3}(?:e|er|re|ème|eme|th|st|nd|rd)`;

const PATTERNS = [
  // 1020 rue King Ouest; 4410 Boul. Saint-Laurent
  String.raw`${EDGE}\d{1,5}[a-z]?,?\s${TYPE_BEFORE_FR}\.?(?:\s${PARTICLE})*\s${CAPITAL_WORD}(?:\s(?:${PARTICLE}\s)*${CAPITAL_WORD}){0,3}${DIRECTION}${UNIT}`,
  String.raw`${EDGE}\d{1,5}[a-z]?,?\s${TYPE_BEFORE_FR}\.?(?:\s${PARTICLE})*\s${WORD}${DIRECTION}${UNIT}`,
  // 4810 3e Avenue Ouest
  String.raw`${EDGE}\d{1,5}[a-z]?,?\s${ORDINAL}\s(?:${TYPE_BEFORE_FR}|${TYPE_AFTER})\b\.?${DIRECTION}${UNIT}`,
  // 914 Maple Ave, Apt 2B; 100 king st w
  String.raw`${EDGE}\d{1,5}[a-z]?\s(?:${WORD}\s){1,3}?${TYPE_AFTER}\b\.?${DIRECTION}${UNIT}`,
  // Av. Corrientes 4512; calle 80 #68-24; Calle Hidalgo 45
  String.raw`${EDGE}${TYPE_BEFORE_ES}\.?\s(?:${WORD}\s){0,4}?(?:#|n[°ºo.]+\s?|no\.\s?)?\s?\d{1,5}[a-z]?(?:\s?(?:#|-|no\.?)\s?\d+(?:\s?-\s?\d+)?)?${END}${UNIT}`,
  // Rue du Bourg 14
  String.raw`${EDGE}${TYPE_BEFORE_FR}\.?\s(?:${PARTICLE}\s)*${NAME}(?:\s(?:${PARTICLE}\s)*${NAME}){0,2},?\s\d{1,4}[a-z]?${END}`,
];
const CASE_FREE = PATTERNS.map((pattern, index) => new RegExp(pattern, index === 0 ? 'gu' : 'giu'));
const FIRST_CASE_FREE_TYPE = new RegExp(
  (PATTERNS[0] ?? '').replace(TYPE_BEFORE_FR, eitherCase(TYPE_BEFORE_FR)),
  'gu',
);

/** Where the text holds a street address: a house number with a street, in the ways of three languages. */
export function streetSpans(text: string): Span[] {
  return [FIRST_CASE_FREE_TYPE, ...CASE_FREE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].replace(/[\s.]+$/, '').length,
    })),
  );
}

/** The alternatives of a group with either case for the first letter of each. */
function eitherCase(group: string): string {
  return group.replace(/([(|:])(\p{Ll})/gu, (_, open: string, letter: string) => {
    return `${open}[${letter}${letter.toUpperCase()}]`;
  });
}
