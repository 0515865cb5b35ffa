import { useTranslations } from 'use-intl';
import type { PlanSettings } from '#contract/admin/plans.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import type { bodyOf } from './draft.ts';

type Change = Pick<ReturnType<typeof bodyOf>, 'priceCents' | 'maxRequests' | 'trialDays'>;

/** Whether a change is about money or limits: words alone need no question. */
export function needsConfirming(plan: PlanSettings, to: Change): boolean {
  return (
    plan.priceCents !== to.priceCents ||
    plan.maxRequests !== to.maxRequests ||
    plan.trialDays !== to.trialDays
  );
}

/** What a change means for people, a sentence each. */
export function useConsequences(plan: PlanSettings, to: Change): string[] {
  const t = useTranslations('admin-plans.confirm');
  const { money } = useFormatting();
  const { maxRequests } = to;
  const paying = plan.paidPrices.reduce((sum, { subscribers }) => sum + subscribers, 0);
  return [
    ...(plan.priceCents === to.priceCents
      ? []
      : [t('price', { price: money(to.priceCents / 100) }), t('keep', { count: paying })]),
    ...(plan.maxRequests === maxRequests
      ? []
      : [maxRequests === null ? t('unlimited') : t('requests', { count: maxRequests })]),
    ...(plan.trialDays === to.trialDays ? [] : [t('trial', { days: String(to.trialDays) })]),
  ];
}
