import type { Language } from '#contract/language.ts';
import { addressOf, formatAddress, type Address } from './address.ts';
import { decodePlaceId } from './place-ids/place-id.ts';
import { splitStreet } from './autocomplete/street.ts';
import { regionShortName, wordingOf } from './wording.ts';

/** One part of an address in the shape of Google Places. */
export interface AddressComponent {
  types: string[];
  long_name: string;
  short_name: string;
}

export interface PlaceDetails {
  result: { place_id: string; formatted_address: string; address_components: AddressComponent[] };
}

/** The address components of a place id, in a language; null for an id that is not ours. */
export function placeDetails(placeId: string, language: Language): PlaceDetails | null {
  const reference = decodePlaceId(placeId);
  const address = reference && addressOf(reference);
  return address && detailsOfAddress(placeId, address, language);
}

/** The components of an address that a place id stands for, in a language. */
export function detailsOfAddress(
  placeId: string,
  address: Address,
  language: Language,
): PlaceDetails {
  return {
    result: {
      place_id: placeId,
      formatted_address: formatAddress(address, language),
      address_components: componentsOf(address, language),
    },
  };
}

function componentsOf(
  { spot, street, postalCode }: Address,
  language: Language,
): AddressComponent[] {
  const { neighbourhood, city, region, country } = wordingOf(spot, language);
  const { number, route } = splitStreet(street);
  return [
    component(['street_number'], number),
    component(['route'], route),
    component(['neighborhood', 'sublocality', 'political'], neighbourhood),
    component(['locality', 'political'], city),
    component(
      ['administrative_area_level_1', 'political'],
      region,
      regionShortName(spot, language),
    ),
    component(['country', 'political'], country, spot.country),
    component(['postal_code'], postalCode),
  ].filter(({ long_name: name }) => name !== '');
}

function component(types: string[], name: string, shortName = name): AddressComponent {
  return { types, long_name: name, short_name: shortName };
}
