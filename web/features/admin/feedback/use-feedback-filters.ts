import { useTranslations } from 'use-intl';
import type { Filter } from '../table/column.ts';
import { choice, useFiltersAlike } from '../table/filters-alike.ts';

/** What the list of reviews can be asked. */
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
