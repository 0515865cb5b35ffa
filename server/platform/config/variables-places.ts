import { z } from 'zod';

/** The address service. */
export const placesVariables = {
  PLACES_PROVIDER: {
    about:
      'where addresses are looked up (docs/places.md); embedded needs no network and stands in where the others fail',
    must: 'be embedded, google or photon',
    example: 'embedded',
    schema: z.enum(['embedded', 'google', 'photon']).default('embedded'),
  },
  GOOGLE_MAPS_API_KEY: {
    about: 'key of Google Maps Platform with the Places API (New)',
    must: 'be a key without spaces',
    example: 'AIza0123456789abcdef',
    secret: true as const,
    schema: z.string().regex(/^\S+$/).optional(),
  },
  GOOGLE_PLACES_URL: {
    about: 'address of that service, for those who reach it by a relay',
    must: 'be an http(s) address',
    example: 'https://places.googleapis.com',
    schema: z.url({ protocol: /^https?$/ }).default('https://places.googleapis.com'),
  },
  PLACES_DAILY_LIMIT: {
    about: 'calls to a paid service all nodes together may make a day (UTC)',
    must: 'be a whole number from 0 to 10000000',
    example: '5000',
    schema: z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .pipe(z.number().max(10_000_000))
      .default(5000),
  },
  PHOTON_URL: {
    about: 'address of a Photon server, yours or one that lets you',
    must: 'be an http(s) address',
    example: 'http://localhost:2322',
    schema: z.url({ protocol: /^https?$/ }).optional(),
  },
  PHOTON_LANGUAGES: {
    about: 'languages that Photon server has names in; others get the local names',
    must: 'be two-letter codes with commas between them',
    example: 'en,fr',
    schema: z
      .string()
      .regex(/^[a-z]{2}(,[a-z]{2})*$/)
      .default('en,fr')
      .transform((list) => list.split(',')),
  },
  MAP_TILES_URL: {
    about:
      'address of the tiles below the maps of requests (docs/places.md); without it maps are drawn from the gazetteer, and nothing leaves the site',
    must: 'be an https address with {z}, {x} and {y}',
    example: 'https://tiles.example.com/{z}/{x}/{y}.png',
    schema: z
      .string()
      .regex(/^https:\/\/[\w.-]+(:\d+)?\/\S*$/)
      .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)))
      .optional(),
  },
  MAP_TILES_CREDIT: {
    about: 'what the licence of these tiles wants beside them',
    must: 'be one line of up to 80 characters',
    example: '© OpenStreetMap contributors',
    schema: z
      .string()
      .max(80)
      .regex(/^[^\n]+$/)
      .optional(),
  },
} as const;
