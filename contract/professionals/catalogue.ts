import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { PROFESSIONS } from './professions.ts';

/** Categories that group trades in long lists. */
export const CATEGORIES = ['home_repair', 'tech', 'business', 'home_services'] as const;
export type Category = (typeof CATEGORIES)[number];

export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue',
  audience: 'anyone',
  summary: 'What the operator changed of the catalogue: names, trades not offered; and its groups',
  response: z.object({
    names: z.array(
      z.object({
        profession: z.enum(PROFESSIONS),
        language: z.enum(LANGUAGES),
        name: z.string(),
      }),
    ),
    notOffered: z.array(z.enum(PROFESSIONS)),
    groups: z.array(
      z.object({ category: z.enum(CATEGORIES), professions: z.array(z.enum(PROFESSIONS)) }),
    ),
  }),
  errors: [],
});
