import type { Language } from '#contract/language.ts';
import type { Plan, PlanId } from '#contract/billing/plans.ts';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StripeAccount } from '#server/platform/stripe.ts';
import { wordsOf } from './plan-words.ts';
import { findOfferedPlans, getPlan, type PlanRow } from './queries-plans.ts';
import { getTaxes } from './taxes/queries-taxes.ts';
import { taxField } from './taxes/taxes.ts';

/** The plans on offer in a language, cheapest first. */
export async function offeredPlans(
  { db, stripe }: Pick<Platform, 'db' | 'stripe'>,
  language: Language,
): Promise<Plan[]> {
  const [plans, taxes] = await Promise.all([findOfferedPlans(db), getTaxes(db)]);
  return plans.map((plan) => ({
    id: plan.id,
    ...shownWords(plan, language),
    price: plan.cents / 100,
    ...taxField(taxes, plan.cents),
    billingCycle: 'monthly',
    trialDays: trialDaysOf(plan),
    maxRequests: plan.max_requests,
    stripePriceId: stripePriceOf(plan, stripe) ?? null,
    isPopular: plan.is_popular,
    isActive: plan.is_active,
    createdAt: plan.created_at.toISOString(),
  }));
}

function shownWords(plan: PlanRow, language: Language) {
  const { name, description, features } = wordsOf(plan, language);
  const days = `${trialDaysOf(plan)}`;
  return { name, description, features: features.map((line) => line.replaceAll('{days}', days)) };
}

/** The free plan has no trial. */
export function trialDaysOf({ id, trial_days }: Pick<PlanRow, 'id' | 'trial_days'>): number {
  return id === 'free' ? 0 : trial_days;
}

/**
 * The id of a plan's price at Stripe: the configured one for the price it came with, else the one
 * made beside it; undefined where that is not made yet, or was made in another account.
 */
export function stripePriceOf(plan: PlanRow, stripe: StripeAccount | undefined) {
  if (!stripe || plan.id === 'free') return undefined;
  const base = stripe.prices[plan.id];
  if (plan.cents === plan.default_cents) return base;
  return plan.stripe_price_base === base ? (plan.stripe_price_id ?? undefined) : undefined;
}

/** A plan with its name in a language; price in US dollars a month and trial for who chooses it now. */
export async function namedPlan(
  db: Db,
  id: PlanId,
  language: Language,
): Promise<Pick<Plan, 'id' | 'name' | 'price' | 'trialDays'>> {
  const plan = await getPlan(db, id);
  const { name } = wordsOf(plan, language);
  return { id, name, price: plan.cents / 100, trialDays: trialDaysOf(plan) };
}

/** The price a plan came with, in US cents: that of the configured price at Stripe. */
export async function defaultPriceOf(db: Db, id: PlanId): Promise<number> {
  return (await getPlan(db, id)).default_cents;
}

/** How many days a paid plan is free for who has their trial left. */
export async function trialDaysOfPlan(db: Db, id: PaidPlanId): Promise<number> {
  return trialDaysOf(await getPlan(db, id));
}

/** Whether a plan can be chosen (any more). */
export async function isOffered(db: Db, id: PlanId): Promise<boolean> {
  return (await getPlan(db, id)).is_active;
}
