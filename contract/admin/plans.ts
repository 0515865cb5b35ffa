import * as z from 'zod/mini';
import { MAX_TRIAL_DAYS, PLAN_IDS } from '../billing/plans.ts';
import { endpoint } from '../endpoint.ts';
import { moment, oneLine } from '../text.ts';
import { own } from './list.ts';

/** The bounds of the monthly price of a paid plan, in US cents. */
export const MIN_PRICE_CENTS = 100;
export const MAX_PRICE_CENTS = 9_999_900;
export const MAX_PLAN_REQUESTS = 100_000;
export const MAX_PLAN_NAME = 40;
export const MAX_PLAN_DESCRIPTION = 200;
export const MAX_FEATURES = 10;
export const MAX_FEATURE = 140;

const builtInTexts = z.object({
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
});
export type PlanWords = z.output<typeof builtInTexts>;

/** In one language; null is the built-in text. */
const ownTexts = z.object({
  name: z.nullable(oneLine(MAX_PLAN_NAME)),
  description: z.nullable(oneLine(MAX_PLAN_DESCRIPTION)),
  /** `{days}` in a line is replaced by the days of the trial. */
  features: z.nullable(
    z.array(oneLine(MAX_FEATURE)).check(z.minLength(1), z.maxLength(MAX_FEATURES)),
  ),
});
export type OwnPlanWords = z.output<typeof ownTexts>;

const versionCount = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** A plan as its owner edits it. */
export const planSettings = z.object({
  id: z.enum(PLAN_IDS),
  /** Sent with a change (optimistic locking). */
  version: z.int(),
  priceCents: z.int(),
  /** The price it came with. */
  defaultPriceCents: z.int(),
  maxRequests: z.nullable(z.int()),
  trialDays: z.int(),
  texts: z.object({ en: ownTexts, fr: ownTexts, es: ownTexts }),
  builtInTexts: z.object({ en: builtInTexts, fr: builtInTexts, es: builtInTexts }),
  /** What those who are on it pay, highest first; a new price changes nothing for them. */
  paidPrices: z.array(z.object({ priceCents: z.int(), subscribers: z.int() })),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
});
export type PlanSettings = z.output<typeof planSettings>;

export const readPlanSettings = endpoint({
  method: 'GET',
  path: '/api/admin/subscription-plans/:planId',
  audience: 'admin',
  summary: 'A plan to be edited: price, quota, trial and words, and what is paid for it',
  params: { planId: z.enum(PLAN_IDS) },
  query: own,
  response: planSettings,
  errors: [],
});

export const changePlanSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/subscription-plans/:planId',
  audience: 'admin',
  summary: 'Change a plan; a new price is for those who choose it from then on',
  params: { planId: z.enum(PLAN_IDS) },
  query: own,
  body: z.object({
    basedOn: versionCount,
    priceCents: z.int().check(z.minimum(0), z.maximum(MAX_PRICE_CENTS)),
    /** Null without limit. */
    maxRequests: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_PLAN_REQUESTS))),
    trialDays: z.int().check(z.minimum(0), z.maximum(MAX_TRIAL_DAYS)),
    texts: z.object({ en: ownTexts, fr: ownTexts, es: ownTexts }),
  }),
  response: planSettings,
  errors: ['changed_meanwhile', 'payments_unreachable'],
});
