import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { PROFESSION_ICONS } from './profession-icons.ts';
import { professionSlug } from './profession-slug.ts';

/** Categories that group trades in long lists. */
export const CATEGORIES = ['home_repair', 'tech', 'business', 'home_services'] as const;
export type Category = (typeof CATEGORIES)[number];

export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue',
  audience: 'anyone',
  summary:
    'What the operator changed of the catalogue: names, trades added or not offered, icons; and its groups',
  response: z.object({
    names: z.array(
      z.object({
        profession: professionSlug,
        language: z.enum(LANGUAGES),
        name: z.string(),
      }),
    ),
    notOffered: z.array(professionSlug),
    /** Of trades whose icon the operator chose. */
    icons: z.array(z.object({ profession: professionSlug, icon: z.enum(PROFESSION_ICONS) })),
    /** All trades, those the operator added as well. */
    groups: z.array(
      z.object({ category: z.enum(CATEGORIES), professions: z.array(professionSlug) }),
    ),
  }),
  errors: [],
});
