import * as z from 'zod/mini';
import { professionSlug } from './profession-slug.ts';
import { id } from '../text.ts';

/**
 * A professional as shown to customers. `rating` is 0 to 5; 0 without reviews. Separate from the
 * profile, whose rules a customer's screens do not load.
 */
export const professionalCard = z.object({
  id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  description: z.nullable(z.string()),
  profession: professionSlug,
  location: z.string(),
  /** False for an unclaimed professional. */
  onPlatform: z.boolean(),
});
