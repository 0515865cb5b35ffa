import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { PLAN_IDS, plan } from '../billing/plans.ts';
import { STANDINGS } from '../billing/subscriptions.ts';
import { id, moment } from '../text.ts';
import { columns, cursor, questions, own, pages } from './list.ts';

/**
 * A plan with the number of its professionals: `subscribers` are those who pay, are on trial, are
 * past due or were granted it; the first three have an active subscription.
 */
export const adminPlan = z.extend(plan, {
  subscribers: z.int(),
  paying: z.int(),
  trialing: z.int(),
  pastDue: z.int(),
  granted: z.int(),
  /** What those who pay do pay a month in US dollars, without trials and without taxes. */
  monthlyRevenue: z.number(),
});
export type AdminPlan = z.output<typeof adminPlan>;

export const listAdminPlans = endpoint({
  method: 'GET',
  path: '/api/admin/subscription-plans',
  audience: 'admin',
  summary: 'The plans and how many are on each',
  query: { ...own, language: z.optional(z.enum(LANGUAGES)) },
  response: z.array(adminPlan),
  errors: [],
});

export const adminSubscription = z.object({
  /** The professional's id. */
  id,
  professionalName: z.string(),
  planId: z.enum(PLAN_IDS),
  standing: z.enum(STANDINGS),
  /** US dollars a month; null where nothing is paid (any more). */
  price: z.nullable(z.number()),
  /** The same without taxes that it includes; missing where no owner ever chose taxes. */
  priceWithoutTax: z.optional(z.nullable(z.number())),
  /** The taxes of the next charge, in US dollars; missing likewise. */
  tax: z.optional(z.nullable(z.number())),
  trialEnd: z.nullable(moment),
  periodEnd: z.nullable(moment),
  cancelsAt: z.nullable(moment),
  /** Unpaid US dollars. */
  overdue: z.nullable(z.number()),
  createdAt: moment,
  cursor,
});
export type AdminSubscription = z.output<typeof adminSubscription>;

const subscriptionsAsked = {
  ...questions(['createdAt']),
  planId: z.optional(z.enum(PLAN_IDS)),
  state: z.optional(z.enum(['live', 'trialing', 'past_due', 'ending', 'ended'])),
};

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions',
  audience: 'admin',
  summary: 'Every subscription that was ever begun',
  query: { ...subscriptionsAsked, ...pages },
  response: z.array(adminSubscription),
  errors: [],
});

export const exportSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/exports/subscriptions',
  audience: 'admin',
  summary: 'The subscriptions as CSV: the same questions, without pages',
  query: { ...subscriptionsAsked, columns },
  response: 'file',
  errors: [],
});
