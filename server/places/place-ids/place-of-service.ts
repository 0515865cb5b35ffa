import type { FoundAddress } from '#server/platform/addresses/address-service.ts';
import type { Place } from '#server/places/resolve.ts';

/** Components below the town: with one of them the point is that of a street or quarter. */
const PRECISE = ['street_number', 'route', 'neighborhood', 'sublocality', 'postal_code'];
const TOWNS = [
  'locality',
  'postal_town',
  'sublocality',
  'administrative_area_level_3',
  'administrative_area_level_2',
];

/** Maps an address of a service to a place. */
export function placeOfService({ text, parts, lat, lon }: FoundAddress): Place {
  const of = (type: string) => parts.find(({ types }) => types.includes(type));
  const isPrecise = PRECISE.some((type) => of(type) !== undefined);
  // The area must not contain the street: its readers may not know it.
  const city = TOWNS.map(of).find((part) => part !== undefined)?.long ?? (isPrecise ? '' : text);
  const region = of('administrative_area_level_1')?.long ?? '';
  return {
    lat,
    lon,
    area: [city, region].filter(Boolean).join(', '),
    city,
    region,
    countryCode: of('country')?.short ?? '',
    exact: isPrecise,
    description: text,
  };
}
