import type { Language } from '#contract/language.ts';
import { addressOf, addressText, mostPreciseSpot, type Address } from './address.ts';
import { likelyAddresses, type Likely } from './autocomplete/autocomplete.ts';
import { readPlaceId } from './place-ids/place-id.ts';
import { lastPlaceIn, meansRegion } from './names/place-names.ts';
import { spotOf } from './spot.ts';
import { areaText, wordingOf } from './wording.ts';

/** Where a request is, as matching and people need it. */
export interface Place {
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** City and region, for people who may not know the street. */
  area: string;
  city: string;
  /** Province, state or department; '' where we do not know it. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Whether the point is that of a neighbourhood or postal area; false when it is the city's. */
  exact: boolean;
  /** The whole address, street included. */
  description: string;
}

const MIN_INEXACT_LETTERS = 5;
const MIN_INEXACT_POPULATION = 5000;

/** The place behind a place id of ours, named in a language; null for any other text. */
export function resolvePlace(placeId: string, language: Language = 'en'): Place | null {
  const reference = readPlaceId(placeId);
  const address = reference && addressOf(reference);
  return address && placeOf(address, language);
}

/**
 * The best guess of the place that a text names: an address, a city or district named in full, or
 * the last such name in a sentence (the largest city where only a region or country is named); null
 * when it names none.
 */
export function guessPlace(text: string, language: Language): Place | null {
  const likely = likelyAddresses(text, { language });
  const named = likely.find(({ closeness }) => closeness === 'whole');
  if (named && !meansRegion(text, language)) return placeOf(named.address, language);
  const mentioned = lastPlaceIn(text, language);
  if (mentioned !== null) {
    return placeOf({ spot: spotOf(mentioned), street: '', postalCode: '' }, language);
  }
  const nearest = text.trim().length < MIN_INEXACT_LETTERS ? undefined : likely.find(isWellKnown);
  return nearest ? placeOf(nearest.address, language) : null;
}

/** A name that was only begun or misspelt is taken for that of a town people have heard of. */
function isWellKnown({ closeness, address }: Likely): boolean {
  return closeness !== 'none' && address.spot.population >= MIN_INEXACT_POPULATION;
}

/** An address as a place. */
export function placeOf(address: Address, language: Language): Place {
  const { lat, lon, exact } = mostPreciseSpot(address);
  const { city, region } = wordingOf(address.spot, language);
  return {
    lat,
    lon,
    area: areaText(address.spot, language),
    city,
    region,
    countryCode: address.spot.country,
    exact,
    description: addressText(address, language),
  };
}
