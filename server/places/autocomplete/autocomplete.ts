import type { Language, UnderstoodLanguage } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import type { Prediction } from '#contract/places.ts';
import { agreesWithPostalCode, formatAddress, type Address } from '#server/places/address.ts';
import type { Point } from '#server/places/distance.ts';
import type { PlaceContext } from '#server/places/place-context.ts';
import { postalAreas } from '#server/places/postal/postal-areas.ts';
import { predictionsOf } from './predictions.ts';
import { uncutPoints } from './ranking.ts';
import {
  findPlaces,
  likelyCities,
  MAX_EFFORT,
  type Effort,
  type Found,
  type Reader,
} from './search.ts';
import { isStreetByForm, looksLikeStreet } from './street.ts';
import { spotOf, spotOfPostalArea } from '#server/places/spot.ts';
import {
  readLeadingCode,
  parseTypedAddress,
  type Reading,
  type TypedAddress,
} from './typed-address.ts';

export const MIN_INPUT = 3;
const MAX_PREDICTIONS = 5;
/** The countries of five-digit codes by the reader's language. */
const FIVE_DIGIT_COUNTRIES: Readonly<Record<UnderstoodLanguage, readonly string[]>> = {
  en: ['US'],
  fr: ['FR', 'US'],
  es: ['MX', 'ES', 'US'],
};

export interface AutocompleteQuery {
  /** The text so far; only its first 200 characters count. */
  input: string;
  language: Language;
  /** The caller's position, if known: nearer places come first. */
  near?: Point | undefined;
  /** What is known of where they may be. */
  context?: PlaceContext | undefined;
}

/** At most five addresses that begin like the input, best first; none for fewer than three characters. */
export function autocompletePlaces({
  input,
  language,
  near,
  context,
}: AutocompleteQuery): Prediction[] {
  if (input.trim().length < MIN_INPUT) return [];
  const addresses = likelyAddresses(input, { language, near, context }).map(
    ({ address }) => address,
  );
  return predictionsOf(firstTexts(addresses, language), language);
}

/** A candidate address for a typed text. */
export interface Likely {
  address: Address;
  closeness: Found['closeness'];
  /** Whether it follows a street without a comma, of which it may be a part. */
  isJoined: boolean;
  /** Whether its region, country or city is said, too, or its postal code. */
  isPlaced: boolean;
}

/** The candidate addresses of a typed text, best first, each place once. */
export function likelyAddresses(input: string, reader: Reader): Likely[] {
  return addressesAtCode(input, reader) ?? addressesFor(parseTypedAddress(input), reader);
}

/** The places after a postal code that are near it; null where they are not. */
function addressesAtCode(input: string, reader: Reader): Likely[] | null {
  const typed = readLeadingCode(input);
  const found = typed ? placesOf(typed, reader).filter(agreesWithItsCode) : [];
  return found.length > 0 ? found : null;
}

function addressesFor(typed: TypedAddress, reader: Reader): Likely[] {
  const addresses = placesOf(typed, reader);
  return typed.postalCode ? withPostalCode(addresses, typed, reader) : addresses;
}

function placesOf({ postalCode, readings }: TypedAddress, reader: Reader): Likely[] {
  const effort = { left: MAX_EFFORT };
  const answersTo = (isForgiving: boolean) =>
    readings
      .flatMap((reading) => answersToOne(reading, reader, { isForgiving, effort }))
      .toSorted((a, b) => b.points - a.points);
  const exact = answersTo(false);
  // Beside a name written in full no typo would be accepted, so none is searched.
  const isEnough = reader.asWritten === true || exact[0]?.closeness === 'whole';
  const answers = isEnough ? exact : answersTo(true);
  const places = new Set<number>();
  const likely = answers
    .filter((answer) => isWorthSaying(answer, answers[0]))
    .filter(({ place }) => !places.has(place) && places.add(place))
    .map(({ place, closeness, isOutside, reading: { street, within, isJoined } }) => {
      const address: Address = { spot: spotOf(place), street, postalCode };
      const isPlaced = within.length > 0 && !isOutside && closeness === 'whole';
      return { address, closeness, isJoined, isPlaced };
    });
  return namesFirst(likely);
}

/** "Montréal, Québec" is the city of that province before it is a street in the city of Québec. */
function namesFirst(likely: Likely[]): Likely[] {
  if (!likely.some(({ address, isPlaced }) => address.street === '' && isPlaced)) return likely;
  const isDoubtful = ({ address: { street } }: Likely) =>
    street !== '' && !looksLikeStreet(street) && !isStreetByForm(street);
  return likely.toSorted((a, b) => Number(isDoubtful(a)) - Number(isDoubtful(b)));
}

function agreesWithItsCode({ address, closeness }: Likely): boolean {
  return closeness !== 'none' && agreesWithPostalCode(address);
}

interface Answer extends Found {
  reading: Reading;
}

function answersToOne(
  reading: Reading,
  reader: Reader,
  how: { isForgiving: boolean; effort: Effort },
): Answer[] {
  const found = reading.place ? findPlaces(reading, reader, how) : likelyCities(reader);
  return found.map((place) => ({
    ...place,
    points: place.points + uncutPoints(reading, place.closeness),
    reading,
  }));
}

/** Beside a place named in full, guessed cities and speculative splits are left out. */
function isWorthSaying({ closeness, reading }: Answer, first: Answer | undefined): boolean {
  if (first?.closeness !== 'whole') return true;
  return closeness === 'whole' || (closeness !== 'none' && !reading.isCut);
}

/**
 * A postal code determines the place: places typed beside it must agree, else its area is the
 * place.
 */
function withPostalCode(
  addresses: readonly Likely[],
  { postalCode, readings }: TypedAddress,
  { language, context }: Reader,
): Likely[] {
  const agreeing = addresses.filter(agreesWithItsCode);
  const named = agreeing.filter(({ closeness }) => closeness === 'whole');
  if (agreeing.length > 0) return named.length > 0 ? named : agreeing;
  const countries = new Set([
    ...(context ? [context.country] : []),
    ...FIVE_DIGIT_COUNTRIES[understoodIn(language)],
  ]);
  const areas = postalAreas(postalCode, [...countries]).map(spotOfPostalArea);
  const street = readings.at(-1)?.street ?? '';
  return areas.length === 0
    ? [...addresses]
    : areas.map((spot) => ({
        address: { spot, street, postalCode },
        closeness: 'whole',
        isJoined: false,
        isPlaced: false,
      }));
}

/** The first addresses with texts of their own: what tells them apart depends on which are shown. */
function firstTexts(addresses: readonly Address[], language: Language): Address[] {
  const texts = new Map<string, Address>();
  for (const address of addresses) {
    const text = formatAddress(address, language);
    if (!texts.has(text)) texts.set(text, address);
    if (texts.size === MAX_PREDICTIONS) break;
  }
  return [...texts.values()];
}
