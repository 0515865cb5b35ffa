import { MAX_STREET_LENGTH, plainText } from '#server/places/place-ids/place-id.ts';
import {
  beginsWithDirection,
  isDirection,
  isStreetWord,
  isUnit,
  isWholeStreet,
  looksLikeStreet,
} from './street.ts';

/** One interpretation of a typed address. */
export interface Reading {
  /** The street as typed, or ''. */
  street: string;
  /** The name (or beginning) of the place; '' when no place was typed. */
  place: string;
  /** The parts after it: city, region, country. */
  within: readonly string[];
  /**
   * Whether the first of `within` was split off without a comma, so that it must be a known one.
   */
  isCut: boolean;
  /** Whether the place is the end of what was typed as a street, without a comma between them. */
  isJoined: boolean;
}

export interface TypedAddress {
  /** As usually written (H2X 1Y4, H2X, 10001), or ''. */
  postalCode: string;
  /** Interpretations of the text without the postal code, as street and place. */
  readings: Reading[];
}

const MAX_LENGTH = 200;
/** Unit, street, district, city, region and country, and one to spare. */
const MAX_SEGMENTS = 7;
const MAX_TAIL_WORDS = 6;
const MAX_NAME_WORDS = 4;
const CANADIAN_CODE = /\b([abceghj-nprstvxy]\d[a-z])(?:[ -]?(\d[a-z]\d))?(?=$|[ ,.;])/i;
const FIVE_DIGITS = /(?:^|[ ,])(\d{5})(?:-\d{4})?(?=$|,| )/g;

/** Parses a typed address, complete or partial; reads at most 200 characters in seven parts. */
export function parseTypedAddress(input: string): TypedAddress {
  const text = plainText(input.slice(0, MAX_LENGTH));
  const { code, rest } = withoutPostalCode(text);
  return { postalCode: code, readings: readings(segmentsOf(rest)) };
}

function segmentsOf(text: string): string[] {
  return text
    .split(',')
    .map((segment) => segment.replace(/^[ .;-]+|[ .;-]+$/g, ''))
    .filter(Boolean)
    .filter((segment, at, all) => all.indexOf(segment) === at)
    .slice(0, MAX_SEGMENTS);
}

function withoutPostalCode(text: string): { code: string; rest: string } {
  const canadian = CANADIAN_CODE.exec(text);
  if (canadian) {
    const [match, area = '', unit] = canadian;
    const code = (unit ? `${area} ${unit}` : area).toUpperCase();
    return { code, rest: text.replace(match, ' ') };
  }
  // A house number comes first, so five digits count where they end the text or stand alone.
  const digits = [...text.matchAll(FIVE_DIGITS)].at(-1);
  const code = digits?.[1] ?? '';
  if (!code || (digits?.index === 0 && mayBeHouseNumber(text))) return { code: '', rest: text };
  return { code, rest: text.replace(digits?.[0] ?? '', ' ') };
}

/** Whether the digits that begin a text may belong to a street: "15210 Sherbrooke Est, Montréal". */
function mayBeHouseNumber(text: string): boolean {
  return /^\d+ /.test(text);
}

/** Parses a text as a postal code followed by a place, "28013 Madrid", or null. */
export function readLeadingCode(input: string): TypedAddress | null {
  const text = plainText(input.slice(0, MAX_LENGTH));
  const [, code = '', rest = ''] = /^(\d{5}) (.+)$/.exec(text) ?? [];
  return code ? { postalCode: code, readings: placeReadings('', segmentsOf(rest)) } : null;
}

function readings(segments: readonly string[]): Reading[] {
  const [first, ...others] = segments;
  if (first === undefined) return [];
  const joined =
    isUnit(first) && others[0] ? [`${first}, ${others[0]}`, ...others.slice(1)] : segments;
  const [head = '', ...after] = joined;
  if (!looksLikeStreet(head.slice(head.lastIndexOf(',') + 1).trim()) && !looksLikeStreet(head)) {
    const asPlace = placeReadings('', joined);
    return after.length > 0 ? [...asPlace, ...placeReadings(streetLine(head), after)] : asPlace;
  }
  const units = after.slice(
    0,
    after.findIndex((segment) => !isUnit(segment)),
  );
  const rest = after.slice(units.length);
  const street = [head, ...units].join(', ');
  return [
    ...namesLikeStreets(joined),
    ...(rest.length > 0 ? placeReadings(streetLine(street), rest) : streetReadings(street)),
  ];
}

/** Côte-des-Neiges and 3-Rivières start like streets and addresses. */
function namesLikeStreets(segments: readonly string[]): Reading[] {
  const [first = ''] = segments;
  const isAddress = /^\d\d/.test(first) || first.split(/[ -]/).length > MAX_NAME_WORDS;
  return isAddress ? [] : placeReadings('', segments);
}

/** A street without a comma: each ending that may be the city, then the street alone. */
function streetReadings(text: string): Reading[] {
  const words = text.split(' ');
  const tails: Reading[] = [];
  for (let count = Math.min(MAX_TAIL_WORDS, words.length - 1); count > 0; count--) {
    const street = words.slice(0, -count).join(' ');
    const tail = words.slice(-count).join(' ');
    if (
      !isWholeStreet(street) ||
      isStreetWord(tail) ||
      beginsWithDirection(tail) ||
      isDirection(tail)
    )
      continue;
    const joined = placeReadings(streetLine(street), [tail]);
    tails.push(...joined.map((reading) => ({ ...reading, isJoined: true })));
  }
  const alone = { place: '', within: [], isCut: false, isJoined: false };
  return [...tails, { street: streetLine(text), ...alone }];
}

/** The whole first part as the place, and each split of it into a place and its surroundings. */
function placeReadings(street: string, [first = '', ...within]: readonly string[]): Reading[] {
  const words = first.split(' ');
  const cuts: Reading[] = [{ street, place: first, within, isCut: false, isJoined: false }];
  for (let count = 1; count <= Math.min(MAX_TAIL_WORDS, words.length - 1); count++) {
    const place = words.slice(0, -count).join(' ');
    const surroundings = [words.slice(-count).join(' '), ...within];
    cuts.push({ street, place, within: surroundings, isCut: true, isJoined: false });
  }
  return cuts;
}

function streetLine(street: string): string {
  return street
    .slice(0, MAX_STREET_LENGTH)
    .toWellFormed()
    .replace(/\ufffd/g, '')
    .trim();
}
