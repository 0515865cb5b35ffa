import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { onMap } from '../places.ts';
import { id } from '../text.ts';

/** Pictures below a map, each by its corner in the north-west. */
const mapTiles = z.object({
  /** What their licence wants beside them. */
  credit: z.string(),
  widthKm: z.number(),
  images: z.array(z.object({ url: z.string(), ...onMap })),
});
export type MapTiles = z.output<typeof mapTiles>;

/**
 * What a map around the place of a request shows. Professionals are at the middle of their district or
 * town, never at an address.
 */
export const neighbourhood = z.object({
  /** The distance from the middle to the upper edge. */
  radiusKm: z.number(),
  /** The largest towns and districts around. */
  places: z.array(z.object({ name: z.string(), ...onMap })),
  professionals: z.array(z.object({ id, ...onMap })),
  /** Of the operator's tile server; null where there is none. */
  tiles: z.nullable(mapTiles),
});
export type Neighbourhood = z.output<typeof neighbourhood>;

export const getNeighbourhood = endpoint({
  method: 'GET',
  path: '/api/requests/:id/neighbourhood',
  audience: 'customer',
  summary: 'A map around the place of a request: towns and districts, and who was contacted',
  params: { id },
  query: { language: z.optional(z.enum(LANGUAGES)) },
  /** Null where the place is unknown. */
  response: z.nullable(neighbourhood),
  errors: ['not_found'],
});
