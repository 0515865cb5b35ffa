import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { AddressService, FoundAddress, SuggestedAddress } from './address-service.ts';
import { callAddressService } from './call-address-service.ts';
import { decodePhotonId, encodePhotonId, type PhotonPlace } from './photon-id.ts';

type PhotonConfig = Extract<NonNullable<Config['addresses']>, { provider: 'photon' }>;

const name = z.optional(z.string());

const features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()], z.unknown()) }),
      properties: z.object({
        name,
        housenumber: name,
        street: name,
        district: name,
        city: name,
        state: name,
        countrycode: name,
        postcode: name,
        type: name,
      }),
    }),
  ),
});

type Feature = z.output<typeof features>['features'][number];

const ASKED = 8;
const SUGGESTED = 5;
/** Countries that write "12 rue Fabre"; elsewhere the number follows the street. */
const NUMBER_FIRST = ['CA', 'US', 'GB', 'IE', 'AU', 'NZ', 'FR'];

/**
 * Photon, a search over OpenStreetMap that anybody can run: https://github.com/komoot/photon. It
 * has no lookup by id, so our ids carry their place.
 */
export function photonAddresses({ url, languages }: PhotonConfig): AddressService {
  return {
    paidCalls: null,

    async suggest({ input, language }) {
      const address = new URL('api', url.endsWith('/') ? url : `${url}/`);
      address.searchParams.set('q', input);
      address.searchParams.set('limit', String(ASKED));
      address.searchParams.set('lang', languages.includes(language) ? language : 'default');
      const answer = await callAddressService(address, {}, features);
      return (answer?.features ?? [])
        .map(placeOf)
        .filter(({ street, city }) => street || city)
        .map(suggestionOf)
        .filter(isFirstOfItsText)
        .slice(0, SUGGESTED);
    },

    find: (id, { language }) => {
      const place = decodePhotonId(id);
      return Promise.resolve(place && foundOf(id, place, language));
    },
  };
}

/** A street or town has its name in `name`, an address has the street in `street`. */
function placeOf({ geometry, properties }: Feature): PhotonPlace {
  const { type = '', name: own = '', housenumber: number = '' } = properties;
  const isStreet = type === 'street';
  const isDistrict = type === 'district' || type === 'locality';
  const isCity = type === 'city';
  const [lon, lat] = geometry.coordinates;
  return {
    lat,
    lon,
    number,
    street: properties.street ?? (isStreet ? own : ''),
    district: properties.district ?? (isDistrict ? own : ''),
    city: properties.city ?? (isCity ? own : ''),
    state: properties.state ?? '',
    country: (properties.countrycode ?? '').toUpperCase(),
    postcode: properties.postcode ?? '',
  };
}

function suggestionOf(place: PhotonPlace): SuggestedAddress {
  const [main = '', ...rest] = linesOf(place);
  return { id: encodePhotonId(place), main, secondary: rest.join(', ') };
}

function foundOf(id: string, place: PhotonPlace, language: string): FoundAddress {
  const { number, street, district, city, state, country, postcode, lat, lon } = place;
  const part = (types: string[], long: string, short = long) => ({ types, long, short });
  const parts = [
    part(['street_number'], number),
    part(['route'], street),
    part(['neighborhood', 'sublocality', 'political'], district),
    part(['locality', 'political'], city),
    part(['administrative_area_level_1', 'political'], state),
    part(['country', 'political'], countryName(country, language), country),
    part(['postal_code'], postcode),
  ].filter(({ long }) => long !== '');
  const text = [...linesOf(place), countryName(country, language)].filter(Boolean).join(', ');
  return { id, text, parts, lat, lon };
}

function linesOf(place: PhotonPlace): string[] {
  const { number, street, district, city, state, country } = place;
  const address = NUMBER_FIRST.includes(country) ? [number, street] : [street, number];
  return [address.filter(Boolean).join(' '), district, city, state].filter(Boolean);
}

function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? '';
}

function isFirstOfItsText(one: SuggestedAddress, at: number, all: SuggestedAddress[]): boolean {
  const text = ({ main, secondary }: SuggestedAddress) => `${main}, ${secondary}`;
  return all.findIndex((other) => text(other) === text(one)) === at;
}
