import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PROFESSIONS } from './professions.ts';
import { id } from './text.ts';

/** A professional as shown to customers. `rating` is 0 to 5; 0 with no reviews. */
export const professionalCard = z.object({
  id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  description: z.nullable(z.string()),
  profession: z.enum(PROFESSIONS),
  location: z.string(),
});
export type ProfessionalCard = z.output<typeof professionalCard>;

export const trustedProfessionals = endpoint({
  method: 'GET',
  path: '/api/professionals/trusted',
  audience: 'anyone',
  summary: 'The three best-rated professionals of the site',
  response: z.array(professionalCard),
  errors: [],
});

export const publicProfessional = endpoint({
  method: 'GET',
  path: '/api/professionals/:id',
  audience: 'anyone',
  summary: "A professional's public profile",
  params: { id },
  response: z.extend(professionalCard, {
    professionalId: id,
    hourlyRate: z.nullable(z.number()),
    yearsExperience: z.nullable(z.int()),
    email: z.null(),
    phone: z.null(),
  }),
  errors: ['not_found'],
});
