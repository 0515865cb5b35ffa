import type { Language } from '#contract/language.ts';
import type { Plan, PlanId } from '#contract/billing/plans.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findOfferedPlans, getPlan } from './queries-plans.ts';
import { PLAN_TEXTS } from './texts/texts.ts';

/** The days before a paid plan is charged for the first time. */
export const TRIAL_DAYS = 14;

/** The plans on offer in a language, cheapest first. */
export async function offeredPlans(
  { db, stripe }: Pick<Platform, 'db' | 'stripe'>,
  language: Language,
): Promise<Plan[]> {
  const plans = await findOfferedPlans(db);
  return plans.map((plan) => ({
    id: plan.id,
    ...textsOf(plan.id, language),
    price: plan.price_usd,
    billingCycle: 'monthly',
    trialDays: plan.id === 'free' ? 0 : TRIAL_DAYS,
    maxRequests: plan.max_requests,
    stripePriceId: plan.id === 'free' ? null : (stripe?.prices[plan.id] ?? null),
    isPopular: plan.is_popular,
    isActive: plan.is_active,
    createdAt: plan.created_at.toISOString(),
  }));
}

function textsOf(id: PlanId, language: Language): Pick<Plan, 'name' | 'description' | 'features'> {
  const { features, ...texts } = PLAN_TEXTS[language][id];
  return { ...texts, features: features.map((line) => line.replace('{days}', `${TRIAL_DAYS}`)) };
}

/** The name of a plan in a language. */
export function planName(id: PlanId, language: Language): string {
  return PLAN_TEXTS[language][id].name;
}

/** A plan with its name in a language; its price in US dollars a month. */
export async function namedPlan(
  db: Db,
  id: PlanId,
  language: Language,
): Promise<Pick<Plan, 'id' | 'name' | 'price'>> {
  const { price_usd: price } = await getPlan(db, id);
  return { id, name: planName(id, language), price };
}

/** Whether a plan can be chosen (any more). */
export async function isOffered(db: Db, id: PlanId): Promise<boolean> {
  return (await getPlan(db, id)).is_active;
}
