import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { moment } from '../text.ts';
import { planTax } from './plan-tax.ts';

export const PLAN_IDS = ['free', 'professional', 'premium'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** The first charge comes after so many days; the letter before it is sent three days earlier. */
export const MIN_TRIAL_DAYS = 3;
export const MAX_TRIAL_DAYS = 90;

/**
 * A plan as it is offered: `price` in US dollars a billing cycle; null `maxRequests` is unlimited.
 * `trialDays` are free for those with their trial left; none of the free plan.
 */
export const plan = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  /** The taxes on this price; missing where the operator charges none, and of the free plan. */
  tax: z.optional(planTax),
  billingCycle: z.literal('monthly'),
  trialDays: z.int(),
  features: z.array(z.string()),
  maxRequests: z.nullable(z.int()),
  stripePriceId: z.nullable(z.string()),
  isPopular: z.boolean(),
  isActive: z.boolean(),
  createdAt: moment,
});
export type Plan = z.output<typeof plan>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/subscription-plans',
  audience: 'anyone',
  summary: 'The plans a professional can be on, cheapest first',
  query: { language: z.optional(z.enum(LANGUAGES)) },
  response: z.array(plan),
  errors: [],
});
