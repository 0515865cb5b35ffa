import { classes } from '#web/ui/classes.ts';

interface Row {
  name: string;
  amount: string;
}

/** Amounts and their dates, the current one first. */
export function Amounts({ rows }: { rows: readonly [now: Row, later: Row] }) {
  return (
    <dl className="animate-appear rounded-lg bg-paper px-4">
      {rows.map(({ name, amount }, index) => (
        <div key={name} className="relative flex items-baseline justify-between gap-4 py-3 ps-6">
          <span
            aria-hidden="true"
            className={classes(
              'absolute start-0.5 w-px bg-line-strong',
              index === 0 ? 'top-1/2 bottom-0' : 'top-0 bottom-1/2',
            )}
          />
          <span
            aria-hidden="true"
            className={classes(
              'absolute top-1/2 -start-[3px] size-2 -translate-y-1/2 rounded-full border-2',
              index === 0 ? 'border-pine-600 bg-pine-600' : 'border-line-strong bg-paper',
            )}
          />
          <dt className={index === 0 ? 'font-semibold' : 'text-ink-soft'}>{name}</dt>
          <dd
            className={classes('text-end tabular-nums', index === 0 ? 'text-lg font-semibold' : '')}
          >
            {amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}
