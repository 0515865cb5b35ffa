import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { Column, Sorting } from './column.ts';
import { WAITING_ROWS, type RowsProps } from './row-look.ts';
import { RowName } from './row-name.tsx';

/** Rows as a scrollable table with a sticky header. */
export function RowsTable<Row extends { id: string }>(props: RowsProps<Row>) {
  const { label, columns, rows, sorting, onSort, actions, stale } = props;
  const t = useTranslations('admin-panel.table');
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-[max(24rem,calc(100dvh-15rem))] overflow-auto rounded-lg border border-line bg-card"
    >
      <table aria-busy={stale || !rows} className="w-full text-start text-[0.875rem] leading-5">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={classes(HEAD, FADE, 'end-0 z-20 before:to-paper')}>
                <span className="sr-only">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={classes('transition-opacity', stale && 'opacity-60')}>
          {rows
            ? rows.map((row) => <Row key={row.id} row={row} {...props} />)
            : WAITING_ROWS.map((row) => <WaitingRow key={row} columns={columns} />)}
        </tbody>
      </table>
    </div>
  );
}

const HEAD =
  'sticky top-0 z-10 bg-paper px-4 shadow-[inset_0_-1px_0_var(--color-line)] text-xs font-semibold whitespace-nowrap text-ink-soft';

/** Cells that scroll below the sticky buttons fade out. */
const FADE =
  'before:pointer-events-none before:absolute before:top-0 before:bottom-px before:-start-8 before:w-8 before:bg-linear-to-r rtl:before:bg-linear-to-l before:from-transparent';

interface HeadingProps<Row> {
  column: Column<Row>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function Heading<Row>({ column, sorting, onSort }: HeadingProps<Row>) {
  const { title, sort, end } = column;
  const place = classes(HEAD, end && 'text-end');
  if (!sort)
    return (
      <th scope="col" className={classes(place, 'h-10')}>
        {title}
      </th>
    );
  const order = sorting.sort === sort ? sorting.order : undefined;
  const Arrow = order ? (order === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  // Names are sorted ascending first, moments and figures descending.
  const first = end || sort === 'createdAt' ? 'desc' : 'asc';
  const next = order ? (order === 'asc' ? 'desc' : 'asc') : first;
  return (
    <th
      scope="col"
      aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={place}
    >
      <button
        type="button"
        onClick={() => onSort({ sort, order: next })}
        className="group -mx-2 inline-flex min-h-10 items-center gap-1.5 rounded-md px-2 font-semibold hover:text-ink focus-visible:-outline-offset-2"
      >
        {title}
        <Arrow
          aria-hidden="true"
          className={classes('size-3.5', order ? 'text-pine-700' : 'text-ink-faint opacity-60')}
        />
      </button>
    </th>
  );
}

function Row<Row extends { id: string }>(props: RowsProps<Row> & { row: Row }) {
  const { row, columns, hrefOf, actions } = props;
  return (
    <tr className="group relative border-b border-line/70 last:border-b-0 hover:bg-paper">
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={classes('px-4 py-2 align-middle', column.end && 'text-end tabular-nums')}
        >
          {index === 0 ? (
            <RowName href={hrefOf(row)}>{column.show(row)}</RowName>
          ) : (
            column.show(row)
          )}
        </td>
      ))}
      {actions && (
        <td
          className={classes(
            FADE,
            'sticky end-0 z-1 bg-card px-2 py-1 text-end group-hover:bg-paper before:to-card group-hover:before:to-paper',
          )}
        >
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

function WaitingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr className="border-b border-line/70 last:border-b-0">
      {columns.map(({ id }, index) => (
        <td key={id} className="px-4 py-4.5">
          <Skeleton className={index === 0 ? 'h-4 w-40' : 'h-4 w-24'} />
        </td>
      ))}
    </tr>
  );
}
