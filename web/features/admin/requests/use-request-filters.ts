import { useTranslations } from 'use-intl';
import { REQUEST_STATUSES } from '#contract/requests/statuses.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { useUrgencyName } from '#web/lib/catalogue/catalogue-names.ts';
import type { Filter } from '../table/column.ts';
import { choice, useFiltersAlike } from '../table/filters-alike.ts';

/** The filters of the list of requests. */
export function useRequestFilters(): readonly Filter[] {
  const t = useTranslations('admin-lists');
  const urgencyName = useUrgencyName();
  const { days, profession } = useFiltersAlike();
  return [
    choice('status', t('columns.status'), REQUEST_STATUSES, (value) => t(`requestStatus.${value}`)),
    profession,
    choice('urgency', t('columns.urgency'), URGENCIES, urgencyName),
    { id: 'unanswered', label: t('filters.unanswered'), kind: 'flag' },
    ...days,
    { id: 'customerId', label: t('columns.customerName'), kind: 'link' },
  ];
}
