import type { Language } from '#contract/language.ts';
import { addressOf, formatAddress, mostPreciseSpot, type Address } from './address.ts';
import { likelyAddresses, type Likely } from './autocomplete/autocomplete.ts';
import { decodePlaceId } from './place-ids/place-id.ts';
import { lastPlaceIn, meansRegion } from './names/place-names.ts';
import { spotOf } from './spot.ts';
import { areaText, wordingOf } from './wording.ts';

/** The place of a request, as matching and people need it. */
export interface Place {
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** City and region, for people who may not know the street. */
  area: string;
  city: string;
  /** Province, state or department; '' where unknown. */
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

/** Resolves one of our place ids, named in a language; null for any other text. */
export function resolvePlace(placeId: string, language: Language = 'en'): Place | null {
  const reference = decodePlaceId(placeId);
  const address = reference && addressOf(reference);
  return address && placeOf(address, language);
}

/**
 * Guesses the place of a text: an address, a city or district named in full, or the last such name
 * in a sentence (the largest city where only a region or country is named); null without one.
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

/** A partial or misspelt name is matched only with well-known towns. */
function isWellKnown({ closeness, address }: Likely): boolean {
  return closeness !== 'none' && address.spot.population >= MIN_INEXACT_POPULATION;
}

/** Maps an address to a place. */
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
    description: formatAddress(address, language),
  };
}
