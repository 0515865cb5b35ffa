import { changePlanSettings, readPlanSettings, type PlanSettings } from '#contract/admin/plans.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import type { AnAdmin } from './admins.ts';

type Change = Partial<Pick<PlanSettings, 'priceCents' | 'maxRequests' | 'trialDays' | 'texts'>>;

/** What an operator sends who changes some settings of a plan, and nothing else. */
export async function planWith(operator: AnAdmin, planId: PlanId, change: Change) {
  const settings = await operator.call(readPlanSettings, { params: { planId } });
  const { version, priceCents, maxRequests, trialDays, texts } = settings;
  return { basedOn: version, priceCents, maxRequests, trialDays, texts, ...change };
}

/** Changes settings of a plan in the panel. */
export async function editPlan(operator: AnAdmin, planId: PlanId, change: Change) {
  const body = await planWith(operator, planId, change);
  return operator.call(changePlanSettings, { params: { planId }, body });
}
