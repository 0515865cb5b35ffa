import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { WAITING_ROWS, type RowsProps } from './row-look.ts';
import { RowName } from './row-name.tsx';

/** Rows as cards on narrow screens; empty fields are left out. */
export function RowsCards<Row extends { id: string }>(props: RowsProps<Row>) {
  const { label, rows, stale } = props;
  if (!rows)
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        {WAITING_ROWS.map((row) => (
          <div key={row} className="rounded-lg border border-line bg-card p-4">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="mt-3 h-4 w-full" />
          </div>
        ))}
      </div>
    );
  return (
    <ul
      aria-label={label}
      aria-busy={stale}
      className={classes('flex flex-col gap-3 transition-opacity', stale && 'opacity-60')}
    >
      {rows.map((row) => (
        <Card key={row.id} row={row} {...props} />
      ))}
    </ul>
  );
}

function Card<Row extends { id: string }>(props: RowsProps<Row> & { row: Row }) {
  const { row, columns, hrefOf, actions } = props;
  const [name, ...others] = columns;
  return (
    <li className="relative rounded-lg border border-line bg-card p-4 text-sm">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <RowName href={hrefOf(row)}>{name?.show(row)}</RowName>
        </div>
        {actions && <div className="relative z-1 -mt-2 -me-2">{actions(row)}</div>}
      </div>
      <dl className="mt-3 grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4 gap-y-2">
        {others.map(({ id, title, show }) => (
          <div
            key={id}
            className="col-span-2 grid grid-cols-subgrid items-center has-data-nothing:hidden"
          >
            <dt className="text-xs text-ink-faint">{title}</dt>
            <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{show(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
