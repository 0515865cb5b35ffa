import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './language.ts';
import { text } from './text.ts';

/** A suggestion, in the shape of Google Places whatever the provider. */
export const prediction = z.object({
  place_id: z.string(),
  description: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
});
export type Prediction = z.output<typeof prediction>;

/** One search of one person, from the first letter to the choice; made by the page, a UUID does. */
const sessionToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const autocompletePlaces = endpoint({
  method: 'GET',
  path: '/api/places/autocomplete',
  audience: 'anyone',
  summary: 'Addresses and places that begin like the input; none under 3 characters',
  query: {
    input: z.string().check(z.maxLength(200)),
    types: z.optional(z.string().check(z.maxLength(40))),
    sessiontoken: z.optional(sessionToken),
    language: z.optional(z.enum(LANGUAGES)),
  },
  response: z.object({ predictions: z.array(prediction) }),
  errors: ['unavailable'],
});

const degrees = (most: number) => z.coerce.number().check(z.minimum(-most), z.maximum(most));

export const nearbyPlace = endpoint({
  method: 'GET',
  path: '/api/places/near',
  audience: 'anyone',
  summary: 'The place around a point, where one is known within reach',
  query: {
    latitude: degrees(90),
    longitude: degrees(180),
    language: z.optional(z.enum(LANGUAGES)),
  },
  response: z.object({ prediction: z.nullable(prediction) }),
  errors: ['unavailable'],
});

export const placeDetails = endpoint({
  method: 'GET',
  path: '/api/places/details',
  audience: 'anyone',
  summary: 'The parts of an address',
  query: {
    place_id: z.string().check(z.minLength(1), z.maxLength(512)),
    sessiontoken: z.optional(sessionToken),
    language: z.optional(z.enum(LANGUAGES)),
  },
  response: z.object({
    result: z.object({
      place_id: z.string(),
      formatted_address: z.string(),
      address_components: z.array(
        z.object({ types: z.array(z.string()), long_name: z.string(), short_name: z.string() }),
      ),
    }),
  }),
  errors: ['not_found', 'unavailable'],
});

export const coveredPlaces = endpoint({
  method: 'GET',
  path: '/api/places/covered',
  audience: 'professional',
  summary: 'The towns and districts within so many kilometres of a place, largest first',
  query: {
    /** The place as it was chosen, or else as it is spelled; the caller's own where neither is there. */
    place_id: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    location: z.optional(text(1, 300)),
    km: z.coerce.number().check(z.minimum(1), z.maximum(500)),
    language: z.optional(z.enum(LANGUAGES)),
  },
  /** `places` are the forty largest of `total`; distances in whole kilometres. */
  response: z.object({
    places: z.array(z.object({ name: z.string(), region: z.nullable(z.string()), km: z.int() })),
    total: z.int(),
  }),
  errors: ['not_found'],
});
