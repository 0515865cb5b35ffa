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

/** A map around a place. */
const around = {
  /** The distance from the middle to the upper edge. */
  radiusKm: z.number(),
  /** The largest towns and districts around. */
  places: z.array(z.object({ name: z.string(), ...onMap })),
};

/**
 * What a map around the place of a request shows. Professionals are at the middle of their district or
 * town, never at an address.
 */
export const neighbourhood = z.object({
  ...around,
  professionals: z.array(z.object({ id, ...onMap })),
  /** Of the operator's tile server; null where there is none. */
  tiles: z.nullable(mapTiles),
});
export type Neighbourhood = z.output<typeof neighbourhood>;

/**
 * What a map around a professional's own place shows of a lead: the middle of the customer's district
 * or town, never an address; null while they know no more than the distance.
 */
export const leadMap = z.object({ ...around, customer: z.nullable(z.object(onMap)) });
export type LeadMap = z.output<typeof leadMap>;

const query = { language: z.optional(z.enum(LANGUAGES)) };

export const getNeighbourhood = endpoint({
  method: 'GET',
  path: '/api/requests/:id/neighbourhood',
  audience: 'customer',
  summary: 'A map around the place of a request: towns and districts, and who was contacted',
  params: { id },
  query,
  /** Null where the place is unknown. */
  response: z.nullable(neighbourhood),
  errors: ['not_found'],
});

export const getLeadMap = endpoint({
  method: 'GET',
  path: '/api/service-request-professionals/:id/neighbourhood',
  audience: 'professional',
  summary:
    'A map around the own place: towns and districts, and the area of the customer of a lead',
  params: { id },
  query,
  /** Null where one of the two places is unknown. */
  response: z.nullable(leadMap),
  errors: ['not_found'],
});
