import { useTranslations } from 'use-intl';
import type { PlanId } from '#contract/billing/plans.ts';
import { usePlans } from '#web/lib/use-plans.ts';

/** The names of the plans as their owner calls them; the built-in ones until they are loaded. */
export function usePlanName(): (id: PlanId) => string {
  const t = useTranslations('admin-lists.plans');
  const { data } = usePlans();
  return (id) => data?.find((plan) => plan.id === id)?.name ?? t(id);
}
