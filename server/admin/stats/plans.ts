import type { AdminPlan } from '#contract/admin/subscriptions.ts';
import type { Language } from '#contract/language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { offeredPlans } from '#server/subscriptions/subscriptions.ts';
import { countByPlan } from './queries-stats.ts';

/**
 * The plans on offer with their numbers of professionals and monthly revenue, without those on
 * trial.
 */
export async function countedPlans(
  platform: Pick<Platform, 'db' | 'stripe'>,
  language: Language,
): Promise<AdminPlan[]> {
  const [plans, counts] = await Promise.all([
    offeredPlans(platform, language),
    countByPlan(platform.db),
  ]);
  return plans.map((plan) => {
    const counted = counts.find(({ planId }) => planId === plan.id);
    const { subscribers = 0, paying = 0, trialing = 0, pastDue = 0, granted = 0 } = counted ?? {};
    const monthlyRevenue = (counted?.paidCents ?? 0) / 100;
    return { ...plan, subscribers, paying, trialing, pastDue, granted, monthlyRevenue };
  });
}
