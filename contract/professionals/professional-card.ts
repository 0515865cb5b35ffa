import * as z from 'zod/mini';
import { PROFESSIONS } from './professions.ts';
import { id } from '../text.ts';

/**
 * A professional as shown to customers. `rating` is 0 to 5; 0 with no reviews. Apart from the profile,
 * whose rules a customer's screens do without.
 */
export const professionalCard = z.object({
  id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  description: z.nullable(z.string()),
  profession: z.enum(PROFESSIONS),
  location: z.string(),
  /** False for somebody an operator has imported who is written to and has not come yet. */
  onPlatform: z.boolean(),
});
