import { useTranslations } from 'use-intl';
import type { Filter } from '../table/column.ts';
import { choice } from '../table/filters-alike.ts';

/** The filters of the list of reports. */
export function useReportFilters(): readonly Filter[] {
  const t = useTranslations('admin-reports');
  return [
    choice('state', t('columns.state'), ['open', 'resolved'], (state) => t(`states.${state}`)),
    choice('targetType', t('columns.target'), ['review', 'person', 'message'], (target) =>
      t(`targets.${target}`),
    ),
  ];
}
