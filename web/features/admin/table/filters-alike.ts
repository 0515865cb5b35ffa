import { useTranslations } from 'use-intl';
import { useTrades } from '#web/lib/catalogue/catalogue.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import type { Filter } from './column.ts';

/** Filters common to several lists: a range of days, and the trade. */
export function useFiltersAlike() {
  const t = useTranslations('admin-lists');
  const nameOf = useProfessionName();
  const days: readonly Filter[] = [
    { id: 'from', label: t('filters.from'), kind: 'day' },
    { id: 'to', label: t('filters.to'), kind: 'day' },
  ];
  const trades = useTrades().map((value) => ({ value, label: nameOf(value) }));
  const profession: Filter = {
    id: 'profession',
    label: t('columns.profession'),
    kind: 'choice',
    options: trades.toSorted((one, other) => one.label.localeCompare(other.label)),
  };
  return { days, profession };
}

/** A filter with named values: `choice('role', 'Role', ROLES, t)`. */
export function choice<Value extends string>(
  id: string,
  label: string,
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Filter {
  return {
    id,
    label,
    kind: 'choice',
    options: values.map((value) => ({ value, label: nameOf(value) })),
  };
}
