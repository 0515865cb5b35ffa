import { useTranslations } from 'use-intl';
import { Select } from '#web/ui/form/controls.tsx';
import type { Column, Order, Sorting } from './column.ts';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** The sort order of cards, which have no headers. */
export function SortChoice<Row>({ columns, sorting, onSort }: SortChoiceProps<Row>) {
  const t = useTranslations('admin-panel.table');
  return (
    <Select
      aria-label={t('sortBy')}
      value={`${sorting.sort} ${sorting.order}`}
      onChange={({ target }) => {
        const [sort = '', order] = target.value.split(' ');
        onSort({ sort, order: order as Order });
      }}
      className="text-sm"
    >
      {columns.flatMap(({ id, title, sort }) =>
        sort
          ? (['asc', 'desc'] as const).map((order) => (
              <option key={`${id} ${order}`} value={`${sort} ${order}`}>
                {t('sortOption', {
                  column: title,
                  order: t(order === 'asc' ? 'ascending' : 'descending'),
                })}
              </option>
            ))
          : [],
      )}
    </Select>
  );
}
