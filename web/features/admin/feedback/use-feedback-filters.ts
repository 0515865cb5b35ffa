import { useTranslations } from 'use-intl';
import type { Filter } from '../table/column.ts';
import { choice, useFiltersAlike } from '../table/filters-alike.ts';

/** The filters of the list of reviews. */
export function useFeedbackFilters(): readonly Filter[] {
  const t = useTranslations('admin-lists');
  const { days } = useFiltersAlike();
  return [
    choice('rating', t('columns.rating'), ['5', '4', '3', '2', '1'], (value) =>
      t('stars', { count: Number(value) }),
    ),
    choice('state', t('columns.hiddenAt'), ['shown', 'hidden', 'reported'], (value) =>
      t(`feedbackStates.${value}`),
    ),
    ...days,
    { id: 'professionalId', label: t('columns.professionalName'), kind: 'link' },
  ];
}
