import type { Language } from '#contract/language.ts';
import type { Prediction } from '#contract/places.ts';
import { formatAddress, agreesWithPostalCode, type Address } from '#server/places/address.ts';
import type { Point } from '#server/places/distance.ts';
import { encodePlaceId } from '#server/places/place-ids/place-id.ts';
import { postalAreas } from '#server/places/postal/postal-areas.ts';
import { uncutPoints } from './ranking.ts';
import {
  findPlaces,
  likelyCities,
  MAX_EFFORT,
  type Effort,
  type Found,
  type Reader,
} from './search.ts';
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
const FIVE_DIGIT_COUNTRIES: Readonly<Record<Language, readonly string[]>> = {
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
}

/** At most five addresses that begin like the input, best first; none for fewer than three characters. */
export function autocompletePlaces({ input, language, near }: AutocompleteQuery): Prediction[] {
  if (input.trim().length < MIN_INPUT) return [];
  return likelyAddresses(input, { language, near })
    .map(({ address }) => predictionOf(address, language))
    .filter(isFirstOfItsText)
    .slice(0, MAX_PREDICTIONS);
}

/** A candidate address for a typed text. */
export interface Likely {
  address: Address;
  closeness: Found['closeness'];
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
  const answers = exact[0]?.closeness === 'whole' ? exact : answersTo(true);
  const places = new Set<number>();
  return answers
    .filter((answer) => isWorthSaying(answer, answers[0]))
    .filter(({ place }) => !places.has(place) && places.add(place))
    .map(({ place, closeness, reading: { street } }) => {
      const address: Address = { spot: spotOf(place), street, postalCode };
      return { address, closeness };
    });
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
  { language }: Reader,
): Likely[] {
  const agreeing = addresses.filter(agreesWithItsCode);
  const named = agreeing.filter(({ closeness }) => closeness === 'whole');
  if (agreeing.length > 0) return named.length > 0 ? named : agreeing;
  const areas = postalAreas(postalCode, FIVE_DIGIT_COUNTRIES[language]).map(spotOfPostalArea);
  const street = readings.at(-1)?.street ?? '';
  return areas.length === 0
    ? [...addresses]
    : areas.map((spot) => ({ address: { spot, street, postalCode }, closeness: 'whole' }));
}

/** An address as a suggestion. */
export function predictionOf(address: Address, language: Language): Prediction {
  const description = formatAddress(address, language);
  const [main = '', ...rest] = description.split(', ');
  const { spot, street, postalCode } = address;
  return {
    place_id: encodePlaceId({
      key: spot.key,
      ...(street && { street }),
      ...(postalCode && { postalCode }),
    }),
    description,
    structured_formatting: street
      ? { main_text: street, secondary_text: description.slice(street.length + 2) }
      : { main_text: main, secondary_text: rest.join(', ') },
  };
}

function isFirstOfItsText({ description }: Prediction, at: number, all: Prediction[]): boolean {
  return all.findIndex((other) => other.description === description) === at;
}
