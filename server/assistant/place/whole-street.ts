import { fold } from '../text/fold.ts';
import { TYPED_STREET } from './corner.ts';

type Span = { readonly start: number; readonly end: number };

const PARTICLES = String.raw`(?:(?:de|du|des|la|le|les|el|los|las)\s+|[dl]['’]\s?)*`;
const TYPE_BEFORE = String.raw`(?:rue|av|ave|avenue|boul|boulevard|blvd|bd|chemin|ch|rang|montee|(?<!\ba )cote|calle|avenida|avda|calzada|calz|paseo|privada|cerrada|callejon|eje)`;
const TYPE_AFTER = String.raw`(?:street|st|road|rd|avenue|ave|av|drive|dr|lane|ln|court|crescent|cres|boulevard|blvd|terrace|parkway|pkwy|trail|mews)`;
const DIRECTION = String.raw`(?:north|south|east|west|nord|sud|est|ouest|[nsew])`;
const NAME = String.raw`[a-z][a-z0-9'’-]*`;
const HOUSE = String.raw`\d{1,5}[a-z]?`;
const CORNER = String.raw`(?:esq\.?|esquina(?:\s(?:con|de))?|casi(?:\s(?:con|esquina))?)`;
const CORNER_OF_TYPED = String.raw`(?:${CORNER}|coin|angle|con|and|et|y|near)`;

/** "(12) rue de la", "calle": what makes a street of the name behind it. */
const BEFORE_STREET = new RegExp(
  String.raw`(?<![a-z0-9])(?:${HOUSE},?\s+)?${TYPE_BEFORE}\.?\s+${PARTICLES}$`,
);
/** "5180", directly before a name. */
const BEFORE_NUMBER =
  /(?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?)(?<![\w$#.,/-])\d{2,5}[a-z]?\s+$/;
/** "calle tampico esq.": the other street of a crossing. */
const BEFORE_CROSSING = new RegExp(
  String.raw`(?<![a-z0-9])(?:(?:${HOUSE}\s+)?${TYPE_BEFORE}\.?\s+${PARTICLES}${NAME}\s+${CORNER_OF_TYPED}|${NAME}\s+${CORNER})\s+$`,
);
/** "218 rue Principale in", "on Jane St": a street before its town, named without a comma. */
const BEFORE_TOWN = new RegExp(
  String.raw`(?<![a-z0-9])(?:${HOUSE},?\s+(?:${TYPE_BEFORE}\.?\s+${PARTICLES}${NAME}(?:\s${NAME})?|${NAME}(?:\s${NAME})?\s${TYPE_AFTER}\.?)|(?<=\b(?:on|at|near|off|by|[.,;:])\s+)${NAME}\s${TYPE_AFTER}\.?)(?:\s${DIRECTION})?\s+(?:(?:in|a|en|at)\s+)?$`,
);
/** "Rue beaubien est dans", "calle alcala,": a street without a house number before its town or its metro. */
const STREET_BEFORE_DISTRICT = new RegExp(
  String.raw`(?<=(?:^|[.,;:!?]|\b(?:on|sur|en|la|de la|in|at|c'est|es|my|near|pres de|par)) ?)${TYPED_STREET}(?:, ?| )(?:(?:dans|sur|in|a|au|en|at) )?(?:le |la |l'|the |el )?$`,
);
/** The name of a saint or of a lady goes on, where it was cut behind its first word. */
const OPEN_NAME = /(?:^|[\s-])(?:st|ste|saint|sainte|san|santa|sta|sto|notre)\.?$/;
const REST_OF_NAME = new RegExp(String.raw`^[\s-]${NAME}(?:\s${DIRECTION}(?![a-z]))?`);
const AFTER_STREET = new RegExp(String.raw`^\s${TYPE_AFTER}\b\.?(?:\s${DIRECTION}(?![a-z]))?`);
const AFTER_NUMBER =
  /^\s(?:#\s?|num\.?\s|no\.?\s)?(?:\d{1,4}[a-z]?(?=\s*$|[,.;!?\n]|\s(?:int|depto|depa|apt|col|colonia|esq|piso)\b)|\d{2,4}(?= (?:y|et|and|pero|mais|but|que)\b(?! (?:demi|medi[oa]|half|a half)\b)))/;
const AFTER_CROSSING = /^\s?[&@]\s?[a-z][a-z'’-]+/;
const YEAR = /^\s(?:19|20)\d\d/;

/**
 * A place with what makes a street of it: the words rue, calle or street, the house number, the rest
 * of a name, the other street of a crossing. Whoever says "dublin st" does not mean Dublin.
 */
export function wholeStreet(text: string, span: Span): Span {
  const folded = fold(text);
  const end = endOf(folded, span);
  const start = startOf(folded.slice(0, span.start));
  return { start, end };
}

function endOf(folded: string, { start, end }: Span): number {
  const isOpen = OPEN_NAME.test(folded.slice(start, end)) && !/^\d/.test(folded.slice(start));
  const cut = isOpen ? lengthOf(REST_OF_NAME, folded, end) : 0;
  const at = end + cut;
  const after = YEAR.test(folded.slice(at)) ? 0 : lengthOf(AFTER_NUMBER, folded, at);
  return at + (lengthOf(AFTER_STREET, folded, at) || after || lengthOf(AFTER_CROSSING, folded, at));
}

function lengthOf(pattern: RegExp, folded: string, at: number): number {
  return pattern.exec(folded.slice(at))?.[0].length ?? 0;
}

function startOf(before: string): number {
  const near = before.slice(-80);
  const found =
    BEFORE_TOWN.exec(near) ??
    STREET_BEFORE_DISTRICT.exec(near) ??
    BEFORE_STREET.exec(near) ??
    BEFORE_CROSSING.exec(near) ??
    BEFORE_NUMBER.exec(near) ??
    null;
  return before.length - (found?.[0].length ?? 0);
}
