import { useTranslations } from 'use-intl';
import { PROFESSIONAL_STATES } from '#contract/admin/professionals.ts';
import { PLAN_IDS } from '#contract/billing/plans.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import type { Filter } from '../table/column.ts';
import { choice, useFiltersAlike } from '../table/filters-alike.ts';

/** The filters of the list of professionals. */
export function useProfessionalFilters(): readonly Filter[] {
  const t = useTranslations('admin-lists');
  const { days, profession } = useFiltersAlike();
  const planName = usePlanName();
  return [
    profession,
    choice('state', t('columns.state'), PROFESSIONAL_STATES, (value) =>
      t(`professionalStates.${value}`),
    ),
    choice('planId', t('columns.planId'), PLAN_IDS, planName),
    { id: 'papersToCheck', label: t('filters.papersToCheck'), kind: 'flag' },
    ...days,
  ];
}
