import { classes } from '#web/ui/classes.ts';

interface DayLeafProps {
  leaf: { weekday: string; day: string; month: string };
  /** Over, or called off. */
  faint?: boolean;
}

/** The leaf of a calendar; the day is written out beside it. */
export function DayLeaf({ leaf: { weekday, day, month }, faint = false }: DayLeafProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex w-14 shrink-0 flex-col items-center overflow-hidden rounded-lg border border-line bg-card pb-1.5 text-center leading-none',
        faint && 'text-ink-soft',
      )}
    >
      <span
        className={classes(
          'mb-1.5 w-full py-1 text-xs font-semibold',
          faint ? 'bg-stone text-stone-ink' : 'bg-pine-100 text-pine-700',
        )}
      >
        {month}
      </span>
      <span className="font-display text-lg/6 font-semibold">{day}</span>
      <span className="mt-0.5 text-xs text-ink-faint">{weekday}</span>
    </span>
  );
}
