import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { professionSlug } from './profession-slug.ts';
import { id } from '../text.ts';

export const ANALYTICS_DAYS = ['30', '90', '365'] as const;

/** The upper bounds of the histogram of answer times, in minutes; the last bucket has none. */
export const ANSWER_CLASSES = [15, 30, 60, 240, 1440, null] as const;

const counts = { contacted: z.int(), accepted: z.int() };

/** The outcome of a professional's leads of the last `days` days. */
export const analytics = z.object({
  days: z.int(),
  ...counts,
  denied: z.int(),
  expired: z.int(),
  withdrawn: z.int(),
  waiting: z.int(),
  /** Share of acceptances among answers, in percent; null without answers. */
  acceptanceRate: z.nullable(z.int()),
  medianAnswerMinutes: z.nullable(z.number()),
  hired: z.int(),
  completed: z.int(),
  rating: z.number(),
  reviewCount: z.int(),
  /** Days for 30, weeks for 90 and 365, in the professional's time zone; the oldest first. */
  overTime: z.array(z.object({ from: z.iso.date(), ...counts, denied: z.int(), expired: z.int() })),
  answerTimes: z.array(z.object({ upToMinutes: z.nullable(z.int()), count: z.int() })),
  byProfession: z.array(z.object({ profession: professionSlug, ...counts })),
  byArea: z.array(z.object({ area: z.string(), ...counts })),
  ratings: z.array(z.object({ stars: z.int(), count: z.int() })),
});
export type Analytics = z.output<typeof analytics>;

export const professionalAnalytics = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/analytics',
  audience: 'professional',
  summary: "What became of a professional's requests, and how they answered",
  params: { id },
  // 30 by default.
  query: { days: z.optional(z.enum(ANALYTICS_DAYS)) },
  response: analytics,
  errors: ['not_yours'],
});
